"""One rule a file. A rule names the defect, never the remedy."""
