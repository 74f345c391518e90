"""Programmer: Battle for Bandwidth by Michael Keller: the rulebook as code. Which cards there are is data: see `decks`."""
