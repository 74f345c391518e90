### Ce que disent le plateau et la page d’un niveau.

level-go-on = Passer à la décision suivante
level-predict-first = Dites d’abord ce que seront les points ; ensuite, tout peut s’essayer ici.
level-move-first = D’abord le coup demandé ; ensuite, tout peut être essayé ici.
level-not-here = Le niveau continue là où en est la partie. Allez-y pour jouer votre coup.
# $who : la place que tient l’élève
level-not-yours = Dans ce niveau, vous êtes { $who } ; ce que font les autres vient tout seul.
level-task = La tâche
# Avant une place et son nom
level-you = Vous êtes
level-hint = Un indice
level-choices = Que dites-vous ?
level-right = Juste.
level-wrong = Pas tout à fait.
level-next = Niveau suivant
level-again = Ce niveau encore une fois
level-others = Tous les niveaux
