"""What a game may bring besides its rules, a facet each: called as those are who ask for it. What is left out is plain."""
