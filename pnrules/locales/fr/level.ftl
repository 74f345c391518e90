### Ce que disent le plateau et la page d’un niveau.

level-go-on = Passer à la décision suivante
level-predict-first = Dites d’abord ce que seront les points ; ensuite, tout peut s’essayer ici.
level-move-first = D’abord le coup demandé ; ensuite, tout peut être essayé ici.
level-not-here = Le niveau continue là où en est la partie. Allez-y pour jouer votre coup.
# $who : la place que tient l’élève
level-not-yours = Dans ce niveau, vous êtes { $who } ; ce que font les autres vient tout seul.
