"""The charts of the simulation dock, with pyqtgraph. All share one cursor."""
