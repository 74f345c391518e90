### Programmer’s Nightmare : les règles de référence. Ce que dit chaque endroit des règles, avec nos mots.
### Les chiffres sont réservés aux nombres imprimés que INCREMENT et DECREMENT peuvent changer (et aux noms des éditions et des versions).

## PN 3.0 : sections

ref-pn30-object =
    Les joueurs partagent un même programme et s’en disputent la maîtrise. Parmi ses instructions, les unes donnent des points, d’autres en ôtent, d’autres encore déplacent le contrôle.

    Atteindre vingt points fait gagner. Tomber à zéro point élimine un joueur, et avoir perdu tous ses bits également.
    .title = But du jeu
ref-pn30-two-versions =
    Les mêmes cartes font deux jeux. En version 1, le programme entier est d’abord distribué, puis les joueurs en revendiquent les instructions. En version 2, ils le construisent eux-mêmes, instruction par instruction, avec les cartes de leur main.

    La version 1 est un peu plus facile à apprendre, puisque tous voient toutes les cartes, et pourtant bien plus riche en stratégie ; c’est par elle qu’il faut commencer, et c’est celle que l’auteur préfère. La version 2 se joue un peu plus vite et plus aisément.
    .title = Deux façons de jouer
ref-pn30-version-1 =
    BREAK, RUN, SECRET et INSERT, dix cartes en tout, quittent la pioche. À deux joueurs, quatorze cartes sont étalées en anneau et chacun a six bits à poser ; à trois, ce sont dix-huit cartes et cinq bits, à quatre dix-huit et quatre, à cinq dix-huit et trois, à six vingt et une et trois.

    À tour de rôle, chacun revendique une carte encore libre, tant qu’il reste des bits à poser. Rien d’autre ne se passe avant. Le PC se tient à la première carte étalée, tourné dans le sens de la donne, et tout le monde a dix points.

    L’anneau tourne ensuite, tour après tour, et qui a un bit sur la carte atteinte par le PC décide si elle est exécutée. Les bits que des cartes font entrer plus tard s’y ajoutent, tant que leur couleur n’est pas épuisée. Vingt points font gagner, être le dernier aussi ; un joueur à zéro point, ou sans bit, sort du jeu, et les bits de sa couleur avec lui. S’il devient clair que personne ne prendra l’avantage, on mélange toutes les cartes et l’on étale un nouveau programme.
    .title = Version 1 : revendiquer un programme distribué
ref-pn30-version-1-loops =
    Une boucle qui durerait toujours sans toucher aux points de personne peut être parcourue trois fois ; son joueur doit ensuite laisser passer le PC. Une boucle qui rapporte ou coûte des points n’a pas cette limite : elle tourne jusqu’à ce que quelqu’un ait gagné ou dû partir. Rien de cela ne concerne la version 2, où refermer une boucle à soi est déjà une façon de gagner.
    .title = Boucles sans fin en version 1
ref-pn30-version-2 =
    Chaque joueur prend tous les bits d’une couleur, dix points et une main de quatre cartes. Une carte de plus est retournée pour commencer le programme ; elle n’a pas de bit. Le PC, à côté d’elle, pointe vers l’un ou l’autre bout de la rangée qui va se former.

    Le plus jeune commence, puis l’on joue dans le sens horaire. À son tour, on joue une carte en tête ou en queue de la rangée, avec un bit de sa couleur, et l’on en pioche une autre. Un PROGRAM ERROR reçoit plutôt le bit d’un adversaire.

    Construire n’exécute rien et laisse le PC où il est. L’effet des cartes viendra quand le programme tournera.
    .title = Version 2 : construire un programme
ref-pn30-running =
    Un RUN, joué au lieu d’une instruction, fait partir le programme de la carte voisine du PC, dans le sens qu’il montre. Une carte sans bit est passée. Sinon, le propriétaire du bit l’exécute ou y renonce ; dans les deux cas, le PC continue. Qui exécute use du texte de toutes les façons qu’il permet, y compris en déplaçant ou en ôtant ses propres bits.

    Après un bout de la rangée vient l’autre : le programme est une boucle et n’a pas de vrai milieu. Pendant qu’il tourne, seul un BREAK peut être joué.

    Vingt points font gagner ; zéro point ou plus aucun bit élimine. Une boucle devenue l’affaire d’un seul joueur lui donne la partie.
    .title = Faire tourner le programme
