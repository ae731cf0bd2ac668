"""One verb a file; each exposes VERB."""
