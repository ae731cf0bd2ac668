"""The window itself and the bars around the plan."""
