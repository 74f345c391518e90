### Battle for Bandwidth : ce que font les cartes, avec nos mots.

# $number: such as 3, $way: clockwise or counter-clockwise
card-bfb-pass =
    Le Token avance de { $number ->
        [one] { $number } place
       *[other] { $number } places
    } dans le sens { $way ->
        [clockwise] horaire
       *[other] antihoraire
    } ; qui le reçoit marque un point.
# $number: such as X, $way: clockwise or counter-clockwise
card-bfb-pass-x =
    Le Token avance de { $number } places dans le sens { $way ->
        [clockwise] horaire
       *[other] antihoraire
    } ; qui le reçoit marque un point.
# $number: such as X+1
card-bfb-terminal = Le Token va au terminal { $number } ; qui s’y trouve marque un point.
# $row: the number of a row
card-bfb-goto = Le programme reprend au début de la rangée { $row }. La carte est ensuite défaussée.
card-bfb-function = Effectue la carte de la fonction. Reste à sa place.
card-bfb-cut-and-paste = Regardez la main d’un adversaire et prenez-y une carte.
card-bfb-firewall = En réponse à un événement joué contre vous : annulez-le.
