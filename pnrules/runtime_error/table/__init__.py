"""What lies on the table, as data, and the ways to change it."""
