"""Importers: one file per format, each ending in a neutral fabric record; `design` makes a drawing out of it."""
