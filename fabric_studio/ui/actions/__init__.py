"""What can be asked for: every action declared once, and the menus and the palette that show them."""
