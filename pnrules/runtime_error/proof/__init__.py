"""Whether a turn can be made to last for ever: the search and its evidence."""
