"""The simulator: a problem in arrays, compiled kernels, models that yield frames, and results."""
