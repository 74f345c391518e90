### Qui est devant l’écran : des adversaires qui réfléchissent, l’écran qui change de joueur, annuler, les indices.

## Adversaires

# $who : un adversaire
board-thinking = { $who } réfléchit…
# $done, $of : combien de parties ont été jouées en pensée
board-thinking-done = Parties en pensée : { $done } sur { $of }
board-thinking-stop = Pause
# $who : un adversaire
board-thinking-on = Laisser { $who } choisir

## L’écran change de joueur

# $who : le joueur suivant
board-cover-note = Toutes les mains sont cachées. Maintenant, { $who } peut regarder, et personne d’autre.
# $who : le joueur suivant
board-uncover = Je suis { $who } : voir mes cartes
board-eyes-nobody = Toutes les mains sont cachées
board-settings-pass = Passer l’écran : cacher les mains entre deux joueurs
board-covered = Les mains sont cachées. D’abord, le joueur suivant prend l’écran.

## Annuler

# $who : un joueur
board-undo-of = Annuler le choix ({ $who })
# Le bouton à côté
board-undo-whose = Annuler le choix d’un autre joueur

## Indices

board-hint = Indice
board-hint-title = Que ferait un bon joueur ?
board-hint-stop = Arrêter
board-hint-close = Fermer
board-key-hint = un indice : ce que ferait un bon joueur ; la même touche l’arrête
board-no-hint = Il n’y a pas d’indice ici. Demandez-le là où vous voyez tous les choix.
# Sur un choix. $percent : ce joueur gagne tant de parties sur 100
board-hint-wins =
    { $percent ->
        [one] gagne { $percent } partie sur 100
       *[other] gagne { $percent } parties sur 100
    }
board-percent = { $percent } %
board-hint-best = le meilleur
# $words : un choix, $percent : tant de parties sur 100
board-hint-why =
    { $percent ->
        [one] { $words } : ainsi, { $who } gagne environ { $percent } partie sur 100.
       *[other] { $words } : ainsi, { $who } gagne environ { $percent } parties sur 100.
    }
# $words : le deuxième choix
board-hint-next = Ensuite : { $words }, { $percent } sur 100.
# $words : le deuxième choix, quand il gagne autant des rares parties où il a été essayé
board-hint-alike = Aussi bon : { $words }, { $percent } sur 100, mais moins souvent essayé.
# $words : un choix dont il est prouvé qu’il gagne
board-hint-proved = { $words } : ainsi, { $who } gagne tout de suite. C’est prouvé.
# $who : le joueur dont les cartes sont vues, $tries : combien de parties ont été jouées en pensée
board-hint-from =
    { $tries ->
        [one] Montré par { $tries } partie, avec ce que voit { $who }, et rien d’autre.
       *[other] Après { $tries } parties en pensée, avec ce que voit { $who }, et rien d’autre.
    }

# $words : un choix ; la suite attendue se trouve dessous, en phrases
board-reason-after = Après « { $words } » :
# Après ce qui se passe ; les points de chacun à la fin se trouvent au-dessus
board-reason-idle = Ce sont les points si ensuite personne ne change rien.
# Là où aucun point ne change dans ce qui se passe. $points : les points de chacun, en liste
board-reason-average = D’ici là, aucun point ne change. Plus tard dans ses parties, voici les points en moyenne : { $points }.
# Le bouton dessous
board-reason-follow = Jouer cette suite sur le plateau
