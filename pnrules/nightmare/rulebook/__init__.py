"""The rulings that are open, and what an edition and its rulings come to."""
