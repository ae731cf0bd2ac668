"""Results as a person reads them on a terminal: one kind of result a file."""
