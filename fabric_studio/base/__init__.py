"""Units, errors, registries, parameters and progress: what every floor above may use."""
