### Runtime Error : ce que les exercices demandent, et l’erreur d’une réponse fausse.

train-runtime_error-top = Quelle carte est alors sur le dessus de la défausse ?
# $who : un joueur
train-runtime_error-held = { $who } a alors combien de cartes en main ?
train-runtime_error-executed = Quelles fonctions sont exécutées, et dans quel ordre ?

# $card : la borne, $input : l’entrée
misread-runtime_error-bound = Les bornes comptent aussi : { $input } vaut autant que la borne { $card }. L’entrée est donc entre les bornes.
misread-runtime_error-ignored = Vous avez oublié l’instruction dont la fonction est { $card }.
misread-runtime_error-face-down = L’instruction dont la fonction est { $card } a une carte face cachée. Elle attend.
misread-runtime_error-others = À votre tour, seules vos propres instructions comptent.
misread-runtime_error-bottom = PULL prend la carte du dessus de la défausse.
