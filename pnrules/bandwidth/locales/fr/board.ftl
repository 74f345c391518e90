# What the board says of this game alone

# $row: its number
board-bfb-row = Rangée { $row }
board-bfb-gap = trou
board-bfb-free = libre
board-bfb-function = Fonction
board-bfb-no-function = aucune carte
board-bfb-no-program = Il n’y a pas de carte dans le programme.
# X while the program runs, and before it does
board-bfb-x-runs = X vaut { $x } dans cette exécution.
board-bfb-x-next = Si le programme tournait maintenant, X vaudrait { $x }.
# On the green number of a card
board-bfb-green = nombre vert : { $green }
board-bfb-gives-x = donne X
board-bfb-here = Le programme est ici.
board-bfb-performed = en cours d’exécution
board-bfb-looked-at = Main de { $owner }, que regarde { $seat }
board-bfb-table = Autour de la table, dans le sens horaire
board-bfb-token = Token
# $number: a terminal's number; short, and in full
board-bfb-terminal-short = T{ $number }
board-bfb-terminal = Terminal { $number }
# $seats: where the Token came by in this step, in order
board-bfb-route = Le Token à cette étape : { $seats }.
# $goal: how many points win
board-bfb-goal = Il faut { $goal } points pour gagner.
board-bfb-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
board-bfb-discards =
    { $count ->
        [one] { $count } carte défaussée
       *[other] { $count } cartes défaussées
    }
board-why-bandwidth-row = rangée { $a }, place { $b }
board-why-bandwidth-function = dans la fonction
board-why-bandwidth-hand = dans la main de { $who }
board-why-bandwidth-discards = dans la défausse
board-why-bandwidth-pile = dans la pioche
