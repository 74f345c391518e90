"""Exercises: made by the rules, and checked by them."""
