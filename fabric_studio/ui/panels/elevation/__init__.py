"""The rack elevation: one or two racks to scale, to look at and to work in."""
