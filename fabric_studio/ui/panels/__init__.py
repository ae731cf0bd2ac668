"""The panels around the plan: parts, inspector, rack elevation, findings, simulation. Each is `Panel(context)`."""
