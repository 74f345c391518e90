"""What earlier versions made, and how it is made: see `make`."""
