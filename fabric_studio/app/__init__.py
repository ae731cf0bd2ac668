"""The application without a face: session, commands, background work, settings and notices. The window and the command
line both stand on it."""
