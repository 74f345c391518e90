### Programmer’s Nightmare : ce que disent les cartes, avec nos mots.
### $a et $b sont les nombres que l’édition imprime en chiffres, jetons compris.
### Un nombre écrit ici en lettres ne peut être changé ni par INCREMENT ni par DECREMENT.

## PN 3.0

# $a : points gagnés
card-pn30-acquire =
    { $a ->
        [one] Votre total monte de { $a } point.
       *[other] Votre total monte de { $a } points.
    }
    .short =
        { $a ->
            [one] Gagnez { $a } point.
           *[other] Gagnez { $a } points.
        }
card-pn30-bit-maker = Un nouveau bit, de n’importe quelle couleur sauf la vôtre, va sur la carte de votre choix.
    .short = Un nouveau bit adverse sur une carte.
# $a : bits déplacés
card-pn30-bit-mover =
    { $a ->
        [one] Mener { $a } bit, à qui qu’il soit, sur une carte voisine de la sienne.
       *[other] Mener { $a } bits, à qui qu’ils soient, chacun sur une carte voisine de la sienne.
    }
    .short =
        { $a ->
            [one] Déplacez { $a } bit vers une carte voisine.
           *[other] Déplacez { $a } bits vers une carte voisine.
        }
# $a : bits échangés
card-pn30-bit-swapper =
    { $a ->
        [one] { $a } bit à échanger : trop peu pour un échange.
       *[other] { $a } bits échangent leurs places. Deux d’entre eux ne peuvent avoir ni couleur ni carte en commun.
    }
    .short = Échangez { $a } bits.
card-pn30-break = Pour les programmes que les joueurs construisent. Arrête l’exécution, jouée de la main ou posée dans le programme, dès qu’une instruction va être exécutée de nouveau.
    .short = Arrête le programme.
# $a : dégâts pour tous
card-pn30-bug =
    { $a ->
        [one] { $a } point de dégât pour tout le monde.
       *[other] { $a } points de dégâts pour tout le monde.
    }
    .short =
        { $a ->
            [one] Chacun perd { $a } point.
           *[other] Chacun perd { $a } points.
        }
# $a : cartes précédentes
card-pn30-copy =
    { $a ->
        [one] Faire ce que dit la { $a } carte qui précède, comme si c’était écrit ici.
       *[other] Faire dans l’ordre ce que disent les { $a } cartes qui précèdent, comme si c’était écrit ici.
    } Le PC ne bouge pas.
    .short =
        { $a ->
            [one] Appliquez la { $a } carte précédente.
           *[other] Appliquez les { $a } cartes précédentes.
        }
# $a : ce qui est retiré
card-pn30-decrement = Retirer { $a } d’un nombre inscrit sur une carte, pour toujours.
    .short = Un nombre baisse de { $a }.
# $a : points payés ; $b : cartes exécutées dont on se défend
card-pn30-defend =
    { $a ->
        [one] Céder { $a } point.
       *[other] Céder { $a } points.
    } { $b ->
        [one] En échange, aucun dégât de la { $b } prochaine carte exécutée ne vous atteint.
       *[other] En échange, aucun dégât des { $b } prochaines cartes exécutées ne vous atteint.
    }
    .short =
        { $b ->
            [one] Payez { $a }. Aucun dégât de la { $b } prochaine carte.
           *[other] Payez { $a }. Aucun dégât des { $b } prochaines cartes.
        }
# $a : bits ôtés ; $b : cartes d’où ils sont ôtés
card-pn30-delete =
    { $a ->
        [one] Ôter { $a } bit, de quelque couleur qu’il soit,
       *[other] Ôter { $a } bits, de quelque couleur qu’ils soient,
    } { $b ->
        [one] à { $b } carte.
       *[other] à chacune de { $b } cartes.
    }
    .short =
        { $b ->
            [one] Bits enlevés : { $a }, de { $b } carte.
           *[other] Bits enlevés : { $a }, de { $b } cartes.
        }
card-pn30-erase = La carte qui précède celle-ci quitte le programme.
    .short = La carte précédente s’en va.
# $a : places parcourues
card-pn30-floater =
    { $a ->
        [one] Cette carte avance ou recule de { $a } place, et le PC avec elle.
       *[other] Cette carte avance ou recule de { $a } places, et le PC avec elle.
    } Faire ensuite ce que dit la carte suivante.
    .short = Avance ou recule de { $a } avec le PC, puis applique la suivante.
