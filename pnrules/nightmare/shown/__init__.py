"""What is told and shown of a position, and what a seat may see."""
