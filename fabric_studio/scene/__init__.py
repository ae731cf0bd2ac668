"""What to draw, as arrays, without Qt: colour tokens, utilization scale, camera, level of detail, display lists."""
