"""Showing a play: in words, as a table, as a picture, on sheets of cards, and as messages to a board."""
