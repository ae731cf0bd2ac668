"""What the check has found: the list, one finding in full, and those of what is selected."""
