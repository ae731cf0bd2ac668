"""The simulation dock: what runs, its charts, and why it took that long."""
