"""Work that goes on beside the window, and how its outcome gets back to it."""
