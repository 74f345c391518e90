### Ce qui se passe dans Battle for Bandwidth, pas à pas ; ce qui est demandé ; ce qu’on peut répondre ; ce qui est refusé.

game-bandwidth = Programmer: Battle for Bandwidth

## Mise en place

bandwidth-may-be-dealt = On distribue une carte à { $seat }.
bandwidth-is-dealt = { $seat } reçoit { $card }.
bandwidth-all-dealt = Tout le monde a quatre cartes.
bandwidth-may-turn-up = On retourne une carte pour la fonction.
bandwidth-turns-up = { $card } est retournée : c’est la première fonction.
bandwidth-turns-up-unfit = { $card } est retournée, puis défaussée : elle ne peut pas être la fonction.
bandwidth-no-first-function = Aucune des cartes restantes ne peut être la fonction. Celles qu’on a retournées sont mélangées et forment de nouveau la pioche ; pour l’instant, il n’y a pas de fonction.
bandwidth-begins = { $seat } a le Token et Terminal 1, et commence.

## Un tour

bandwidth-asked = C’est à { $seat } d’agir : { $actions ->
    [1] il reste une action
   *[other] il reste deux actions
}.
bandwidth-goes-to-draw = { $seat } consacre une action à piocher.
bandwidth-may-draw = { $seat } prend une carte de la pioche.
bandwidth-draws = { $seat } pioche { $card }.
bandwidth-shuffles = La pioche est vide : la défausse est mélangée et devient la pioche.
bandwidth-to-the-program = { $seat } joue { $card } au programme : rangée { $row }, place { $place }.
bandwidth-to-the-function = { $seat } joue { $card } à la fonction ; { $old } est défaussée.
bandwidth-to-the-empty-function = { $seat } joue { $card } à la fonction, qui était vide.
bandwidth-plays-event = { $seat } joue { $card } contre { $target }.
bandwidth-ends-turn = { $seat } en reste là.
bandwidth-turn-passes = C’est maintenant à { $seat }.
bandwidth-all-had-a-turn = Tout le monde a eu son tour.

## Événements

bandwidth-may-answer = { $seat } peut répondre maintenant à { $card }, jouée par { $owner }.
bandwidth-cannot-answer = { $seat } n’a pas de carte pour répondre à { $card }, jouée par { $owner }.
bandwidth-allows = { $seat } ne répond pas à { $card }, jouée par { $owner }.
bandwidth-cancels = { $seat } répond par { $firewall } : { $card } est annulée.
bandwidth-reinstates = { $seat } répond par { $firewall }, qui annule l’autre : { $card } tient de nouveau.
bandwidth-comes-to-nothing = { $card }, jouée par { $seat }, reste sans effet ; la carte et l’action sont perdues.
bandwidth-looks = { $seat } regarde ce que { $owner } a en main et y choisit une carte.
bandwidth-takes-blindly = { $seat } prend une carte à { $owner }, au hasard.
bandwidth-takes = { $seat } prend { $card } à { $owner }.
bandwidth-nothing-to-take = { $owner } n’a aucune carte : { $seat } ne prend rien.

## L’exécution

bandwidth-runs = Le programme tourne.
bandwidth-nothing-runs = Il n’y a aucune carte dans le programme : rien ne tourne.
bandwidth-x-is = La première carte est { $card }, avec un { $x } vert : X vaut { $x } pour toute l’exécution.
bandwidth-executes = Rangée { $row }, place { $place } : { $card }.
bandwidth-gap = Rangée { $row }, place { $place } : un trou, on passe.
bandwidth-moves-on = Le programme avance à la place suivante.
bandwidth-sets-off = { $card } fait avancer le Token, depuis { $seat }, de { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} dans le sens { $way ->
    [clockwise] horaire
   *[other] antihoraire
}.
bandwidth-goes-by = Le Token passe devant { $seat } sans rien rapporter.
bandwidth-arrives = Le Token est chez { $seat }, qui marque un point.
bandwidth-sends = { $card } envoie le Token au terminal { $number } : chez { $seat }, qui marque un point.
bandwidth-no-terminal = { $card } mène au terminal { $number }, qui n’existe pas : rien ne se passe.
bandwidth-jumps = { $card } est défaussée et laisse un trou ; le programme reprend au début de la rangée { $row }.
bandwidth-lost-ends = { $card } est défaussée ; il n’y a pas de rangée { $row } : l’exécution est finie.
bandwidth-lost-goes-on = { $card } est défaussée ; il n’y a pas de rangée { $row } : le programme continue après elle.
bandwidth-calls = { $card } effectue la carte de la fonction, { $function }.
bandwidth-calls-nothing = Il n’y a pas de carte à la fonction : { $card } ne fait rien.
bandwidth-performed = { $card } est effectuée, et personne n’a gagné.
bandwidth-wins = { $seat } a { $points } points et gagne aussitôt.
bandwidth-run-ends = La dernière carte a été exécutée : l’exécution est finie.

## La fin d’une manche

