"""What holds for every lesson of every track, and for every level."""
