### Ce que l’on dit à la seule personne qui joue, au lieu de ce que l’on dit de P1. `you-seat-ID` remplace ID là où son $seat est cette
### personne ; un message sans cela se dit avec « vous ». Seuls les plateaux le lisent.

you-who-refused-not-your-ask = Ici, vous choisissez, pas { $seat }.
you-who-refused-asked-otherwise = Les mêmes choix ne vont plus ici, car vous devez en faire un autre.
you-who-why-option = Si vous choisissez « { $option } », voici la suite attendue :
you-who-why-gain = Vous { $change }
you-who-why-nothing =
    { $percent ->
        [one] Le choix n’a plus d’importance : dans tous les cas, vous gagnez environ { $percent } partie sur 100.
       *[other] Le choix n’a plus d’importance : dans tous les cas, vous gagnez environ { $percent } parties sur 100.
    }
you-seat-board-eyes = Vous voyez vos cartes
you-seat-board-hand-of = Votre main
you-who-board-film-alt-points = Vos points : { $before } au début, { $after } à la fin.
you-who-board-undo-of = Annuler votre choix
you-who-board-hint-why =
    { $percent ->
        [one] { $words } : ainsi, vous gagnez environ { $percent } partie sur 100.
       *[other] { $words } : ainsi, vous gagnez environ { $percent } parties sur 100.
    }
you-who-board-hint-proved = { $words } : ainsi, vous gagnez tout de suite. C’est prouvé.
you-who-board-hint-from =
    { $tries ->
        [one] Montré par { $tries } partie, avec ce que vous voyez, et rien d’autre.
       *[other] Après { $tries } parties en pensée, avec ce que vous voyez, et rien d’autre.
    }
you-who-board-turning-chosen = Étape { $place }. Vous avez choisi : { $words }.