ref-pn30-several-bits =
    Une instruction à plusieurs bits s’exécute une fois pour chacun, dans l’ordre où ils ont été posés ; le plus ancien est le plus proche du PC. Le premier à agir peut enlever ou remplacer un bit suivant avant son tour. Si la première action met une autre carte à la place de celle-ci, les bits de derrière agissent avec la nouvelle.

    Durant la construction, chaque carte reçoit un seul bit, et la toute première aucun.
    .title = Plusieurs bits sur une carte
ref-pn30-twenty-cards =
    Dès que le programme compte vingt cartes, il démarre de lui-même, et cette exécution dure jusqu’à ce que quelqu’un gagne. BREAK ne peut plus servir.
    .title = Vingt cartes
ref-pn30-break =
    Un BREAK joué de la main met fin à l’exécution à la prochaine instruction pas encore exécutée, puis va à la défausse. On peut aussi le construire dans le programme : quand vient son tour, son propriétaire peut arrêter l’exécution, à moins que quelque chose ait ôté le bit auparavant.

    Le joueur qui a lancé le programme peut encore l’arrêter de vive voix. Tout autre le peut sans carte, pour trois points.

    Aucun de ces moyens n’est ouvert tant qu’aucune instruction n’est sur le point de servir pour la deuxième fois. Après l’arrêt, la construction reprend avec le joueur du RUN.
    .title = Arrêter l’exécution
ref-pn30-one-shots =
    Certaines cartes ne sont jamais des instructions du programme. On les joue une fois, on fait ce qu’elles disent, on les défausse. Si l’une d’elles fait employer deux cartes dans un même tour, on en pioche deux : chaque tour finit avec quatre cartes en main.
    .title = Cartes à usage unique
ref-pn30-changing-numbers =
    Quelques instructions augmentent ou diminuent un nombre d’une carte. Seul change ce qui est écrit comme un nombre, jamais un mot tel que « un ». Aucun nombre ne descend sous zéro : ôter deux à un laisse zéro. Les amateurs de confusion peuvent jouer sans ce plancher.
    .title = Changer les nombres
ref-pn30-card-list =
    La liste dit en entier ce que les cartes disent en bref ; on s’y reporte quand des cartes se gênent. Elle rappelle qu’exécuter est un choix : le propriétaire peut laisser de côté même un REVERSE PROGRAM, et le programme continue comme avant.
    .title = Catalogue des cartes : exécuter est un choix
ref-pn30-sample =
    Dix cartes forment une rangée, les trois joueurs ont dix points chacun, et le joueur un joue RUN. Le PC part d’un OVERWRITE sans bit. PROGRAM ERROR coûte un point au joueur trois ; BUG, que le joueur trois exécute, en coûte un à tous, ce qui laisse neuf, neuf et huit. Le joueur un renonce à COPY, qui lui coûterait deux points, et le joueur deux renonce à REVERSE PROGRAM pour ne pas livrer INCREMENT à ce COPY.

    Le joueur trois porte ACQUIRE à 3. Passé le bout de la rangée, le GOTO du joueur deux saute à BUG, ce qui laisserait FUTURE et ACQUIRE hors de la boucle. Juste avant que BUG agisse encore, le joueur trois arrête tout : à chaque tour, FUTURE aurait profité le premier d’un ACQUIRE augmenté, et aurait pu aussi le baisser. La construction reprend alors avec le joueur un.
    .title = La partie d’exemple

## PN 3.0 : cartes

ref-pn30-card-acquire =
    Rapporte 2 points à qui l’exécute. Trois exemplaires dans la pioche.
    .title = ACQUIRE
