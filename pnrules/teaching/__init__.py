"""Lessons, levels and tracks: tasks on a board, and verdicts on answers."""
