"""Wizards: large changes worked out first, shown in full, and then made as one undo step. One wizard a file."""