ref-pn30-card-bit-maker =
    Fait entrer dans le programme un nouveau bit, de toute couleur autre que celle du joueur qui agit, sur la carte que celui-ci voudra. La liste s’attend à le voir servir surtout avec PROGRAM ERROR. Un exemplaire dans la pioche.
    .title = BIT MAKER
ref-pn30-card-bit-mover =
    Mène 1 bit, à qui qu’il soit, de sa carte à une carte voisine. Deux exemplaires dans la pioche.
    .title = BIT MOVER
ref-pn30-card-bit-swapper =
    Fait changer de place 2 bits. Ils doivent être de couleurs différentes et se trouver sur des cartes différentes. Un exemplaire dans la pioche.
    .title = BIT SWAPPER
ref-pn30-card-break =
    Appartient au jeu où les joueurs construisent, et arrête le programme. On la joue une fois de la main, ou elle reste dans le programme parmi ses cartes. Elle doit attendre que quelque chose dans la boucle revienne pour une deuxième exécution. Trois exemplaires dans la pioche.
    .title = BREAK
ref-pn30-card-bug =
    Inflige 1 point de dégât à chaque joueur, celui qui l’exécute compris. À la différence de PROGRAM ERROR, son propriétaire a le choix. Deux exemplaires dans la pioche.
    .title = BUG
ref-pn30-card-copy =
    Exécute les 2 instructions d’avant, dans leur ordre. Pour cette action, leur texte tient lieu de celui de COPY, sous le bit du joueur qui agit, et peut mener à d’autres cartes. Pendant ce temps, le PC attend à COPY.

    Un SUBROUTINE copié reçoit 2 cartes rien que pour ce COPY ; quand COPY n’a plus le SUBROUTINE à sa portée, elles sont défaussées. Deux exemplaires dans la pioche.
    .title = COPY
ref-pn30-card-decrement =
    Retire 1 à un nombre d’une carte pour le reste de la partie ; un jeton « moins un » le marque. Si une carte a plusieurs nombres, le joueur qui agit désigne l’un d’eux. Deux exemplaires dans la pioche.
    .title = DECREMENT
ref-pn30-card-defend =
    Coûte 1 point au joueur qui agit, puis écarte de lui tout dégât des 2 prochaines cartes exécutées. Celles auxquelles leur propriétaire renonce ne comptent pas. Quand un SUBROUTINE vient juste après DEFEND, les cartes comptées sont le SUBROUTINE et la première de celles qu’il contient. Un exemplaire dans la pioche.
    .title = DEFEND
ref-pn30-card-delete =
    Ôte 1 bit de 1 carte. La carte et la couleur sont libres. Un exemplaire dans la pioche.
    .title = DELETE
ref-pn30-card-erase =
    Sort du programme la carte qui précède. Laquelle, cela dépend : le programme a peut-être fait demi-tour. Deux exemplaires dans la pioche.
    .title = ERASE
ref-pn30-card-floater =
    Avance ou recule de 1 place, c’est-à-dire échange sa place avec une carte voisine, et emmène le PC. Elle copie ensuite l’instruction suivante. Deux exemplaires dans la pioche.
    .title = FLOATER
ref-pn30-card-future =
    Exécute les 2 instructions à venir, comme si leur texte figurait sur cette carte, sous le bit du joueur qui agit. Elles peuvent mener à d’autres cartes encore. Pendant ce temps, le PC attend à FUTURE.

    Un SUBROUTINE ainsi rencontré est traité comme par COPY. Deux exemplaires dans la pioche.
    .title = FUTURE
ref-pn30-card-goto =
    Envoie le PC 6 cartes en avant. Dès son premier usage, le saut est attaché à la carte atteinte : où qu’elle aille, le GOTO y mène. Une fois cette carte retirée ou remplacée, il ne mène plus nulle part. Le sens du programme reste le même.

    Quand un FUTURE ou un COPY commence par un GOTO, la carte attachée devient la deuxième exécutée. Depuis un SUBROUTINE, il compte ses 6 cartes dans le programme principal, à partir du SUBROUTINE. Trois exemplaires dans la pioche.
    .title = GOTO
