"""What can be bought: racks, switches, servers, panels and cable media, each figure with its source and confidence."""
