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
board-hint-stop = Arrêter
board-hint-close = Fermer
board-no-hint = Il n’y a pas d’indice ici. Demandez-le là où vous voyez tous les choix.
