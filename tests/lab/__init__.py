"""The laboratory: games as tables."""
