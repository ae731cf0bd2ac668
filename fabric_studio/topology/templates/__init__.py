"""One template per file; each module exposes `TEMPLATE`."""
