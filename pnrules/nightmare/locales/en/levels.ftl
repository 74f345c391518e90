### Programmer’s Nightmare: what the packs of levels are called.

pack-cards = What a card does
pack-runs = A program that runs
pack-copies = Cards that do other cards
pack-building = Changing the program
pack-endings = Out, won, and the editions
