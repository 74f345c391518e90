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
