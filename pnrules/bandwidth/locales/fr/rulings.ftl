### Battle for Bandwidth : les décisions, pour qui n’a pas lu le registre.
### Valeur : la question. .default : ce que nous suivons. .other-… : une autre réponse. .reason : ce que le livret dit ou laisse ouvert.

ruling-b-01 = La pioche est vide et quelqu’un doit piocher : que faire ?
    .default = La défausse est mélangée et devient la pioche. S’il n’y a pas de défausse non plus, il n’y a rien à piocher, et piocher n’est pas une action que l’on puisse choisir.
    .other-no-shuffle = On ne mélange rien : une fois la pioche vide, plus personne ne pioche.
    .reason = BfB, À votre tour permet de piocher dès qu’on a moins de six cartes en main, et ne dit rien de la fin de la pioche.

ruling-b-02 = Où est « juste après la dernière carte » quand le programme a des trous ?
    .default = La place à droite de la dernière carte qui s’y trouve, tant que c’est l’une des trois de sa rangée ; sinon la première place d’une nouvelle rangée. Un trou après la dernière carte sert donc, un trou avant elle jamais.
    .reason = BfB, Cartes de code compte les cartes d’une rangée, dont une carte GOTO défaussée diminue le nombre ; BfB, Exemple de programme laisse un trou au bout de la première rangée et fait poser la carte suivante à droite de la carte Function de la seconde.

ruling-b-03 = Une carte GOTO mène à une rangée qui n’existe pas : que se passe-t-il ?
    .default = L’exécution s’arrête là. La carte GOTO est défaussée tout de même.
    .other-nothing = Elle ne fait que quitter le programme, qui continue après elle.
    .reason = BfB, GOTO renvoie à une rangée supposée présente. Là où il n’y en a pas, il ne reste aucune carte à exécuter.

ruling-b-04 = Et si le programme est vide au moment de tourner ?
    .default = Rien ne tourne et personne ne marque. La manche se termine comme d’habitude : Terminal 1 passe au suivant.
    .reason = BfB, Faire tourner le programme tire X de la première carte, et aucune règle n’oblige à en jouer une.

ruling-b-05 = La première place de la première rangée est un trou : d’où vient X ?
    .default = De la première carte qui s’y trouve, où qu’elle soit.
    .reason = BfB, Faire tourner le programme parle de la première carte de code du programme, et un trou n’est pas une carte. Une carte GOTO à la première place, une fois exécutée, laisse un tel trou.

ruling-b-06 = Peut-on faire moins de deux actions ?
    .default = Oui. On peut finir son tour alors qu’il reste une action, ou les deux.
    .other-must = Seulement si aucune action n’est possible.
    .reason = BfB, À votre tour dit qu’on peut faire deux actions, non qu’on le doit.

ruling-b-07 = Cut and Paste : quelle carte prend-on ?
    .default = Qui la joue voit toute la main et choisit.
    .other-random = Une au hasard.
    .reason = BfB, Cartes événement fait regarder la main et y prendre une carte. Regarder serait vain si l’on ne choisissait pas ; la carte elle-même, qui en dit peut-être plus, n’est pas montrée.

ruling-b-08 = Quand joue-t-on Firewall, et peut-on y répondre ?
    .default = Celui contre qui l’événement est joué la joue juste après, avant qu’il ne fasse effet. Une carte Firewall est elle aussi jouée contre quelqu’un : un autre peut y répondre, et l’événement tient de nouveau.
    .other-not = De même, mais on ne répond pas à une carte Firewall.
    .reason = BfB, Cartes événement la fait jouer en réponse à un événement, et ne dit ni jusqu’à quand ni si cette réponse est elle-même un événement auquel répondre.

ruling-b-09 = X-1, ou moins, mène au terminal 0 ou plus bas : où va le Token ?
    .default = Nulle part : il n’y a pas de tel terminal. La carte ne fait rien et personne ne marque.
    .reason = BfB, Envoyer à un terminal dit ce qu’il advient d’un numéro trop grand. Un numéro trop petit n’est pas un autre cas.

ruling-b-10 = Que deviennent les rangées sans carte, les mains de plus de six cartes ou vides, une mise en place sans point de départ ?
    .default = Une rangée qui a perdu sa dernière carte garde son numéro pendant l’exécution ; à la fin de la manche, elle disparaît avant qu’on ne compte les rangées. Six n’est une limite que pour piocher : une main plus grande, à laquelle Cut and Paste ne mène pas, puisque cette carte quitte la main avant qu’une autre n’y vienne, serait gardée et ne pourrait pas piocher. Cut and Paste contre une main vide ne prend rien. La place numéro un commence. Si aucune carte restante ne peut être la première fonction, celles qu’on a retournées sont mélangées et forment de nouveau la pioche ; la fonction reste vide, et une carte Function ne fait rien, jusqu’à ce que quelqu’un y joue une carte.
    .reason = BfB, Finir la manche compte des rangées de cartes. BfB, À votre tour limite la pioche, pas la main. BfB, Commencer la partie désigne qui s’est servi le dernier d’un ordinateur, ce que le logiciel ignore, et tient pour acquis qu’une carte convenable se présente.
