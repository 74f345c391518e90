"""Courses: lessons, levels and exercises in an order, for a class."""
