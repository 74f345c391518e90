# What the board says of this game alone

# $row: its number
board-bfb-row = Rangée { $row }
board-bfb-gap = trou
board-bfb-free = libre
board-bfb-function = Fonction
board-bfb-no-function = aucune carte
board-bfb-no-program = Le programme n’a pas de carte.
# X while the program runs, and before it does; how it is made
board-bfb-x-runs = X vaut { $x } dans cette manche, car c’est le nombre vert de la première carte.
board-bfb-x-next = X est le nombre vert de la première carte. Il vaut { $x } en ce moment.
# What a card with X comes to. $printed: what it says, such as X+1; $number: what that is now; $seat: who has that terminal
board-bfb-comes-to = { $printed } vaut maintenant { $number }.
board-bfb-comes-to-terminal = { $printed } vaut maintenant { $number }, et c’est { $seat }.
board-bfb-comes-to-nobody = { $printed } vaut maintenant { $number }, et il n’y a pas de Terminal { $number }.
# On the green number of a card: read aloud; what it means; beside it, on the first card and on any other
board-bfb-green = nombre vert : { $green }
board-bfb-green-says = Si cette carte est la première, X vaut son nombre vert, { $green }, toute la manche.
board-bfb-gives-x = donne X
board-bfb-if-first = si première
# The way of the Token, and what it brings; a stop of it: $card: what sends it there, $seat: a player
board-bfb-way = Chemin du jeton
board-bfb-way-points = 1 point par arrêt, si le programme tournait maintenant
board-bfb-way-nowhere = le jeton resterait là, si le programme tournait maintenant
board-bfb-way-from = départ : { $seat }
board-bfb-way-stop = { $card } : vers { $seat }
board-bfb-way-wins = { $seat } gagnerait là.
board-bfb-here = Le programme est ici.
board-bfb-performed = en cours
board-bfb-looked-at = Main : { $owner } ({ $seat } regarde)
board-bfb-table = Autour de la table, dans le sens horaire
board-bfb-token = Jeton
# $number: a terminal's number; short, and in full
board-bfb-terminal-short = T{ $number }
board-bfb-terminal = Terminal { $number }
# $seats: where the Token came by in this step, in order
board-bfb-route = Le jeton à cette étape : { $seats }.
# $goal: how many points win
board-bfb-goal = Il faut { $goal } points pour gagner.
board-bfb-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
board-bfb-discards =
    { $count ->
        [one] { $count } carte défaussée
       *[other] { $count } cartes défaussées
    }
board-why-bandwidth-row = rangée { $a }, place { $b }
board-why-bandwidth-function = dans la fonction
board-why-bandwidth-hand = en main : { $who }
board-why-bandwidth-discards = dans la défausse
board-why-bandwidth-pile = dans la pioche
