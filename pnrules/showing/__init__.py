"""What a play looks like: in words, as a table, as a picture, on sheets of cards, and as messages to a board."""
