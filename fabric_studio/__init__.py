"""Draw a GPU fabric to scale on a real floor, know at once that every cable fits, and watch it run."""

__version__ = "0.1.0"
