### Battle for Bandwidth : les règles de référence. Ce que dit chaque endroit du livret, avec nos mots.

ref-bfb-overview =
    Les joueurs partagent un seul programme, auquel chacun ajoute. De manche en manche, il s’allonge des cartes jouées, puis il tourne d’un bout à l’autre : presque chaque carte de code y donne un point à quelqu’un. Les événements aident qui les joue ou gênent un autre.

    Le premier à avoir les points que demande le nombre de joueurs gagne.
    .title = Vue d’ensemble
ref-bfb-starting =
    Commence qui s’est servi le dernier d’un ordinateur : le Token et Terminal 1 sont posés devant lui et ne sont pas mélangés au reste. Chacun reçoit quatre cartes.

    On retourne ensuite des cartes de la pioche jusqu’à une carte de code qui ne soit ni GOTO ni Function. C’est la première fonction ; les autres sont défaussées.
    .title = Commencer la partie
ref-bfb-your-turn =
    Qui a Terminal 1 a le premier tour de la manche. Un tour compte jusqu’à deux actions, dans n’importe quel ordre et mélange, deux fois la même aussi : piocher une carte, si l’on en a moins de six en main ; jouer une carte de code au programme ; jouer une carte de code à la fonction ; jouer un événement.
    .title = À votre tour
ref-bfb-events =
    Un événement se joue à son propre tour et coûte une action, sauf s’il dit qu’il répond à quelque chose. On fait ce qu’il dit, puis on le défausse.

    Ainsi Cut and Paste se joue contre un adversaire, qui peut répondre par Firewall. Cut and Paste ne prend alors aucune carte, mais elle est défaussée et son action est perdue tout de même ; la carte Firewall ne coûte aucune action à qui le joue.
    .title = Cartes événement
ref-bfb-code-cards =
    Une carte de code se joue à son propre tour, pour une action. Au programme, elle va juste après la dernière carte : à sa droite, ou à la première place d’une nouvelle rangée, plus bas, quand la rangée a déjà ses trois cartes. À la fonction, elle remplace la carte qui s’y trouve, et qu’on défausse.

    La jouer ne fait encore rien. Les cartes de code s’exécutent quand le programme tourne.
    .title = Cartes de code
ref-bfb-card-pass =
    Le Token est passé dans le sens horaire ou antihoraire, selon les flèches, d’autant de joueurs que le dit le nombre imprimé entre elles. Seul marque un point qui l’a à la fin, et aucun de ceux d’entre-deux ; le tour entier de la table, et plus, est permis. Le nombre vert du coin ne compte que pour X.
    .title = Pass
ref-bfb-card-pass-x =
    Comme toute autre carte de passe, mais c’est X qui dit de combien de joueurs le Token est passé. X change à chaque manche.
    .title = Pass X
ref-bfb-card-terminal =
    Le Token va droit à un terminal, où que soit assis son joueur, et celui-ci marque un point. Le voisin de gauche de Terminal 1 est Terminal 2, le suivant Terminal 3, et ainsi de suite. Celui qui est visé dépend de X : quand X vaut 3, l’une des cartes montrées mène au terminal 3, l’autre au terminal 2. Un terminal que personne n’a ne reçoit rien : la carte est sans effet.
    .title = Envoyer à un terminal
ref-bfb-card-goto =
    GOTO 10 fait reprendre le programme au début de sa première rangée, GOTO 20 au début de la deuxième. Chacune ne s’exécute qu’une fois : elle quitte aussitôt le programme. Les cartes GOTO vont au programme, jamais à la fonction.
    .title = GOTO
ref-bfb-card-function =
    La carte qui se trouve à la fonction est effectuée à sa place, et la carte Function reste où elle est. Il peut y en avoir plusieurs dans le programme. Comme GOTO, elle ne va qu’au programme.
    .title = Function
ref-bfb-card-cut-and-paste =
    Se joue contre un adversaire, dont on regarde la main pour y prendre une carte.
    .title = Cut and Paste
ref-bfb-card-firewall =
    Se joue en réponse à un événement que quelqu’un joue contre vous : elle l’annule, et ne coûte aucune action.
    .title = Firewall
ref-bfb-after-turn =
    Les tours se suivent dans le sens horaire. Quand chacun a eu le sien, le programme tourne.
    .title = Après votre tour
ref-bfb-running =
    On cherche d’abord X : c’est le nombre vert de la première carte du programme. La fonction ne fait pas partie du programme et ne donne pas X.

    Puis les cartes s’exécutent une à une, de gauche à droite et rangée après rangée, et chacune donne son point à qui reçoit le Token. Après la dernière, la manche se termine.
    .title = Faire tourner le programme
ref-bfb-ending =
    Tant que le programme a plus de deux rangées, la première est défaussée et les autres remontent. Une rangée compte même si elle n’est pas pleine.

    Terminal 1 passe ensuite au voisin de gauche de qui l’a, et avec lui le premier tour de la manche suivante.
    .title = Finir la manche
ref-bfb-winning =
    Qui atteint le nombre de points voulu gagne sur-le-champ, sans attendre la fin de l’exécution : 15 points à 2 joueurs, 12 à 3, 9 à 4, 7 à 5, 6 à 6.
    .title = Gagner la partie
ref-bfb-example =
    Quatre joueurs, trois rangées, X à 1, et une carte GOTO 20 qui fait repasser l’exécution par la deuxième rangée. Betty finit avec 3 points, Carl et Dana avec 2, Adam avec 1. La première rangée s’en va, Betty reçoit Terminal 1, et la prochaine carte sera posée à droite de la carte Function, bien qu’il y ait un trou avant elle.
    .title = Exemple de programme