ref-pn30-card-increment =
    Ajoute 1 à n’importe quel nombre de n’importe quelle autre carte ; un jeton « plus un » le marque. Deux exemplaires dans la pioche.
    .title = INCREMENT
ref-pn30-card-insert =
    Une carte à usage unique. Son joueur pioche une carte, la regarde et la met n’importe où dans le programme, avec un bit de sa propre couleur. L’INSERT va à la défausse. Un exemplaire dans la pioche.
    .title = INSERT
ref-pn30-card-multiplier =
    Donne 1 nouveau bit à chaque joueur qui en a ici, un seul ou plusieurs, et le met sur cette carte. Elle peut sembler inutile tant qu’on n’a pas de BIT MOVER. Un exemplaire dans la pioche.
    .title = MULTIPLIER
ref-pn30-card-oversight =
    La seule carte qui agit quand elle n’a pas de bit, et ne fait rien quand elle en a un. Si elle est vide à l’arrivée du PC, tout le monde perd un point. Cela se fait tout seul : un joueur qui a un bit ici n’a pas le choix. Deux exemplaires dans la pioche.
    .title = OVERSIGHT
ref-pn30-card-overwrite =
    Donne à un bit, sur 1 instruction du programme, la couleur du joueur qui agit. Elle ne sert qu’une fois ; ensuite une carte inconnue de la pioche prend sa place, sous le même bit. Deux exemplaires dans la pioche.
    .title = OVERWRITE
ref-pn30-card-pointer =
    Redirige tous les dégâts qu’ont faits les 2 cartes précédentes vers un joueur choisi par celui qui agit. Si l’une d’elles est un SUBROUTINE, les cartes qu’il contient sont comprises. Un exemplaire dans la pioche.
    .title = POINTER
ref-pn30-card-power-surge =
    Coûte 3 points à chaque joueur sans bit sur cette carte, et seulement 1 point à ceux qui en ont un. Deux exemplaires dans la pioche.
    .title = POWER SURGE
ref-pn30-card-program-error =
    Qui la revendique dans un programme distribué, ou la joue dans un programme en construction, y met le bit d’un adversaire. Quand vient le PC, personne ne décide : tant qu’un bit s’y trouve elle agit, et le propriétaire du bit perd 1 point.

    Dans un programme distribué, ce bit est un bit en plus de sa couleur, pas l’un de ceux que le joueur doit encore poser, et il faut revendiquer la carte avant d’avoir posé son dernier bit. Trois exemplaires dans la pioche.
    .title = PROGRAM ERROR
ref-pn30-card-replace =
    Met une autre carte à la place de n’importe quelle carte du programme. Le bit qui s’y trouve garde sa couleur ; les jetons de l’ancienne carte sont défaussés. Seul PN 3.1 dit que la nouvelle carte est piochée. Un exemplaire dans la pioche.
    .title = REPLACE
ref-pn30-card-reverse-program =
    Fait repartir le programme en sens inverse. Quand deux joueurs ont un bit ici, le second peut défaire ce que le premier a fait. Deux exemplaires dans la pioche.
    .title = REVERSE PROGRAM
ref-pn30-card-run =
    Appartient au jeu où les joueurs construisent. Elle fait tourner le programme jusqu’à un BREAK et va à la défausse. Tant que le programme tourne, aucune carte ne s’y ajoute. Quatre exemplaires dans la pioche.
    .title = RUN
ref-pn30-card-secret =
    Une carte à usage unique, défaussée une fois jouée. Son joueur pose une carte de sa main en tête ou en queue du programme, face cachée et avec un bit de sa propre couleur. On la retourne quand le PC y est venu et que le propriétaire décide, pour la première fois, de s’en servir. Deux exemplaires dans la pioche.
    .title = SECRET
ref-pn30-card-self-destruct =
    Fait 4 points de dégâts à 1 joueur. Cette carte est ensuite défaussée, et les bits qu’elle porte s’en vont aussi. S’il y en a plusieurs, seul le premier peut la faire sauter. Un exemplaire dans la pioche.
    .title = SELF DESTRUCT
