"""One model of the network per file: each turns a problem into frames."""
