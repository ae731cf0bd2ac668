"""A training step of a language model: the model, where its parts lie, in which order they work, and what fits."""
