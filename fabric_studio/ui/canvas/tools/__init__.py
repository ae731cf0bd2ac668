"""What the mouse and the keys do on the canvas, one tool a file, each ending in exactly one command."""
