"""The rulings of the game, and what an edition and its rulings mean."""
