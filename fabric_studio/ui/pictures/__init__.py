"""Pictures of designs and of the window, made without a desktop."""