# $a : cartes suivantes
card-pn30-future =
    { $a ->
        [one] Faire ce que dit la { $a } carte qui suit, comme si c’était écrit ici.
       *[other] Faire dans l’ordre ce que disent les { $a } cartes qui suivent, comme si c’était écrit ici.
    } Le PC ne bouge pas.
    .short =
        { $a ->
            [one] Appliquez la { $a } carte suivante.
           *[other] Appliquez les { $a } cartes suivantes.
        }
# $a : cartes en avant
card-pn30-goto =
    { $a ->
        [one] Le PC saute { $a } carte en avant.
       *[other] Le PC saute { $a } cartes en avant.
    } Ce saut reste dès lors attaché à la carte atteinte.
    .short =
        { $a ->
            [one] Le PC saute de { $a } carte.
           *[other] Le PC saute de { $a } cartes.
        }
# $a : ce qui est ajouté
card-pn30-increment = Ajouter { $a } à un nombre inscrit sur une autre carte.
    .short = Un autre nombre monte de { $a }.
card-pn30-insert = Carte à usage unique. Piocher une carte et la regarder. Elle va où vous voulez dans le programme, sous un bit à vous. Défausser ensuite cette carte-ci.
    .short = Piochez une carte, posez-la où vous voulez.
# $a : nouveaux bits par joueur qui a un bit ici
card-pn30-multiplier = Qui a des bits ici, peu importe combien, en reçoit { $a } de plus, sur cette carte.
    .short = Chaque propriétaire ici ajoute { $a }.
card-pn30-oversight = Agit d’elle-même, et seulement si elle est sans bit quand le PC vient : tout le monde perd alors un point.
    .short = Aucun bit ici : chacun perd un point.
# $a : instructions dont un bit change de couleur
card-pn30-overwrite =
    { $a ->
        [one] Sur { $a } instruction du programme, un bit prend votre couleur.
       *[other] Sur { $a } instructions du programme, un bit prend votre couleur.
    } Ne sert qu’une fois : une carte de la pioche prend ensuite la place de celle-ci.
    .short =
        { $a ->
            [one] Sur { $a } carte, un bit devient le vôtre. Une seule fois.
           *[other] Sur { $a } cartes, un bit devient le vôtre. Une seule fois.
        }
# $a : cartes précédentes dont les dégâts sont redirigés
card-pn30-pointer =
    { $a ->
        [one] Désigner un joueur : tous les dégâts qu’a faits la { $a } carte qui précède retombent sur lui.
       *[other] Désigner un joueur : tous les dégâts qu’ont faits les { $a } cartes qui précèdent retombent sur lui.
    }
    .short =
        { $a ->
            [one] Les dégâts de la { $a } carte précédente vont à un joueur.
           *[other] Les dégâts des { $a } cartes précédentes vont à un joueur.
        }
# $a : points perdus sans bit ici ; $b : points perdus avec un bit
card-pn30-power-surge =
    { $a ->
        [one] Qui n’a pas de bit ici perd { $a } point ;
       *[other] Qui n’a pas de bit ici perd { $a } points ;
    } { $b ->
        [one] qui en a un perd { $b } point.
       *[other] qui en a un perd { $b } points.
    }
    .short = Sans bit ici : perdez { $a }. Avec : { $b }.
# $a : points perdus
card-pn30-program-error =
    { $a ->
        [one] Revendiquée ou jouée, elle reçoit le bit d’un adversaire. Celui-ci n’a pas le choix et perd { $a } point quand le PC est ici.
       *[other] Revendiquée ou jouée, elle reçoit le bit d’un adversaire. Celui-ci n’a pas le choix et perd { $a } points quand le PC est ici.
    }
    .short =
        { $a ->
            [one] Sans choix : vous perdez { $a } point.
           *[other] Sans choix : vous perdez { $a } points.
        }
card-pn30-replace = Une carte de votre choix cède sa place à une autre. Ses bits restent, ses jetons s’en vont.
    .short = Une carte en remplace une autre.
card-pn30-reverse-program = Le programme fait demi-tour et repart d’où il venait.
    .short = Le programme fait demi-tour.
card-pn30-run = Carte à usage unique, pour les programmes que les joueurs construisent. Le programme tourne jusqu’à un BREAK. Défausser ensuite cette carte.
    .short = Le programme tourne.
card-pn30-secret = Carte à usage unique, défaussée ensuite. Poser face cachée une carte de votre main, en tête ou en queue, avec un bit à vous. On la retourne quand le PC vient et que son propriétaire veut s’en servir.
    .short = Une carte face cachée en tête ou en queue.
