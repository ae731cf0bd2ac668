"""The command line: one verb a file. Every result that the window can give, it can give without a window."""