ref-pn30-card-sequence-mod =
    Mène 1 instruction à n’importe quelle autre place du programme. Elle peut aussi se déplacer elle-même ; le PC l’accompagne alors. Un exemplaire dans la pioche.
    .title = SEQUENCE MOD
ref-pn30-card-subroutine =
    Quand le PC désigne cette carte pour la première fois, 2 cartes sont distribuées à côté du programme principal, et cela une seule fois. Elles restent ensuite en jeu, mais hors de la boucle principale, et l’on n’y met pas de bit. SUBROUTINE les exécute toutes les deux, l’une après l’autre. La première activation ne laisse pas le choix ; chaque fois que le PC revient, le propriétaire peut décider de l’exécuter ou non.

    Les cartes intérieures qui en déplacent d’autres, comme FLOATER, doivent rester à l’intérieur. Celles qui touchent au programme entier, comme SEQUENCE MOD, peuvent agir sur le programme principal aussi bien que sur le SUBROUTINE. Celles qui sembleraient en sortir, comme POINTER, SWAP INSTRUCTIONS, FUTURE et COPY, n’en sortent pas : elles s’en tiennent aux cartes intérieures. Seul GOTO fait exception. Quand un UPGRADE change un propriétaire à l’intérieur, on y met le bit du nouveau, et celui-ci doit l’exécuter chaque fois que le SUBROUTINE est exécuté. Deux exemplaires dans la pioche.
    .title = SUBROUTINE
ref-pn30-card-swap-instructions =
    Fait changer de place entre elles les 2 cartes précédentes, ou bien les 2 suivantes. Quand son nombre est devenu 3, on peut mettre dans n’importe quel ordre les 3 cartes de derrière ou les 3 de devant. Un exemplaire dans la pioche.
    .title = SWAP INSTRUCTIONS
ref-pn30-card-time-delay =
    Donne un jeton SKIP quand le PC active cette carte. On peut le garder pour plus tard, même si le TIME DELAY disparaît ou que le bit du joueur en est ôté. Le dépenser, c’est dire à un joueur qu’il perd son tour à une carte ; le jeton est alors défaussé. On peut en amasser plusieurs. Un exemplaire dans la pioche.
    .title = TIME DELAY
ref-pn30-card-upgrade =
    Le joueur qui agit choisit une place dans le programme, pioche une carte, si la pioche en a encore, et l’y met. Puis le bit sur UPGRADE prend la couleur du joueur de droite. Enfin, le bit du joueur qui agit passe sur la nouvelle carte.

    Quand un COPY ou un FUTURE exécute un UPGRADE comme première de ses 2 instructions, le bit du COPY ou du FUTURE change de propriétaire avant la seconde. Le nouveau propriétaire est forcé d’exécuter celle-ci, car la carte qui copie est déjà activée. Un exemplaire dans la pioche.
    .title = UPGRADE
ref-pn30-card-worm =
    Ajoute un bit du joueur qui agit sur n’importe quelle carte, sauf celle-ci. Si cette carte a un propriétaire, le premier d’entre eux y agit toujours le premier quand elle est de nouveau activée. Un exemplaire dans la pioche.
    .title = WORM
ref-pn30-card-zap =
    Permet au joueur qui agit de faire 1 point de dégât à quelqu’un d’autre. Trois exemplaires dans la pioche.
    .title = ZAP

## PN 3.1 : sections

ref-pn31-introduction =
    Un jeu de réflexion, non sans désordre, pour deux à six joueurs, autour d’un seul programme dangereux. Les cartes en sont les instructions, jointes en boucle ; les bits d’un joueur disent lesquelles il peut faire agir. On gagne en réunissant vingt points, ou en restant le dernier. Le programme peut être là d’avance (version 1) ou être l’œuvre des joueurs (version 2).
    .title = Ce qu’est le jeu
