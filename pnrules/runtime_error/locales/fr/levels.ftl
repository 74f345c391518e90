### Runtime Error : le nom des séries de niveaux.

pack-statements = Instructions et entrées
pack-claims = Tours sans fin et annonces
