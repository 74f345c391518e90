"""How a position is described and drawn, and what a seat may see."""
