### Programmer’s Nightmare : ce que disent les cartes, avec nos mots.
### $a et $b sont les nombres que l’édition imprime en chiffres, jetons compris.
### Un nombre écrit ici en lettres ne peut être changé ni par INCREMENT ni par DECREMENT.

## PN 3.0

# $a : cartes en avant
card-pn30-goto =
    { $a ->
        [one] Le PC saute { $a } carte en avant.
       *[other] Le PC saute { $a } cartes en avant.
    } Ce saut reste dès lors attaché à la carte atteinte.
# $a : cartes suivantes
card-pn30-future =
    { $a ->
        [one] Faire ce que dit la { $a } carte qui suit, comme si c’était écrit ici.
       *[other] Faire dans l’ordre ce que disent les { $a } cartes qui suivent, comme si c’était écrit ici.
    } Le PC ne bouge pas.
# $a : points gagnés
card-pn30-acquire =
    { $a ->
        [one] Votre total monte de { $a } point.
       *[other] Votre total monte de { $a } points.
    }
# $a : ce qui est retiré
card-pn30-decrement = Retirer { $a } d’un nombre inscrit sur une carte, pour toujours.
# $a : instructions dont un bit change de couleur
card-pn30-overwrite =
    { $a ->
        [one] Sur { $a } instruction du programme, un bit prend votre couleur.
       *[other] Sur { $a } instructions du programme, un bit prend votre couleur.
    } Ne sert qu’une fois : une carte de la pioche prend ensuite la place de celle-ci.
# $a : points perdus
card-pn30-program-error =
    { $a ->
        [one] Revendiquée ou jouée, elle reçoit le bit d’un adversaire. Celui-ci n’a pas le choix et perd { $a } point quand le PC est ici.
       *[other] Revendiquée ou jouée, elle reçoit le bit d’un adversaire. Celui-ci n’a pas le choix et perd { $a } points quand le PC est ici.
    }
# $a : dégâts pour tous
card-pn30-bug =
    { $a ->
        [one] { $a } point de dégât pour tout le monde.
       *[other] { $a } points de dégâts pour tout le monde.
    }
# $a : cartes précédentes
card-pn30-copy =
    { $a ->
        [one] Faire ce que dit la { $a } carte qui précède, comme si c’était écrit ici.
       *[other] Faire dans l’ordre ce que disent les { $a } cartes qui précèdent, comme si c’était écrit ici.
    } Le PC ne bouge pas.
card-pn30-reverse-program = Le programme fait demi-tour et repart d’où il venait.
# $a : ce qui est ajouté
card-pn30-increment = Ajouter { $a } à un nombre inscrit sur une autre carte.
card-pn30-run = Carte à usage unique, pour les programmes que les joueurs construisent. Le programme tourne jusqu’à un BREAK. Défausser ensuite cette carte.
card-pn30-break = Pour les programmes que les joueurs construisent. Arrête l’exécution, jouée de la main ou posée dans le programme, dès qu’une instruction va être exécutée de nouveau.

## PN 3.1

# $a : cartes en avant
card-pn31-goto =
    { $a ->
        [one] Le PC saute { $a } instruction en avant.
       *[other] Le PC saute { $a } instructions en avant.
    } Un repère GOTO reste avec l’instruction atteinte et la suit partout ; les sauts suivants y mènent.
# $a : cartes suivantes
card-pn31-future =
    { $a ->
        [one] Exécuter la { $a } instruction qui suit. Le PC ne bouge pas.
       *[other] Exécuter, dans l’ordre, les { $a } instructions qui suivent. Le PC ne bouge pas.
    }
# $a : points gagnés
card-pn31-acquire =
    { $a ->
        [one] Votre total monte de { $a } point.
       *[other] Votre total monte de { $a } points.
    }
card-pn31-decrement = Retirer un à un nombre inscrit sur une instruction, pour toujours.
card-pn31-overwrite = Échanger un bit d’une instruction du programme contre un bit à vous. Une carte de la pioche prend ensuite la place de celle-ci.
# $a : points perdus
card-pn31-program-error =
    { $a ->
        [one] Jouée ou revendiquée, elle reçoit un bit pris à la réserve d’un adversaire, pas à la vôtre. Qui a un bit ici perd { $a } point, sans avoir le choix.
       *[other] Jouée ou revendiquée, elle reçoit un bit pris à la réserve d’un adversaire, pas à la vôtre. Qui a un bit ici perd { $a } points, sans avoir le choix.
    }
# $a : dégâts pour tous
card-pn31-bug =
    { $a ->
        [one] { $a } point de dégât pour tout le monde.
       *[other] { $a } points de dégâts pour tout le monde.
    }
# $a : cartes précédentes
card-pn31-copy =
    { $a ->
        [one] Exécuter encore la { $a } carte qui précède. Le PC ne bouge pas.
       *[other] Exécuter encore, dans l’ordre, les { $a } cartes qui précèdent. Le PC ne bouge pas.
    }
card-pn31-reverse-program = Retourner le PC : le programme tourne désormais dans l’autre sens.
card-pn31-increment = Ajouter un à un nombre inscrit sur une autre instruction.
card-pn31-run = Carte à usage unique. Le programme part de la carte placée à côté du PC. Ce RUN reste face visible devant vous pendant l’exécution : il montre qu’elle est à vous.
card-pn31-break = Pour les programmes que les joueurs construisent. Une fois que le PC est venu deux fois sur une même instruction, arrête l’exécution à la prochaine qui n’est pas exécutée.
