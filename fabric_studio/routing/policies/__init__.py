"""Routing policies, one a file. A module declares POLICY, or several in a tuple."""
