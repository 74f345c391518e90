"""Input from outside: how a scenario begins, and which states no play could have reached."""
