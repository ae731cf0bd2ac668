"""What the canvas paints, one layer a file, bottom to top."""