ref-pn31-version-1 =
    BREAK, RUN, SECRET et INSERT, soit dix cartes, restent de côté. L’anneau compte quatorze cartes à deux joueurs, dix-huit de trois à cinq, vingt et une à six ; chacun pose six, cinq, quatre, trois ou trois bits, dans le même ordre. Tout le monde a dix points. Tour à tour, chaque bit va sur une carte encore libre ; puis le PC part de la première, carte après carte dans le sens de sa flèche, jusqu’à ce que quelqu’un ait vingt points ou plus aucun adversaire.

    Une carte sans bit est passée, mais il faut en lire le texte : un manque de bits est peut-être ce qu’elle attend. Avec un seul bit, son propriétaire décide de l’exécution. Avec plusieurs, la carte peut servir autant de fois qu’elle a de bits : les propriétaires décident l’un après l’autre, comme les bits sont venus, et ce que fait l’un peut empêcher ou changer la suite.
    .title = Version 1 : un programme déjà là
ref-pn31-version-1-loops =
    Qui lance une boucle sans effet sur les points peut la parcourir trois fois d’affilée ; le PC en sort alors pour la carte d’après. Une boucle qui fait bouger des points se poursuit, même si la partie doit y finir. La version 2 n’en tient pas compte : se bâtir une boucle gagnante y serait sinon trop facile.
    .title = Boucles sans fin en version 1
ref-pn31-elimination =
    Est éliminé qui n’a plus de bit sur la table, ou dont les points sont à zéro ou dessous. Dans ce second cas, les bits qui y restaient partent eux aussi. Les autres continuent.
    .title = Sortir du jeu
ref-pn31-version-2 =
    Toutes les cartes servent, et ce sont les joueurs qui font, lancent et arrêtent le programme. Il s’étale en rangée ; y voir un anneau reste juste, puisque le PC passe d’un bout à l’autre sans se retourner. Chacun reçoit quatre cartes, tous les bits d’une couleur et dix points. Une carte est mise au milieu avec le PC, qui montre le sens.

    On gagne et on perd comme en version 1, avec une victoire de plus : une boucle où nul autre ne possède d’instruction, une fois exécutée, donne la partie à son propriétaire.
    .title = Version 2 : les joueurs font le programme
ref-pn31-programming =
    Les tours partent du plus jeune. Une carte est posée avec un bit à soi, et une autre est piochée. Elle va devant la tête ou derrière la queue ; la glisser entre deux autres est interdit. Rien ne s’exécute encore et le PC reste en place : quels bits comptent, on le verra quand il y viendra.
    .title = Construire le programme
ref-pn31-running =
    Jouer RUN prend la place d’une pose. Les cartes s’exécutent alors comme en version 1, et l’on ne joue plus rien qu’un BREAK, qui va à la défausse.

    En dessous de vingt cartes, il y a d’autres moyens d’arrêter : qui a lancé l’exécution peut le dire, un autre peut le dire pour trois points, et un BREAK peut se trouver dans le programme comme instruction.
    .title = Faire tourner le programme
ref-pn31-twenty-cards =
    Quand la vingtième instruction est dans le programme, il part sans RUN et va jusqu’à ce que quelqu’un gagne. À partir de cette taille, BREAK ne se joue plus.
    .title = Vingt cartes
ref-pn31-break =
    Ni un BREAK ni une parole n’arrêtent le programme n’importe où. Il faut que le PC soit venu à une instruction laissée sans exécution, parce que son propriétaire y renonce ou qu’elle n’a pas de bit. De plus, aucune sorte d’arrêt n’est ouverte avant qu’une instruction soit près de sa deuxième exécution. La construction repart du joueur qui a fait tourner le programme en dernier.
    .title = Arrêter l’exécution
ref-pn31-one-shots =
    Les cartes marquées comme étant à usage unique, RUN par exemple, se jouent à côté du programme, une fois, puis vont à la défausse. Si l’une d’elles fait poser plusieurs cartes, la main est ramenée à quatre quand le tour s’achève.
    .title = Cartes à usage unique
ref-pn31-changing-numbers =
    Des jetons changent les nombres des cartes, mais seulement ceux qui y sont en chiffres. Un nombre en lettres leur échappe, ce qui distingue deux cartes par ailleurs semblables. Si nombreux que soient les jetons « moins un » d’une carte, son nombre reste à zéro ou au-dessus. Jouer sans ce plancher est permis à qui trouve le jeu trop sage.
    .title = Changer les nombres
