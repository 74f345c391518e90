### Programmer’s Nightmare : le nom des séries de niveaux.

pack-cards = Ce que fait une carte
pack-runs = Un programme qui tourne
pack-copies = Les cartes qui en appliquent d’autres
pack-building = Changer le programme
pack-endings = Éliminé, gagné, et les éditions
