# What the board says of this game alone

board-why-runtime_error-lower = { $who }, instruction { $b } : borne inférieure
board-why-runtime_error-upper = { $who }, instruction { $b } : borne supérieure
board-why-runtime_error-function = { $who }, instruction { $b } : fonction
board-why-runtime_error-hand = dans la main de { $who }
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
    [one] { $count } carte
   *[other] { $count } cartes
}
board-re-lower = Borne inférieure :
board-re-upper = Borne supérieure :
board-re-function = Fonction :
board-re-statement = Instruction de { $lower } à { $upper }, fonction { $function }
board-re-statements = Instructions de { $who }
board-re-none = Aucune instruction pour l’instant
board-re-satisfied = satisfaite par l’entrée
board-re-asleep = n’agit plus tant que l’entrée est là
board-re-discarded = Défausse, le sommet en dernier : { $cards }
board-re-legend = Ce que fait chaque couleur, dans cet ordre
board-re-does-diamonds = EDIT : changez une carte d’une instruction
board-re-does-clubs = LOAD : piochez une carte
board-re-does-hearts = PULL : prenez le dessus de la défausse
board-re-does-spades = LOOP : défaussez l’entrée, testez une autre carte
board-re-inputs = pour une entrée de { $low } à { $high }
board-re-can-i = Puis-je gagner maintenant ?
board-re-won = a gagné
board-re-proved = Prouvé : ce tour de { $who } peut durer sans fin ({ $size ->
    [one] une situation
   *[other] { $size } situations
}).
board-re-refuted = Réfuté : quoi que tente { $who }, des pioches peuvent finir ce tour ({ $size ->
    [one] une situation
   *[other] { $size } situations
}).
board-re-undecided = Indécis : { $size } issues de coups de { $who } ont été examinées.
board-re-demonstrating = { $who } peut démontrer : une position qui revient fait gagner.
