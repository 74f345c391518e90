### Battle for Bandwidth: what the packs of levels are called.

pack-programs = A program that runs
pack-turns = Your turn
