"""Finding things in a design by name, part, port, cable, role or label."""
