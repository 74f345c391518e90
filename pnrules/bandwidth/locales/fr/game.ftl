### Ce qui se passe dans Battle for Bandwidth, pas à pas ; ce qui est demandé ; ce qu’on peut choisir ; ce qui est refusé.

game-bandwidth = Programmer: Battle for Bandwidth

## Mise en place

bandwidth-may-be-dealt = La carte suivante va à { $seat }.
bandwidth-is-dealt = { $seat } reçoit { $card }.
bandwidth-all-dealt = Chacun a quatre cartes.
bandwidth-may-turn-up = On retourne une carte pour la fonction.
bandwidth-turns-up = On retourne { $card }, qui devient la première fonction.
bandwidth-turns-up-unfit = On retourne { $card }. Cette carte ne peut pas être la fonction, donc on la défausse.
bandwidth-no-first-function = Aucune carte ne peut être la fonction, qui reste donc vide. Les cartes retournées refont la pioche.
bandwidth-begins = { $seat } a le jeton et Terminal 1, et commence.

## Un tour

bandwidth-asked = Il reste { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} à { $seat }.
bandwidth-goes-to-draw = { $seat } utilise une action pour piocher.
bandwidth-may-draw = { $seat } prend une carte de la pioche.
bandwidth-draws = { $seat } pioche { $card }.
bandwidth-shuffles = La pioche est vide. On mélange la défausse, qui devient la nouvelle pioche.
bandwidth-to-the-program = { $seat } joue { $card } dans le programme, à la place { $place } de la rangée { $row }.
bandwidth-to-the-function = { $seat } joue { $card } dans la fonction et défausse { $old }.
bandwidth-to-the-empty-function = { $seat } joue { $card } dans la fonction, qui était vide.
bandwidth-plays-event = { $seat } joue { $card } contre { $target }.
bandwidth-ends-turn = { $seat } finit son tour.
bandwidth-turn-passes = C’est maintenant à { $seat }.
bandwidth-all-had-a-turn = Chacun a eu son tour.

## Événements

bandwidth-may-answer = { $seat } peut annuler { $card }, jouée par { $owner }.
bandwidth-cannot-answer = { $seat } n’a rien pour annuler { $card }, jouée par { $owner }.
bandwidth-allows = { $seat } laisse faire { $card }, jouée par { $owner }.
bandwidth-cancels = { $seat } joue { $firewall } et annule { $card }.
bandwidth-reinstates = { $seat } joue aussi { $firewall } et annule l’autre, donc { $card } compte de nouveau.
bandwidth-comes-to-nothing = { $card }, jouée par { $seat }, n’a aucun effet. La carte et l’action sont perdues.
bandwidth-looks = { $owner } montre sa main à { $seat }, qui choisit une carte.
bandwidth-takes-blindly = { $seat } prend une carte au hasard à { $owner }.
bandwidth-takes = { $seat } prend { $card } à { $owner }.
bandwidth-nothing-to-take = { $owner } n’a pas de carte, donc { $seat } ne prend rien.

## L’exécution

