"""Fabrics to generate: the wiring as arrays, and one template per file that draws it to scale."""
