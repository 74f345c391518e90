### Ce qui ne va pas dans un jeu, pour qui en fait un.

# What is wrong with a game: `pnrules check GAME`. Before each stands its place in the game
check-error = { $error } : { $said }
check-kind-of-parameter = il n’y a pas de sorte de paramètre { $kind } ; il y a : { $known }
check-kind-of-fact = il n’y a pas de sorte de fait { $kind } ; il y a : { $known }
check-kind-of-subject = il n’y a pas de sorte de sujet { $kind } ; il y a : { $known }
check-no-message = ce message manque. Écrivez-le dans un fichier de cette langue, dans le dossier locales du jeu.
check-message-not-said = ce message ne peut pas être dit : { $why }. Il reçoit les variables que nomme sa règle, sa question ou son choix.
check-message-not-counted = ce message ne compte pas comme celui du jeu : son nom doit contenir l’un de ceux-ci : { $names } ; ou être celui d’un arbitrage.
check-no-edition = cette édition n’existe pas ; il y a : { $known }. Écrivez l’une d’elles, ou ajoutez celle-ci à Game.works.
check-bad-picture = l’image du jeu ne peut pas être dessinée : { $why }
check-no-picture = aucune image ne s’appelle { $picture }. Une image est un émoji, un pictogramme du plateau, ou une image du jeu : { $known }.
check-no-place = l’aide-mémoire de { $work } n’a pas d’endroit { $there } : écrivez le message { $message }.
check-no-ruling = le registre n’a pas d’arbitrage { $ruling } : ajoutez-le à Game.register, ou nommez-en un autre ici.
check-no-choice = cette question n’a pas de choix. Ne la posez que s’il y en a un.
check-choice-twice = cette question a deux fois le même choix. Deux cartes du même nom se distinguent par #2, etc.
check-points =
    { $count ->
        [one] il y a un seul nombre de points, et un autre nombre de joueurs
       *[other] il y a { $count } nombres de points, et un autre nombre de joueurs
    }
check-no-ending = la partie est finie, et n’a pas de résultat : Game.result dit comment elle a fini.
check-choice-refused = { $choice } est un choix permis, et il est pourtant refusé. Retirez-le de Game.refusals, ou des choix.
check-refused-without-rule = { $choice } est refusé, et aucune règle qui l’interdise n’est nommée : donnez une Citation au Refusal.
check-nonsense-accepted = { $choice } n’est pas un choix permis, et n’a pas été refusé
check-secret-seen = { $card } est secret d’après { $rule }, et ce joueur le voit. Game.view doit le cacher, ou la règle ne rien déclarer secret.
check-hidden-seen = ce joueur voit une différence quand des cartes cachées sont ailleurs. Game.view doit cacher tout ce qui les distingue.
check-other-from-json = l’état qui revient du JSON est un autre : il ne doit contenir que des tuples nommés, des tuples, des nombres, des textes, True, False et None.
check-other-from-save = la partie qui revient de son fichier est une autre
check-no-choice-found = l’adversaire qui réfléchit ne trouve pas de choix
check-no-scenario = il n’y a pas de scénario. Écrivez l’exemple du livret dans un fichier du dossier scenarios.
check-no-scenario-of-ruling = aucun scénario n’est joué avec { $other } pour cet arbitrage. Écrivez-en un, avec ce choix dans « rulings ».
check-misreading-changes-nothing = cette erreur de lecture ne change rien, dans aucun scénario ni aucune partie au hasard. Ne la donnez que là où elle mène ailleurs.
check-says-nothing = rien n’est dit ici
check-chance = le jeu dit que rien n’y est laissé au hasard, et le hasard y est interrogé. Retirez chance = False.
check-no-chance = le hasard n’est interrogé dans aucune partie d’essai. Si rien n’est laissé au hasard, dites-le dans le jeu : chance = False. Alors personne ne voit de numéros de donne.
check-no-word = « { $word } » peut faire partie d’un choix, et n’est ni une carte, ni un autre texte connu. Ajoutez-le à Game.cards ou à Game.texts_of_answers.
# Ce qui n’est pas examiné, faute d’être installé
check-left-out-openspiel = pas essayé comme jeu d’OpenSpiel, parce qu’OpenSpiel n’est pas installé. Pour l’essayer : pip install open_spiel
cli-check-left-out = { $game } : { $why }
cli-check-game =
    { $count ->
        [0] { $game } : aucune erreur trouvée
        [one] { $game } : une erreur
       *[other] { $game } : { $count } erreurs
    }