ref-pn31-card-list =
    La liste donne le texte même des cartes, traduit à peu près à sa longueur d’origine pour être collé par-dessus l’anglais. Les noms des instructions restent en anglais. SUBROUTINE n’y figure pas.

    Lire les cartes avec calme doit suffire à régler la plupart des conflits entre elles. Pour les cas tordus qui n’ont pas de place dans une règle, le traducteur renvoie à une page de questions et de réponses sur le jeu.
    .title = Catalogue des cartes : leur texte

## PN 3.1 : cartes

ref-pn31-card-acquire =
    Rapporte 2 points à son joueur.
    .title = ACQUIRE
ref-pn31-card-bit-maker =
    Fait entrer un nouveau bit d’un adversaire, donc de toute couleur sauf la sienne, sur une instruction quelconque.
    .title = BIT MAKER
ref-pn31-card-bit-mover =
    Fait passer 1 bit, de quelque carte que ce soit, à l’une ou l’autre des deux instructions qui la touchent.
    .title = BIT MOVER
ref-pn31-card-bit-swapper =
    Fait changer de place entre eux 2 bits, pourvu que ni leurs couleurs ni leurs cartes ne soient les mêmes. Cette édition écrit BIT SWAPER.
    .title = BIT SWAPPER
ref-pn31-card-break =
    Marquée pour le jeu où les joueurs construisent. Elle arrête le programme à la prochaine instruction qui n’est pas exécutée, une fois que le PC en a atteint une au moins deux fois.
    .title = BREAK
ref-pn31-card-bug =
    Fait 1 point de dégât à chacun des joueurs.
    .title = BUG
ref-pn31-card-copy =
    Exécute une fois de plus les 2 dernières cartes, dans l’ordre, sans que le PC quitte sa place.
    .title = COPY
ref-pn31-card-decrement =
    Retire un au nombre choisi sur une instruction, pour toujours ; un jeton « moins un » le marque. Sur cette carte, la quantité est un mot : elle ne peut pas changer.
    .title = DECREMENT
ref-pn31-card-defend =
    Contre 1 point, son joueur échappe à tout dégât des 2 instructions qui sont exécutées ensuite.
    .title = DEFEND
ref-pn31-card-delete =
    Enlève un bit à une carte ; il retourne à la réserve de son propriétaire. Sur cette carte, les quantités sont des mots : elles ne peuvent pas changer.
    .title = DELETE
ref-pn31-card-erase =
    Enlève du programme l’instruction d’avant. « Avant » s’entend dans le sens où le programme tourne.
    .title = ERASE
ref-pn31-card-floater =
    Fait avancer ou reculer cette carte de 1 instruction, puis exécute celle qui vient après, le PC demeurant à cette carte.
    .title = FLOATER
ref-pn31-card-future =
    Exécute les 2 instructions à venir, l’une puis l’autre, sans que le PC quitte sa place.
    .title = FUTURE
ref-pn31-card-goto =
    Porte le PC 6 instructions en avant. La carte où il tombe reçoit un repère GOTO et reste la cible de ce GOTO, même déplacée.
    .title = GOTO
ref-pn31-card-increment =
    Ajoute un au nombre choisi sur une instruction, sa propre carte exceptée ; un jeton « plus un » le marque. Sur cette carte, la quantité est un mot : elle ne peut pas changer.
    .title = INCREMENT
ref-pn31-card-insert =
    Une carte à usage unique. Son joueur pioche une carte et, sachant laquelle, lui choisit une place quelconque dans le programme ; il y met un bit à lui.
    .title = INSERT
ref-pn31-card-multiplier =
    Chaque joueur qui a un bit sur cette carte, ou plusieurs, en met un nouveau. Pour une venue du PC, elle ne s’exécute qu’une seule fois, si nombreux que soient ses bits. Sur cette carte, la quantité est un mot : elle ne peut pas changer.
    .title = MULTIPLIER
