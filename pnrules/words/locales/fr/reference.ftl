### Ce que dit la page des règles et des cartes.

reference-list = Ce qu’il y a à lire
reference-search = Chercher une règle, une carte, un arbitrage, un mot
# Words with which one asks; a search looks for the others.
reference-little = le la les l un une des de du d à au aux et en y ce c qui que qu quoi comment quand où quel quelle quels quelles pourquoi est sont être fait faire je j on nous vous il elle mon ma mes votre vos si peut peux puis doit dois
# What the forms of a word end in, without accents, the longest first; a search looks for what stands before it.
reference-endings = ons ent ant ees er ez es ee e s
reference-work = Livret
# $count : combien d’entrées ont été trouvées
reference-found =
    { $count ->
        [0] Rien n’a été trouvé.
        [one] 1 entrée
       *[other] { $count } entrées
    }
# Ce que veulent dire les codes, dit une fois. $work : un livret, par exemple PN 3.0, $ruling : par exemple N-01
reference-codes = { $work } est le nom d’un livret. Un code comme { $ruling } désigne un arbitrage, qui dit comment nous jouons là où le livret laisse une question ouverte.
reference-rules = Règles
reference-cards = Cartes
reference-rulings = Arbitrages
reference-words = Mots
reference-places = Où cela compte
reference-lessons = L’apprendre
reference-positions = L’essayer sur le plateau
# Sur le bouton à côté d’une position, pour un lecteur d’écran. $title : la position
reference-change = Modifier et voir : { $title }
# $count : combien de positions ne sont pas nommées ici
reference-more =
    { $count ->
        [one] Il y a encore 1 position.
       *[other] Il y a encore { $count } positions.
    }
