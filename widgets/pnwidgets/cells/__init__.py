"""Further outputs of cells: what happened, a loop, plans and decks, claims with their evidence, downloads, mastery."""
