"""The drawing in the middle of the window: a view, layers that paint and tools that act."""