ref-pn31-card-oversight =
    Doit être exécutée quand aucun bit n’y est, et coûte 1 point à tous les joueurs. Dès qu’un bit s’y trouve, personne n’est touché.
    .title = OVERSIGHT
ref-pn31-card-overwrite =
    Un bit du programme cède sa place à un bit du joueur qui agit. OVERWRITE cède ensuite la sienne à une carte de la pioche. Ses quantités sont des mots et ne peuvent pas changer.
    .title = OVERWRITE
ref-pn31-card-pointer =
    Redirige les dégâts que les deux cartes d’avant ont faits à son propre joueur, vers un joueur que celui-ci choisit. Sur cette carte, la quantité est un mot : elle ne peut pas changer.
    .title = POINTER
ref-pn31-card-power-surge =
    Qui n’a pas de bit sur cette carte perd 3 points. Qui en a un n’en perd pas plus de 1.
    .title = POWER SURGE
ref-pn31-card-program-error =
    Qui la pose, ou s’apprête à la revendiquer dans un programme distribué, y met un bit de la réserve d’un adversaire plutôt qu’un des siens. Tout joueur qui a un bit ici perd 1 point, sans qu’on lui demande son avis.
    .title = PROGRAM ERROR
ref-pn31-card-replace =
    Échange une carte du programme contre une carte de la pioche. Les bits qu’elle porte gardent leurs couleurs et leur ordre.
    .title = REPLACE
ref-pn31-card-reverse-program =
    Retourne le PC, et avec lui le sens dans lequel le programme tourne.
    .title = REVERSE PROGRAM
ref-pn31-card-run =
    Une carte à usage unique. Elle lance le programme à l’instruction où se tient le PC. Tant que dure l’exécution, elle reste face visible devant son joueur ; chacun voit ainsi qui l’a voulue.
    .title = RUN
ref-pn31-card-secret =
    Une carte à usage unique. Une carte de la main est posée face cachée à la tête du programme ou à sa queue, avec un bit de son joueur. Elle est retournée par le premier joueur qui décide de l’exécuter.
    .title = SECRET
ref-pn31-card-self-destruct =
    Fait 4 points de dégâts à un joueur, puis va à la défausse, et tous ses bits partent. Le nombre de joueurs touchés est un mot sur cette carte : il ne peut pas changer.
    .title = SELF DESTRUCT
ref-pn31-card-sequence-mod =
    Mène une instruction à une autre place du programme ; ses bits la suivent. Si c’est la présente carte qui bouge, le PC bouge aussi. Sur cette carte, la quantité est un mot : elle ne peut pas changer.
    .title = SEQUENCE MOD
ref-pn31-card-subroutine =
    La liste des cartes de cette édition n’a pas de SUBROUTINE, et rien ne dit pourquoi. Une partie en PN 3.1 le garde dans la pioche et le joue comme PN 3.0 le décrit, avec le 2 qui y est imprimé (N-26).
    .title = SUBROUTINE
ref-pn31-card-swap-instructions =
    Renverse l’ordre des 2 instructions d’avant, ou bien celui des 2 d’après. Une note ajoute qu’avec un jeton « plus un », on peut mettre dans un autre ordre les 3 d’avant ou les 3 d’après.
    .title = SWAP INSTRUCTIONS
ref-pn31-card-time-delay =
    Donne un jeton SKIP. On peut le dépenser plus tard, quand le moment s’y prête, pour sauter une instruction ; il reste bon même une fois que cette carte, ou les bits qui la contrôlent, sont à la défausse.
    .title = TIME DELAY
ref-pn31-card-upgrade =
    Une fois une place choisie dans le programme, une carte de la pioche y est mise, et avec elle le bit par lequel le joueur qui agit contrôle l’UPGRADE. Ici, un bit tiré de la réserve du voisin de droite prend le relais.
    .title = UPGRADE
ref-pn31-card-worm =
    Ajoute 1 bit du joueur qui agit à une instruction autre que celle-ci.
    .title = WORM
ref-pn31-card-zap =
    Fait 1 point de dégât à n’importe quel joueur, sauf celui qui agit.
    .title = ZAP
