"""From the drawing to paths: a graph of directed links with capacity and latency, and routes over it in bulk."""
