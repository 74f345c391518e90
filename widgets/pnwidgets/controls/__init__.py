"""What stands around a board: language, seat, edition and rulings; what deals a game; a level and its question."""
