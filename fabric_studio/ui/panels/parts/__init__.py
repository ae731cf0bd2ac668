"""The palette of parts and media."""
