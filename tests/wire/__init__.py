"""What Python and the page say to one another: what is made of its description, and that both sides keep to it."""
