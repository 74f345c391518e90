"""The course of play: the procedures of the rulebook, op by op."""
