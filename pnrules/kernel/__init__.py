"""What no single game owns: states, frames, asks, steps, play, codec, rulings, citations, loops. It names no game."""