bandwidth-closes-up = La rangée { $row } n’a plus de carte et disparaît.
bandwidth-deletes = Il y a plus de deux rangées : la première est défaussée ({ $cards }), et les autres remontent.
bandwidth-rows-stay = Il ne reste pas plus de deux rangées : elles demeurent.
bandwidth-terminal-moves = Terminal 1 passe d’une place vers la gauche, à { $seat }, qui commence la manche suivante.

bandwidth-result = { $seats } gagne avec { $points } points.

## Ce qui est demandé

ask-bandwidth-act = { $who } : que faire ? { $actions ->
    [1] Il reste une action.
   *[other] Il reste deux actions.
}
ask-bandwidth-answer = { $who } : laisser faire { $card }, jouée par { $owner } ?
ask-bandwidth-take = { $who } : quelle carte prendre à { $owner } ?
ask-bandwidth-lose = { $who } : quelle carte { $seat } prend à { $owner } ?
ask-bandwidth-draw = { $who } : quelle carte { $seat } pioche ?
ask-bandwidth-deal = { $who } : quelle carte { $seat } reçoit ?
ask-bandwidth-turn-up = { $who } : quelle carte est retournée ?

## Ce qu’on peut répondre

option-bandwidth-draw-one = Piocher une carte
option-bandwidth-program = { $card } au programme
option-bandwidth-function = { $card } à la fonction
option-bandwidth-event = { $card } contre { $target }
option-bandwidth-end-turn = En rester là
option-bandwidth-allow = Laisser faire
option-bandwidth-firewall = { $card }
option-bandwidth-take = { $card }
option-bandwidth-draw = { $card }

## Ce qui est refusé

refused-hand-full = Avec six cartes en main ou plus, on ne pioche pas.
refused-pile-empty = La pioche est vide et, dans cette partie, ne se refait pas : on ne peut rien piocher.
refused-nothing-to-draw = Il ne reste aucune carte à piocher, ni dans la pioche ni dans la défausse.
refused-not-in-hand = { $seat } n’a pas { $card } en main.
refused-no-code-card = { $card } n’est pas une carte de code : elles seules vont au programme ou à la fonction.
refused-no-event = { $card } n’est pas un événement : elle va au programme ou à la fonction, et ne se joue contre personne.
refused-on-oneself = { $card } se joue contre un adversaire, jamais contre soi-même.
refused-answers-nothing = { $card } ne répond pas à un événement : seule une carte Firewall le fait.
refused-not-to-the-function = { $card } ne se joue qu’au programme, jamais à la fonction.
refused-only-in-response = { $card } n’est pas une action : cette carte se joue en réponse à un événement.
refused-must-act = Dans cette partie, un tour ne s’arrête avant la fin que si aucune action n’est possible, et il y en a une.

## Une position en mots

describe-bandwidth-row = Rangée { $row } : { $cards }
describe-bandwidth-no-program = Le programme n’a encore aucune carte.
describe-bandwidth-function = Fonction : { $card }
describe-bandwidth-token = Token : { $token } ; Terminal 1 : { $first }
describe-bandwidth-running = Le programme tourne, à la rangée { $row }, et X vaut { $x }.
describe-bandwidth-x = Si le programme tournait maintenant, X vaudrait { $x }.

## Ce qui ne va pas dans un fichier

problem-before-the-deal = dit où se trouve quelque chose : donnez aussi le programme, ou omettez ceci et laissez distribuer le hasard
problem-cannot-lie-here = { $card } ne peut pas se trouver ici
problem-row = une rangée a d’une à { $width ->
    [3] trois
   *[other] { $width }
} places, et une carte à l’une d’elles au moins
problem-deck-too-small = { $found ->
    [one] il y a { $found } carte
   *[other] il y a { $found } cartes
} ; à { $players } joueurs, il en faut { $needed } pour commencer
problem-count-kinds = un jeu de cartes a de { $low } à { $high } sortes de cartes, et celui-ci en a { $found }
problem-deck-no-function = aucune carte ne peut être la première fonction : il faut une carte de code qui ne soit ni GOTO ni Function
problem-deck-name-twice = est déjà le nom de { $elsewhere }
problem-deck-sign = ne doit pas contenir le signe « # », qui numérote les exemplaires d’une carte

## Dans les carnets

tell-plans = Ce que chaque action rapporterait, si le programme tournait ensuite tel qu’il est
tell-plan = { $action } : { $gains }
tell-plan-wins = { $action } : { $gains } ; { $seat } gagnerait
deck-total = { $title } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-name = carte
deck-green = nombre vert
deck-count = quantité
deck-rulebook = ce que donne le livret
deck-fact-text = ce qu’elle fait
deck-fact-green = nombre vert
deck-fact-count = quantité
deck-fact-none = rien

describe-under-way-bandwidth = Le programme se poursuit.
cli-simulate-bandwidth-result = gagnées avec les points qu’il faut

gallery-about-bandwidth = Un programme en rangées de trois fait passer un Token autour de la table, et chaque carte rapporte à quelqu’un. On pose ses cartes pour qu’il s’arrête au bon endroit ; un saut, une fonction et un nombre X qui n’est jamais tout à fait celui qu’on croyait font le reste.
gallery-picture-bandwidth = Le programme de l’exemple du livret pendant qu’il tourne : des rangées de trois cartes, et la fonction dessous.
