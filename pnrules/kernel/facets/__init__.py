"""Everything that a game may bring besides its rules, in facets named after the layers that use them. All of it has plain
defaults."""