# $a : dégâts ; $b : joueurs touchés
card-pn30-self-destruct =
    { $a ->
        [one] { $a } point de dégât
       *[other] { $a } points de dégâts
    } { $b ->
        [one] pour { $b } joueur de votre choix.
       *[other] pour chacun de { $b } joueurs de votre choix.
    } Cette carte va ensuite à la défausse, et tous ses bits s’en vont.
    .short =
        { $b ->
            [one] Dégâts : { $a }, à { $b } joueur. Puis elle s’en va.
           *[other] Dégâts : { $a }, à { $b } joueurs. Puis elle s’en va.
        }
# $a : instructions déplacées
card-pn30-sequence-mod =
    { $a ->
        [one] Mettre { $a } instruction à n’importe quelle autre place du programme. Si c’est celle-ci, le PC l’accompagne.
       *[other] Mettre { $a } instructions à n’importe quelles autres places du programme. Si celle-ci en est, le PC l’accompagne.
    }
    .short =
        { $a ->
            [one] Déplacez { $a } carte où vous voulez.
           *[other] Déplacez { $a } cartes où vous voulez.
        }
# $a : cartes distribuées à côté
card-pn30-subroutine =
    { $a ->
        [one] Quand le PC vient ici pour la première fois, { $a } carte est distribuée à côté de celle-ci.
       *[other] Quand le PC vient ici pour la première fois, { $a } cartes sont distribuées à côté de celle-ci.
    } Exécuter SUBROUTINE, c’est exécuter ce qui s’y trouve, dans l’ordre : la première fois sans choix, ensuite à volonté.
    .short =
        { $a ->
            [one] { $a } carte vient à côté. Elle l’applique.
           *[other] { $a } cartes viennent à côté. Elle les applique.
        }
# $a : cartes d’un côté, mises dans un autre ordre
card-pn30-swap-instructions =
    { $a ->
        [one] { $a } carte derrière et devant : rien à échanger.
        [2] Choisir un côté, derrière ou devant : les { $a } cartes y changent de place entre elles.
       *[other] Choisir un côté, derrière ou devant : y mettre les { $a } cartes dans l’ordre de votre choix.
    }
    .short = Les { $a } cartes d’un côté s’échangent.
card-pn30-time-delay = Prendre un jeton SKIP, à garder aussi longtemps qu’on veut : dépensé, il fait perdre à un joueur son tour à une carte. Il est à vous, quoi que devienne cette carte.
    .short = Prenez un jeton SKIP.
card-pn30-upgrade = Choisir une place dans le programme : une carte de la pioche y va, et votre bit passe d’ici sur elle. Votre voisin de droite reçoit ici un bit à sa place.
    .short = Une nouvelle carte, avec votre bit d’ici.
card-pn30-worm = Un nouveau bit à vous va sur une autre carte. Si elle avait un propriétaire, c’est toujours lui qui y agit le premier.
    .short = Un bit à vous sur une autre carte.
# $a : dégâts
card-pn30-zap =
    { $a ->
        [one] { $a } point de dégât pour un autre joueur de votre choix.
       *[other] { $a } points de dégâts pour un autre joueur de votre choix.
    }
    .short =
        { $a ->
            [one] { $a } dégât à un autre joueur.
           *[other] { $a } dégâts à un autre joueur.
        }

## PN 3.1

# $a : points gagnés
card-pn31-acquire =
    { $a ->
        [one] Votre total monte de { $a } point.
       *[other] Votre total monte de { $a } points.
    }
    .short =
        { $a ->
            [one] Gagnez { $a } point.
           *[other] Gagnez { $a } points.
        }
card-pn31-bit-maker = Un nouveau bit à la couleur d’un adversaire va sur une instruction de votre choix.
    .short = Un nouveau bit adverse sur une carte.
# $a : bits déplacés
card-pn31-bit-mover =
    { $a ->
        [one] Faire passer { $a } bit, d’où qu’il vienne, sur l’une des deux instructions à côté de la sienne.
       *[other] Faire passer { $a } bits, d’où qu’ils viennent, chacun sur l’une des deux instructions à côté de la sienne.
    }
    .short =
        { $a ->
            [one] Déplacez { $a } bit vers une carte voisine.
           *[other] Déplacez { $a } bits vers une carte voisine.
        }
# $a : bits échangés
card-pn31-bit-swapper =
    { $a ->
        [one] Avec { $a } bit, il n’y a rien à échanger.
       *[other] { $a } bits de couleurs différentes, posés sur des cartes différentes, changent de place entre eux.
    }
    .short = Échangez { $a } bits.
card-pn31-break = Pour les programmes que les joueurs construisent. Une fois que le PC est venu deux fois sur une même instruction, arrête l’exécution à la prochaine qui n’est pas exécutée.
    .short = Arrête le programme.
