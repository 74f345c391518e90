### Les mots qu’expliquent les leçons et la page des règles.
### `.forms` : les façons d’écrire le mot, avec une barre entre elles.

glossary-bandwidth-program = Les cartes, en rangées de trois. À chaque manche, il tourne une fois, du début à la fin.
    .title = programme
    .forms = programme
glossary-bandwidth-code-card = Une carte pour le programme. Elle s’exécute quand le programme tourne.
    .title = carte de code
    .forms = carte de code|cartes de code
glossary-bandwidth-event = Une carte qui fait quelque chose tout de suite, puis va à la défausse.
    .title = événement
    .forms = événement|événements
glossary-bandwidth-token = Il fait le tour de la table. Le joueur qui le reçoit marque 1 point.
    .title = jeton
    .forms = jeton
glossary-bandwidth-terminal = Le numéro d’un joueur à la table. Terminal 1 commence ; à sa gauche est Terminal 2, et ainsi de suite.
    .title = terminal
    .forms = terminal|terminaux|Terminal 1
glossary-bandwidth-x = Le nombre vert de la première carte du programme. Il vaut pour toute la manche.
    .title = X
    .forms = X
glossary-bandwidth-function = La carte à côté du programme. Chaque carte Function fait ce que dit cette carte.
    .title = fonction
    .forms = fonction
glossary-bandwidth-action = Une chose que vous faites à votre tour. Vous en avez deux.
    .title = action
    .forms = action|actions
glossary-bandwidth-round = Chacun a son tour, puis le programme tourne.
    .title = manche
    .forms = manche|manches
glossary-bandwidth-row = Trois places pour des cartes, côte à côte.
    .title = rangée
    .forms = rangée|rangées
