"""The physical side: footprints, trays and risers as one graph, cable routes and lengths, placement of rows."""
