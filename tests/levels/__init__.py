"""Every level of every game, played."""
