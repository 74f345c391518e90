### Les problèmes de ce qui vient d’ailleurs : fichiers, liens, notations, cartes à vous.

problem-unknown-field = ne fait pas partie du format{ $close }
problem-too-little = doit être au moins { $least }, trouvé : { $found }
problem-not-whole = doit être un nombre entier, trouvé : { $found }
problem-not-one-of = { $found } n’est pas dans cette liste : { $known }{ $close }
# $found: what stands in a line, $forms: what could
problem-line-sign = impossible de lire { $found } ici ; on attend : { $forms }
problem-line-literal = cette valeur n’est pas lisible
problem-line-open = un guillemet ou un crochet sans son autre moitié
problem-midst-no-scenario = cette partie commence au milieu d’une action, où aucun scénario ne peut commencer
problem-line-deck = une position se joue avec les cartes qui s’y trouvent
problem-line-parts = || apparaît une deuxième fois
# $path: names between full stops
problem-line-path = la position n’a pas de place { $path } pour cette valeur
problem-line-asked = rien n’est demandé dans cette position
problem-no-such-game = le jeu « { $game } » n’est pas installé ici{ $close }
problem-unknown-ruling = il n’y a pas d’arbitrage { $ruling }{ $close }
problem-unknown-answer = « { $answer } » n’est pas une réponse à cet arbitrage{ $close } ; les réponses sont : { $known }
problem-unknown-edition = ce jeu n’a pas d’édition { $edition } ; il y a : { $known }
problem-unknown-card = il n’y a pas de carte { $card }{ $close }
problem-card-is-text = une carte se nomme par un texte ; ceci est { $found }
problem-card-twice = { $card } est déjà à { $elsewhere } ; il n’y en a pas d’autre
# $name : ce qui est écrit, $known : lesquels il y a
problem-unknown-player = il n’y a pas de joueur { $name } ici, seulement { $known }
# $game : le nom d’un jeu
problem-no-judgement = { $game } ne dit pas comment le juger : seul random y joue
problem-no-tournament = ce n’est pas le fichier de ce tournoi : { $file }
problem-nobody-asked = aucun choix à faire ici
problem-not-json = n’est pas du JSON : ligne { $line }, colonne { $column }
problem-not-utf8 = n’est pas un texte UTF-8
problem-too-deep = est imbriqué trop profondément
problem-too-large = est un nombre trop grand pour être lu
problem-cards-missing = ces cartes ne sont nulle part : { $card }
problem-too-long = dépasse { $most } mégaoctets
problem-draw = { $card } ne peut pas être piochée là : la carte piochée est { $found }
problem-draw-left = { $card } n’est jamais piochée : les choix s’arrêtent avant qu’elle puisse venir
problem-draw-cannot-come = { $card } ne peut pas être piochée là : elle n’est pas parmi les cartes qui peuvent venir
problem-no-file-beside = nomme un fichier, mais seul un scénario dans son propre fichier peut en avoir un à côté de lui
problem-no-deck-here = ce jeu n’a pas d’autre jeu de cartes
problem-no-such-scenario = il n’y a ni scénario ni fichier lisible « { $name } »{ $close }
problem-unknown-command = il n’y a pas de commande { $command }{ $close }
problem-unknown-option = il n’y a pas d’option { $option } ici{ $close }
problem-too-many-words = { $words } est un mot de trop pour cette commande
problem-no-because = une attente demande ses raisons : des citations, et ce qui en découle
problem-no-such-place = notre guide des règles n’a pas d’entrée { $cite }{ $close }
problem-too-many-answers = donne plus de { $most } choix sans les écrire un à un
problem-not-removable = cette partie ne peut pas commencer sans { $card }
problem-no-place = il n’y a pas de tel endroit dans la position
problem-nothing-to-open = on attend un lien, la notation d’une position, ou le contenu du fichier d’un scénario ou d’une partie enregistrée
# Une sauvegarde qui commence au milieu d’un effet. $routines : les noms de celles qui ne sont plus les mêmes
problem-midst-other-rules = commence au milieu d’un effet et vient d’autres règles ; elles seules peuvent continuer de là (différentes : { $routines })
problem-midst = commence au milieu d’un effet, et ces règles ne peuvent pas continuer de là comme le dit la sauvegarde
# $event: the name of an event, such as nightmare-executes
problem-comment-lost = aucune étape de ce scénario n’est « { $event } » avec ce qui est nommé ici{ $close }
problem-comment-not-so-often = cela arrive { $count ->
    [one] une fois
   *[other] { $count } fois
}, et pas { $time } fois
# $other: the place of another comment, such as comments[2]
problem-comment-twice = l’étape a déjà un commentaire : { $other }
