### Battle for Bandwidth : les arbitrages, pour qui n’a pas lu le registre.
### Valeur : la question. .default : ce que nous suivons. .other-… : une autre réponse. .reason : ce que le livret dit ou laisse ouvert.

ruling-b-01 = La pioche est vide et un joueur veut piocher. Que faire ?
    .default = La défausse est mélangée et devient la pioche. S’il n’y a pas de défausse non plus, personne ne peut piocher, et cette action n’est pas proposée.
    .other-no-shuffle = Rien n’est mélangé. Une fois la pioche vide, plus personne ne pioche.
    .reason = BfB, À votre tour permet de piocher avec moins de six cartes en main, et ne dit pas ce qui se passe quand la pioche est vide.

ruling-b-02 = Où est « juste après la dernière carte » quand le programme a des trous ?
    .default = C’est la place à droite de la dernière carte du programme, si elle fait encore partie des trois places de la rangée. Sinon, c’est la première place d’une nouvelle rangée. Un trou après la dernière carte est donc rempli, un trou avant elle ne l’est jamais.
    .reason = BfB, Cartes de code compte les cartes d’une rangée, et une carte GOTO défaussée en diminue le nombre. BfB, Exemple de programme laisse un trou à la fin de la première rangée et pose la carte suivante à droite de Function, dans la deuxième.

ruling-b-03 = Une carte GOTO mène à une rangée qui n’existe pas. Que se passe-t-il ?
    .default = Le programme s’arrête là. La carte GOTO est quand même défaussée.
    .other-nothing = La carte GOTO est défaussée et ne fait rien d’autre. Le programme continue après elle.
    .reason = BfB, GOTO suppose que la rangée est là. S’il n’y en a pas, il ne reste aucune carte à exécuter.

ruling-b-04 = Et si le programme est vide au moment de tourner ?
    .default = Rien ne tourne et personne ne marque. La manche se termine comme d’habitude, et Terminal 1 passe au joueur suivant.
    .reason = BfB, Faire tourner le programme prend X à la première carte, et aucune règle n’oblige à jouer une carte.

ruling-b-05 = La première place de la première rangée est un trou. D’où vient X ?
    .default = De la première carte du programme, où qu’elle se trouve.
    .reason = BfB, Faire tourner le programme parle de la première carte de code du programme, et un trou n’est pas une carte. Une carte GOTO à la première place laisse un tel trou, une fois exécutée.

ruling-b-06 = Un joueur peut-il faire moins de deux actions ?
    .default = Oui. Vous pouvez finir votre tour quand il reste une action, ou les deux.
    .other-must = Seulement si aucune action n’est possible.
    .reason = BfB, À votre tour dit que vous pouvez faire deux actions, pas que vous le devez.

ruling-b-07 = Quelle carte Cut and Paste prend-elle ?
    .default = Vous voyez toute la main et vous choisissez.
    .other-random = Une carte au hasard.
    .reason = BfB, Cartes événement fait regarder la main et y prendre une carte. À quoi bon regarder, si vous ne choisissez pas ? La carte elle-même en dit peut-être plus, mais le livret ne la montre pas.

ruling-b-08 = Quand joue-t-on Firewall, et une autre carte Firewall peut-elle l’annuler ?
    .default = Le joueur contre qui l’événement est joué peut jouer Firewall juste après, avant tout effet. Firewall est jouée elle aussi contre un joueur, qui peut donc l’annuler par une autre carte Firewall. L’événement compte alors de nouveau.
    .other-not = Firewall se joue au même moment, mais rien n’annule une carte Firewall.
    .reason = BfB, Cartes événement fait de Firewall une réponse à un événement. Le livret ne dit ni combien de temps on peut attendre, ni si cette réponse est elle-même un événement auquel on peut répondre.

ruling-b-09 = X-1, ou moins, mène à Terminal 0 ou plus bas. Où va le jeton ?
    .default = Nulle part : ce terminal n’existe pas. La carte ne fait rien et personne ne marque.
    .reason = BfB, Envoyer à un terminal dit ce qui se passe quand le numéro est trop grand. Un numéro trop petit, c’est le même cas.

ruling-b-10 = Que faire des rangées sans carte, des mains vides ou de plus de six cartes, et d’un début sans carte pour la fonction ?
    .default = Une rangée qui a perdu sa dernière carte garde son numéro tant que le programme tourne. À la fin de la manche, elle disparaît avant que les rangées soient comptées. La limite de six cartes ne vaut que pour piocher. Vous garderiez une main plus grande, mais vous ne pourriez pas piocher. Cut and Paste n’agrandit pas votre main, car vous la défaussez avant de prendre une carte. Contre une main vide, Cut and Paste ne prend rien. Le joueur de la place 1 commence. Si aucune carte restante ne peut être la première fonction, les cartes retournées sont mélangées et redeviennent la pioche. La fonction reste vide, et une carte Function ne fait rien, jusqu’à ce qu’un joueur y joue une carte.
    .reason = BfB, Finir la manche compte des rangées de cartes. BfB, À votre tour limite la pioche, pas la main. BfB, Commencer la partie désigne le joueur qui s’est servi le dernier d’un ordinateur, que cette application ne peut pas connaître, et suppose qu’une carte convenable se présente.
