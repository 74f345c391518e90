### Battle for Bandwidth : le nom des séries de niveaux.

pack-programs = Un programme qui tourne
pack-turns = À vous de jouer