# $a : dégâts pour tous
card-pn31-bug =
    { $a ->
        [one] { $a } point de dégât pour tout le monde.
       *[other] { $a } points de dégâts pour tout le monde.
    }
    .short =
        { $a ->
            [one] Chacun perd { $a } point.
           *[other] Chacun perd { $a } points.
        }
# $a : cartes précédentes
card-pn31-copy =
    { $a ->
        [one] Exécuter encore la { $a } carte qui précède. Le PC ne bouge pas.
       *[other] Exécuter encore, dans l’ordre, les { $a } cartes qui précèdent. Le PC ne bouge pas.
    }
    .short =
        { $a ->
            [one] Appliquez la { $a } carte précédente.
           *[other] Appliquez les { $a } cartes précédentes.
        }
card-pn31-decrement = Ôter un à l’un des nombres d’une instruction, pour toujours.
    .short = Un nombre baisse de un.
# $a : points payés ; $b : instructions exécutées dont on se défend
card-pn31-defend =
    { $a ->
        [one] Au prix de { $a } point,
       *[other] Au prix de { $a } points,
    } { $b ->
        [one] la { $b } instruction exécutée ensuite ne peut vous faire aucun dégât.
       *[other] les { $b } instructions exécutées ensuite ne peuvent vous faire aucun dégât.
    }
    .short =
        { $b ->
            [one] Payez { $a }. Aucun dégât de la { $b } prochaine carte.
           *[other] Payez { $a }. Aucun dégât des { $b } prochaines cartes.
        }
card-pn31-delete = Un bit quitte sa carte et retourne dans la réserve de son propriétaire.
    .short = Enlevez un bit d’une carte.
card-pn31-erase = Sortir du programme l’instruction d’avant. Le sens de marche dit laquelle c’est.
    .short = La carte précédente s’en va.
# $a : instructions dont elle se déplace
card-pn31-floater =
    { $a ->
        [one] Cette carte bouge de { $a } instruction, devant ou derrière.
       *[other] Cette carte bouge de { $a } instructions, devant ou derrière.
    } Celle qui la suit est alors exécutée ; le PC reste avec cette carte.
    .short = Avance ou recule de { $a }, puis applique la suivante.
# $a : cartes suivantes
card-pn31-future =
    { $a ->
        [one] Exécuter la { $a } instruction qui suit. Le PC ne bouge pas.
       *[other] Exécuter, dans l’ordre, les { $a } instructions qui suivent. Le PC ne bouge pas.
    }
    .short =
        { $a ->
            [one] Appliquez la { $a } carte suivante.
           *[other] Appliquez les { $a } cartes suivantes.
        }
# $a : cartes en avant
card-pn31-goto =
    { $a ->
        [one] Le PC saute { $a } instruction en avant.
       *[other] Le PC saute { $a } instructions en avant.
    } Un repère GOTO reste avec l’instruction atteinte et la suit partout ; les sauts suivants y mènent.
    .short =
        { $a ->
            [one] Le PC saute de { $a } carte.
           *[other] Le PC saute de { $a } cartes.
        }
card-pn31-increment = Ajouter un à l’un des nombres d’une autre instruction.
    .short = Un autre nombre monte de un.
card-pn31-insert = Carte à usage unique. Piocher une carte. Une fois qu’elle est vue, lui choisir n’importe quelle place du programme et y poser un bit à vous.
    .short = Piochez une carte, posez-la où vous voulez.
card-pn31-multiplier = Chaque joueur qui a ici un bit au moins en pose un de plus sur cette carte. Cela n’arrive qu’une fois à chaque venue du PC, peu importe combien de bits s’y trouvent.
    .short = Chaque propriétaire ici en ajoute un.
# $a : points perdus
card-pn31-oversight =
    { $a ->
        [one] S’exécute quand aucun bit n’est ici : chacun perd { $a } point.
       *[other] S’exécute quand aucun bit n’est ici : chacun perd { $a } points.
    } Un seul bit suffit à épargner tout le monde.
    .short = Aucun bit ici : chacun perd { $a }.
card-pn31-overwrite = Échanger un bit d’une instruction du programme contre un bit à vous. Une carte de la pioche prend ensuite la place de celle-ci.
    .short = Un bit devient le vôtre. Une seule fois.
card-pn31-pointer = Désigner un joueur : il prend sur lui tous les dégâts que vous ont faits les deux cartes d’avant.
    .short = Vos dégâts des deux cartes précédentes vont à un joueur.
