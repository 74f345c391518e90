### Battle for Bandwidth : les règles de référence. Ce que dit chaque endroit du livret, avec nos mots.

ref-bfb-overview =
    Les joueurs construisent ensemble un seul programme. À chaque manche, ils y ajoutent des cartes, puis il tourne du début à la fin. Presque chaque carte de code y donne un point à un joueur. Les événements vous aident ou gênent un adversaire.

    Le premier joueur qui a assez de points gagne. Combien il en faut dépend du nombre de joueurs.
    .title = Vue d’ensemble
ref-bfb-starting =
    Le joueur qui s’est servi le dernier d’un ordinateur commence. Il reçoit le jeton et Terminal 1 : ces deux cartes ne sont pas mélangées aux autres. Chacun reçoit quatre cartes.

    Retournez ensuite des cartes de la pioche jusqu’à une carte de code qui n’est ni GOTO ni Function. C’est la première fonction. Défaussez les autres.
    .title = Commencer la partie
ref-bfb-your-turn =
    Le joueur qui a Terminal 1 a le premier tour de la manche. Un tour compte jusqu’à deux actions, dans n’importe quel ordre, et deux fois la même si vous voulez. Une action, c’est piocher une carte, si vous en avez moins de six en main, jouer une carte de code dans le programme, en jouer une dans la fonction, ou jouer un événement.
    .title = À votre tour
ref-bfb-events =
    Vous jouez un événement à votre tour. Il coûte une action, sauf si la carte dit qu’elle se joue en réponse. Faites ce qu’il dit, puis défaussez-le.

    Un exemple : vous jouez Cut and Paste contre un adversaire, qui répond par Firewall. Vous ne prenez alors pas de carte. Cut and Paste va quand même à la défausse, et votre action est perdue. Firewall ne coûte pas d’action à votre adversaire.
    .title = Cartes événement
ref-bfb-code-cards =
    Vous jouez une carte de code à votre tour, pour une action. Dans le programme, elle va juste après la dernière carte : à sa droite, ou à la première place d’une nouvelle rangée, plus bas, si la rangée a déjà ses trois cartes. Dans la fonction, elle remplace la carte qui s’y trouve. Défaussez l’ancienne.

    Une carte de code ne fait encore rien quand vous la jouez. Elle s’exécute quand le programme tourne.
    .title = Cartes de code
ref-bfb-card-pass =
    Passez le jeton dans le sens horaire ou antihoraire, selon les flèches. Le nombre entre les flèches dit de combien de places il se déplace. Seul le joueur qui l’a à la fin marque un point, et ceux que le jeton dépasse ne marquent rien. Le jeton peut faire le tour complet de la table, et plus. Le nombre vert du coin ne compte que pour X.
    .title = Pass
ref-bfb-card-pass-x =
    Comme toute autre carte Pass, mais X dit de combien de places le jeton se déplace. X change à chaque manche.
    .title = Pass X
ref-bfb-card-terminal =
    Le jeton va droit à un terminal, peu importe où son joueur est assis, et ce joueur marque un point. À gauche de Terminal 1 est assis Terminal 2, puis vient Terminal 3, et ainsi de suite. Le terminal visé dépend de X : quand X vaut 3, l’une des cartes montrées mène à Terminal 3, l’autre à Terminal 2. Si personne n’a ce terminal, la carte ne fait rien.
    .title = Envoyer à un terminal
ref-bfb-card-goto =
    Avec GOTO 10, le programme reprend au début de la rangée 1, avec GOTO 20 au début de la rangée 2. Chacune ne s’exécute qu’une fois : elle quitte aussitôt le programme. Jouez les cartes GOTO dans le programme, jamais dans la fonction.
    .title = GOTO
ref-bfb-card-function =
    Exécutez à sa place la carte de la fonction. La carte Function, elle, reste. Le programme peut en avoir plusieurs. Comme GOTO, elle ne se joue que dans le programme.
    .title = Function
ref-bfb-card-cut-and-paste =
    Jouez-la contre un adversaire. Vous voyez sa main et vous y prenez une carte.
    .title = Cut and Paste
ref-bfb-card-firewall =
    Jouez-la en réponse à un événement joué contre vous. Elle annule cet événement et ne coûte pas d’action.
    .title = Firewall
ref-bfb-after-turn =
    Les tours se suivent dans le sens horaire. Quand chacun a eu le sien, le programme tourne.
    .title = Après votre tour
ref-bfb-running =
    Cherchez d’abord X : c’est le nombre vert de la première carte du programme. La carte de la fonction est à côté du programme : son nombre vert ne compte pas.

    Puis les cartes s’exécutent une à une, de gauche à droite et rangée après rangée. Chacune donne son point au joueur qui reçoit le jeton. Après la dernière carte, la manche se termine.
    .title = Faire tourner le programme
ref-bfb-ending =
    Tant que le programme a plus de deux rangées, défaussez la première et faites monter les autres. Une rangée compte même si elle n’est pas pleine.

    Terminal 1 passe ensuite au voisin de gauche, qui a le premier tour de la manche suivante.
    .title = Finir la manche
ref-bfb-winning =
    Vous gagnez dès que vous avez assez de points, sans attendre que le programme s’arrête : 15 points à deux joueurs, 12 à trois, 9 à quatre, 7 à cinq, 6 à six.
    .title = Gagner la partie
ref-bfb-example =
    Il y a quatre joueurs et trois rangées. X vaut 1, et une carte GOTO 20 fait tourner la rangée 2 une fois de plus. Betty finit avec 3 points, Carl et Dana avec 2, Adam avec 1. La rangée 1 est défaussée, et Betty reçoit Terminal 1. La prochaine carte ira à droite de Function, bien qu’il y ait un trou avant elle.
    .title = Exemple de programme
