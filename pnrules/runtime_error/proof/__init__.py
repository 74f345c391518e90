"""Whether a turn can be made to last for ever: the search, its evidence, and who checks it."""
