"""Exercises made by the kernel: a position of a real game, a question about it, and what each wrong idea would answer."""
