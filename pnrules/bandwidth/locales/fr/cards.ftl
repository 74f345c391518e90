### Battle for Bandwidth : ce que font les cartes, avec nos mots.

# $number: such as 3, $way: clockwise or counter-clockwise
card-bfb-pass =
    Passez le jeton { $number ->
        [one] { $number } place
       *[other] { $number } places
    } plus loin, dans le sens { $way ->
        [clockwise] horaire
       *[other] antihoraire
    }. Le joueur qui le reçoit marque 1 point.
    .any = Passez le jeton d’autant de places que la carte le dit, dans le sens de sa flèche. Le joueur qui le reçoit marque 1 point.
    .short =
        { $way ->
            [clockwise] Le jeton avance de { $number } : 1 point
           *[other] Le jeton recule de { $number } : 1 point
        }
# $number: such as X, $way: clockwise or counter-clockwise
card-bfb-pass-x =
    Passez le jeton { $number } places plus loin, dans le sens { $way ->
        [clockwise] horaire
       *[other] antihoraire
    }. Le joueur qui le reçoit marque 1 point.
    .any = Calculez le nombre de la carte à partir de X. Passez le jeton d’autant de places, comme le montre la flèche. Le joueur qui le reçoit marque 1 point.
    .short =
        { $way ->
            [clockwise] Le jeton avance de { $number } : 1 point
           *[other] Le jeton recule de { $number } : 1 point
        }
# $number: such as X+1
card-bfb-terminal = Envoyez le jeton à Terminal { $number }. Le joueur assis là marque 1 point.
    .any = Envoyez le jeton au Terminal que la carte nomme. Le joueur assis là marque 1 point.
    .short = Jeton à Terminal { $number } : 1 point
# $row: the number of a row
card-bfb-goto = Défaussez cette carte. Le programme reprend au début de la rangée { $row }.
    .any = Défaussez cette carte. Le programme reprend au début de la rangée que la carte nomme.
    .short = Suite à la rangée { $row }
card-bfb-function = Exécutez la carte de la fonction. Cette carte-ci reste à sa place.
    .short = Exécutez la fonction
card-bfb-cut-and-paste = Regardez la main d’un adversaire et prenez-lui une carte.
    .short = Prenez une carte adverse
card-bfb-firewall = Jouez-la quand on joue un événement contre vous. Elle l’annule.
    .short = Annule un événement
