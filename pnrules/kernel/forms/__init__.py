"""Forms: one description of a JSON value, for parsing it, with every problem at its place, and for writing its JSON Schema."""
