# What the board says of this game alone

board-why-runtime_error-lower = { $who }, instruction { $b } : borne inférieure
board-why-runtime_error-upper = { $who }, instruction { $b } : borne supérieure
board-why-runtime_error-function = { $who }, instruction { $b } : fonction
board-why-runtime_error-hand = en main : { $who }
board-why-runtime_error-input = l’entrée
board-why-runtime_error-discards = dans la défausse
board-why-runtime_error-aside = hors de cette partie
board-why-runtime_error-deck = dans la pioche
board-re-field = La table
board-re-deck = Pioche
board-re-input = Entrée
board-re-discards = Défausse
board-re-count = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
board-re-lower = Borne inférieure :
board-re-upper = Borne supérieure :
board-re-function = Fonction :
board-re-statement = Instruction de { $lower } à { $upper }, fonction { $function }
board-re-statements = Instructions : { $who }
board-re-none = Pas encore d’instruction
board-re-satisfied = entrée entre les bornes
board-re-asleep = attend que l’entrée parte
board-re-discarded = Défausse, la carte du dessus en dernier : { $cards }
board-re-legend = Ce que fait chaque couleur, dans cet ordre
board-re-does-diamonds = EDIT : remplacez une carte d’instruction
board-re-does-clubs = LOAD : piochez une carte
board-re-does-hearts = PULL : prenez le haut de la défausse
board-re-does-spades = LOOP : défaussez l’entrée et rejouez
board-re-inputs = pour une entrée de { $low } à { $high }
board-re-can-i = Puis-je gagner ?
board-re-won = a gagné
board-re-proved = Prouvé : { $who } peut faire durer ce tour sans fin ({ $size ->
    [one] { $size } situation
   *[other] { $size } situations
}).
board-re-refuted = Réfuté : { $who } a beau tout essayer, certaines cartes mettent fin à ce tour ({ $size ->
    [one] une situation examinée
   *[other] { $size } situations examinées
}).
board-re-undecided = Pas décidé : { $size ->
    [one] { $size } coup essayé pour { $who }.
   *[other] { $size } coups essayés pour { $who }.
}
board-re-demonstrating = { $who } peut encore le montrer : la même position doit revenir.
