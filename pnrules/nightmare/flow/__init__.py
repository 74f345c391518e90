"""How play goes on: the procedures of the rulebook, op by op."""
