"""Lessons, levels and tracks: something to do on a board, and what comes of each answer."""