bandwidth-runs = Le programme tourne.
bandwidth-nothing-runs = Le programme est vide, donc rien ne tourne.
bandwidth-x-is = La première carte est { $card }, avec un { $x } vert, donc X vaut { $x } pour tout le programme.
bandwidth-executes = Le programme exécute { $card }, à la place { $place } de la rangée { $row }.
bandwidth-gap = Il y a un trou à la place { $place } de la rangée { $row }, donc le programme passe.
bandwidth-moves-on = Le programme avance à la place suivante.
bandwidth-sets-off = Avec { $card }, le jeton part de chez { $seat } et avance de { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, dans le sens { $way ->
    [clockwise] horaire
   *[other] antihoraire
}.
bandwidth-goes-by = Le jeton passe devant { $seat }, qui ne marque pas.
bandwidth-arrives = Le jeton s’arrête chez { $seat }, qui marque 1 point.
bandwidth-sends = { $card } envoie le jeton à Terminal { $number }, où { $seat } marque 1 point.
bandwidth-no-terminal = Il n’y a pas de Terminal { $number }, donc { $card } ne fait rien.
bandwidth-jumps = On défausse { $card }, qui laisse un trou. Le programme reprend au début de la rangée { $row }.
bandwidth-lost-ends = Il n’y a pas de rangée { $row }. On défausse { $card } et le programme s’arrête.
bandwidth-lost-goes-on = Il n’y a pas de rangée { $row }. On défausse { $card } et le programme continue après elle.
bandwidth-calls = { $card } exécute la carte de la fonction, { $function }.
bandwidth-calls-nothing = La fonction est vide, donc { $card } ne fait rien.
bandwidth-performed = C’est tout pour { $card }. Personne n’a encore gagné.
bandwidth-wins = { $seat } a { $points } points et gagne aussitôt.
bandwidth-run-ends = Aucune carte ne suit, donc le programme s’arrête.

## La fin d’une manche

bandwidth-closes-up = La rangée { $row } n’a plus de carte et disparaît.
bandwidth-deletes = Il y a plus de deux rangées. On défausse la rangée 1 ({ $cards }) et les autres remontent.
bandwidth-rows-stay = Il n’y a pas plus de deux rangées, donc elles restent.
bandwidth-terminal-moves = Terminal 1 passe au voisin de gauche, { $seat }, qui commence la manche suivante.

bandwidth-result = { $seats } gagne avec { $points } points.

## Ce qui est demandé

ask-bandwidth-act = { $who } : que faire ? { $actions ->
    [one] Il reste { $actions } action.
   *[other] Il reste { $actions } actions.
}
ask-bandwidth-answer = { $who } : { $owner } joue { $card } contre vous. Que faites-vous ?
ask-bandwidth-take = { $who } : quelle carte prendre à { $owner } ?
ask-bandwidth-lose = { $who } : { $seat } prend une carte à { $owner }. Laquelle ?
ask-bandwidth-draw = { $who } : { $seat } pioche. Quelle carte ?
ask-bandwidth-deal = { $who } : { $seat } reçoit une carte. Laquelle ?
ask-bandwidth-turn-up = { $who } : quelle carte retourner ?

## Ce qu’on peut choisir

option-bandwidth-draw-one = Piocher une carte
option-bandwidth-program = { $card } dans le programme
option-bandwidth-function = { $card } dans la fonction
option-bandwidth-event = { $card } contre { $target }
option-bandwidth-end-turn = Finir mon tour
option-bandwidth-allow = Laisser faire
option-bandwidth-firewall = { $card }
option-bandwidth-take = { $card }
option-bandwidth-draw = { $card }

## Ce qui est refusé

refused-hand-full = Votre main est pleine. On ne pioche qu’avec moins de six cartes en main.
refused-pile-empty = La pioche est vide. Dans cette partie, on ne la refait pas, donc personne ne peut piocher.
refused-nothing-to-draw = Il n’y a rien à piocher, car la pioche et la défausse sont vides.
refused-not-in-hand = { $seat } n’a pas { $card } en main.
refused-no-code-card = { $card } n’est pas une carte de code et ne va ni dans le programme ni dans la fonction.
refused-no-event = { $card } est une carte de code, pas un événement. Jouez-la dans le programme.
refused-on-oneself = Jouez { $card } contre un adversaire, pas contre vous.
refused-answers-nothing = { $card } n’annule pas un événement. Seule une carte Firewall le fait.
refused-not-to-the-function = { $card } ne va jamais dans la fonction. Jouez-la dans le programme.
refused-only-in-response = Vous ne pouvez jouer { $card } que si l’on joue un événement contre vous.
refused-must-act = Vous pouvez encore agir, donc votre tour n’est pas fini.

## Une position en mots

describe-bandwidth-row = Rangée { $row } : { $cards }
describe-bandwidth-no-program = Le programme n’a pas encore de carte.
describe-bandwidth-function = Fonction : { $card }
describe-bandwidth-token = Jeton : { $token } ; Terminal 1 : { $first }
describe-bandwidth-running = Le programme tourne, à la rangée { $row }. X vaut { $x }.
describe-bandwidth-x = Si le programme tournait maintenant, X vaudrait { $x }.

## Ce qui ne va pas dans un fichier

problem-before-the-deal = demande un programme : donnez aussi le programme, ou enlevez ceci et laissez distribuer le hasard
problem-cannot-lie-here = { $card } ne peut pas être ici
problem-row = une rangée a de 1 à { $width } places, avec une carte à l’une d’elles au moins
problem-deck-too-small = { $found ->
    [one] il y a { $found } carte
   *[other] il y a { $found } cartes
} ; à { $players } joueurs, il en faut { $needed } pour commencer
problem-count-kinds = un jeu de cartes a de { $low } à { $high } sortes de cartes, trouvé : { $found }
problem-deck-too-large = { $found } cartes, c’est trop : un jeu de cartes en a { $most } au plus
problem-deck-no-function = aucune carte ne peut être la première fonction : il faut une carte de code autre que GOTO et Function
problem-deck-name-twice = est déjà le nom de { $elsewhere }
problem-deck-sign = ne doit pas contenir le signe « # », qui numérote les exemplaires d’une carte

## Dans les carnets

tell-plans = Ce que chaque action rapporterait, si le programme tournait ensuite
# $action: an option, $gains: what each player would score
tell-plan = { $action } : { $gains }
tell-plan-wins = { $action } : { $gains } ; { $seat } gagnerait
# $title: what the card set is called
deck-total = { $title } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-name = carte
deck-green = nombre vert
deck-count = exemplaires
deck-rulebook = donné par le livret
deck-fact-text = ce qu’elle fait
deck-fact-green = nombre vert
deck-fact-count = exemplaires
deck-fact-none = rien

describe-under-way-bandwidth = Le programme continue.

gallery-about-bandwidth = Un programme de cartes fait tourner un jeton autour de la table. Là où il s’arrête, un joueur marque. Posez vos cartes pour qu’il s’arrête chez vous.

# Qui a fait le jeu, ses livrets et leurs traductions
credits-bandwidth = Créé par Michael Keller.
