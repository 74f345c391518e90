### Un nouveau jeu : ce que disent `pnrules new` et `pnrules topics`

cli-help-new = écrire un nouveau jeu dans un paquet à lui : il joue, enseigne et réussit ses tests aussitôt, et vous le changez
cli-help-new-name = le nom du jeu, par exemple kalah, tic-tac-toe ou « Puissance 4 »
cli-help-new-folder = où créer son dossier ; sans cela, ici
cli-new-name = « { $name } » ne peut pas être le nom d’un jeu. Un nom commence par une lettre et contient des lettres de a à z, des nombres, « - » et « _ », au plus { $longest } signes : par exemple tic-tac-toe.
cli-new-keyword = « { $name } » est un mot de Python même. Choisissez un autre nom.
cli-new-module = Python a déjà un module nommé « { $name } », que le jeu cacherait. Choisissez un autre nom.
cli-new-taken = il y a déjà un jeu nommé « { $name } ». Choisissez un autre nom.
cli-new-there = { $folder } existe déjà. Rien n’a été écrit ; choisissez un autre nom, ou un autre dossier avec --folder.
cli-new-written =
    Écrit : { $folder }. Ce que vous faites ensuite :

        cd { $folder }
        python -m pip install --editable . pytest
        python -m pytest
        pnrules run { $name }/first-game
        pnrules app

    Son README.md dit quoi changer, et dans quel ordre.

cli-help-topics = trouver ce qu’on peut demander sur un jeu, dans des parties jouées au hasard et dans ses scénarios, et l’écrire dans ses sources
cli-help-topics-games = combien de parties parcourir ; sans cela, 500
cli-help-topics-add = ne pas jouer de parties : garder ce qui a été trouvé et ne parcourir que les scénarios
cli-help-topics-output = le fichier ; sans cela, exercises.json dans le paquet du jeu
cli-topics-written = { $topics ->
    [one] Écrit : { $file }. Il y a des exercices sur 1 règle, carte ou arbitrage ; à chaque fois, le nombre de positions :
   *[other] Écrit : { $file }. Il y a des exercices sur { $topics } règles, cartes et arbitrages ; à chaque fois, le nombre de positions :
}
cli-topics-none =
    Rien à demander n’a été trouvé. Il y a quelque chose là où un choix est refusé pour l’une de plusieurs raisons (refusals), là où un
    arbitrage décide de ce qui arrive (register), et là où les joueurs se trompent (misreadings).
cli-topics-installed = { $game } est installé dans { $folder }, et ce qui y est écrit se perd à la prochaine installation. Installez-le avec « pip install --editable » depuis ses sources, ou dites avec --output où doit être le fichier.
