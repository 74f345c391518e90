"""Boards with their surroundings: settings, dealing, lessons, levels, exercises, claims, the reference."""