# $a : points perdus sans bit ici ; $b : points perdus avec un bit
card-pn31-power-surge =
    { $a ->
        [one] Sans bit ici, un joueur perd { $a } point ;
       *[other] Sans bit ici, un joueur perd { $a } points ;
    } avec un bit, seulement { $b }.
    .short = Sans bit ici : perdez { $a }. Avec : { $b }.
# $a : points perdus
card-pn31-program-error =
    { $a ->
        [one] Jouée ou revendiquée, elle reçoit un bit pris à la réserve d’un adversaire, pas à la vôtre. Qui a un bit ici perd { $a } point, sans avoir le choix.
       *[other] Jouée ou revendiquée, elle reçoit un bit pris à la réserve d’un adversaire, pas à la vôtre. Qui a un bit ici perd { $a } points, sans avoir le choix.
    }
    .short =
        { $a ->
            [one] Sans choix : vous perdez { $a } point.
           *[other] Sans choix : vous perdez { $a } points.
        }
card-pn31-replace = Une carte de la pioche prend la place d’une carte du programme. Les bits y gardent leurs couleurs et leur ordre.
    .short = Une carte en remplace une autre.
card-pn31-reverse-program = Retourner le PC : le programme tourne désormais dans l’autre sens.
    .short = Le programme fait demi-tour.
card-pn31-run = Carte à usage unique. Le programme part de la carte placée à côté du PC. Ce RUN reste face visible devant vous pendant l’exécution : il montre qu’elle est à vous.
    .short = Le programme tourne.
card-pn31-secret = Carte à usage unique. Ajouter une carte de votre main à la tête ou à la queue, face cachée sous un bit à vous. Le premier joueur qui veut l’exécuter la retourne.
    .short = Une carte face cachée en tête ou en queue.
# $a : dégâts
card-pn31-self-destruct =
    { $a ->
        [one] Un joueur subit { $a } point de dégât.
       *[other] Un joueur subit { $a } points de dégâts.
    } Cette carte s’en va ensuite, et tous ses bits avec elle.
    .short = Dégâts : { $a }, à un joueur. Puis elle s’en va.
card-pn31-sequence-mod = Donner à une instruction, bits compris, une nouvelle place dans le programme. Si c’est cette carte, le PC va avec elle.
    .short = Déplacez une carte où vous voulez.
# $a : cartes distribuées à côté
card-pn31-subroutine =
    { $a ->
        [one] Quand le PC vient ici pour la première fois, { $a } carte est distribuée à côté de celle-ci.
       *[other] Quand le PC vient ici pour la première fois, { $a } cartes sont distribuées à côté de celle-ci.
    } Exécuter SUBROUTINE, c’est exécuter ce qui s’y trouve, dans l’ordre : la première fois sans choix, ensuite à volonté.
    .short =
        { $a ->
            [one] { $a } carte vient à côté. Elle l’applique.
           *[other] { $a } cartes viennent à côté. Elle les applique.
        }
# $a : instructions d’un côté, mises dans un autre ordre
card-pn31-swap-instructions =
    { $a ->
        [one] Avec { $a } instruction de chaque côté, il n’y a rien à échanger.
        [2] Les { $a } instructions d’avant changent de place entre elles, ou bien les { $a } d’après.
       *[other] Mettre dans l’ordre de votre choix les { $a } instructions d’avant, ou bien les { $a } d’après.
    }
    .short = Les { $a } cartes d’un côté s’échangent.
card-pn31-time-delay = Vous recevez un jeton SKIP. Dépensez-le plus tard, quand il vous plaît, et une instruction sera sautée, quoi que cette carte et ses bits soient devenus.
    .short = Prenez un jeton SKIP.
card-pn31-upgrade = Désigner une place dans le programme. Une carte de la pioche s’y pose sous le bit que vous aviez ici ; un bit pris à la réserve du voisin de droite le remplace.
    .short = Une nouvelle carte, avec votre bit d’ici.
# $a : bits ajoutés
card-pn31-worm =
    { $a ->
        [one] Joindre { $a } bit à vous à une instruction qui n’est pas celle-ci.
       *[other] Joindre { $a } bits à vous à une instruction qui n’est pas celle-ci.
    }
    .short =
        { $a ->
            [one] { $a } bit à vous sur une autre carte.
           *[other] { $a } bits à vous sur une autre carte.
        }
# $a : dégâts
card-pn31-zap =
    { $a ->
        [one] Un autre joueur subit { $a } point de dégât.
       *[other] Un autre joueur subit { $a } points de dégâts.
    }
    .short =
        { $a ->
            [one] { $a } dégât à un autre joueur.
           *[other] { $a } dégâts à un autre joueur.
        }
