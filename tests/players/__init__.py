"""What plays: bots, the search, matches, tournaments, turning points."""
