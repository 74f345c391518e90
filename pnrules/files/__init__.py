"""Files: scenarios, levels, lessons and saves, parsed into something playable, with every problem at its place."""
