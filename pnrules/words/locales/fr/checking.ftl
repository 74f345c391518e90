### Ce qui ne va pas dans un jeu, pour qui en fait un.

# What is wrong with a game: `pnrules check GAME`. Before each stands its place in the game
check-error = { $error } : { $said }
check-kind-of-parameter = il n’y a pas de sorte de paramètre { $kind } ; il y a : { $known }
check-kind-of-fact = il n’y a pas de sorte de fait { $kind } ; il y a : { $known }
check-no-message = ce message manque. Écrivez-le dans un fichier de cette langue, dans le dossier locales du jeu.
check-message-not-said = ce message ne peut pas être dit : { $why }. Il reçoit les variables que nomme sa règle, sa question ou son choix.
check-message-not-counted = ce message ne compte pas comme celui du jeu : son nom doit contenir « { $game } », ou le nom du livret.
check-no-edition = cette édition n’existe pas ; il y a : { $known }
check-bad-picture = l’image du jeu ne peut pas être dessinée : { $why }
check-no-picture = aucune image ne s’appelle { $picture }. Une image est un émoji, un pictogramme du plateau, ou une image du jeu : { $known }.
check-no-place = l’aide-mémoire de { $work } n’a pas d’endroit { $there } : écrivez le message ref-… pour lui.
check-no-ruling = le registre n’a pas d’arbitrage { $ruling }
check-no-choice = cette question n’a pas de choix
check-choice-twice = cette question a deux fois le même choix
check-points =
    { $count ->
        [one] il y a un seul nombre de points, et un autre nombre de joueurs
       *[other] il y a { $count } nombres de points, et un autre nombre de joueurs
    }
check-no-ending = la partie est finie, et n’a pas de résultat
check-choice-refused = { $choice } est un choix permis, et il est pourtant refusé
check-refused-without-rule = { $choice } est refusé, et aucune règle qui l’interdise n’est nommée
check-nonsense-accepted = { $choice } n’est pas un choix permis, et n’a pas été refusé
check-secret-seen = { $card } est secret d’après { $rule }, et ce joueur le voit
check-hidden-seen = ce joueur voit une différence quand des cartes cachées sont ailleurs
check-other-from-json = l’état qui revient du JSON est un autre
check-other-from-save = la partie qui revient de son fichier est une autre
check-no-choice-found = l’adversaire qui réfléchit ne trouve pas de choix
check-no-scenario = il n’y a pas de scénario
check-no-scenario-of-ruling = aucun scénario n’est joué avec { $other } pour cet arbitrage
check-misreading-changes-nothing = cette erreur de lecture ne change rien dans aucun scénario
check-says-nothing = rien n’est dit ici
cli-check-game =
    { $count ->
        [0] { $game } : aucune erreur trouvée
        [one] { $game } : une erreur
       *[other] { $game } : { $count } erreurs
    }
