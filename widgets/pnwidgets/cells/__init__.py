"""What a cell of a notebook shows besides: what happened, a loop, plans and decks, claims with their evidence."""
