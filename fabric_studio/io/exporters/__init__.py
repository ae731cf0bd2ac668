"""One exporter a file, each found by its name: what `export --to NAME` writes."""
