"""Programmer's Nightmare by Tom Jolly: the rulebook as code. Cards in `cards`, what they do in `effects`, the rest by chapter."""
