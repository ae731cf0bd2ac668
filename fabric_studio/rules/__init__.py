"""The design-rule checker: one rule a file in `checks/`, each finding with its actual value, its limit and, where it can, a fix."""
