"""A lesson made by playing it: drafts, what may be said of each choice, and whether what is said is so."""
