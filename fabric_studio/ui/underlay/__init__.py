"""The drawing of a building under the plan: how a file of any kind becomes one picture."""
