"""Forms: a JSON value is described once, and from that it is read, with every problem at its place, and said as JSON Schema."""
