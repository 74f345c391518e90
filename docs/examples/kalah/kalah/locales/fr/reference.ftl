### Kalah : la règle, et les arbitrages

ref-kalah-set-up = Chacun des deux joueurs a six cases en rangée, et un grenier au bout droit. Il y a quatre graines dans chaque case ; les greniers sont vides.
    .title = Mise en place
ref-kalah-sowing = À votre tour, prenez toutes les graines d’une de vos cases et semez-les : une dans chaque place qui suit, dans le sens antihoraire. Votre grenier est l’une de ces places. On saute le grenier de l’autre joueur.
    .title = Votre tour
ref-kalah-again = Si la dernière graine tombe dans votre grenier, vous rejouez aussitôt.
    .title = Rejouer
ref-kalah-capture = Si la dernière graine tombe dans une de vos cases qui était vide, vous capturez : cette graine et toutes celles de la case d’en face vont dans votre grenier.
    .title = Captures
ref-kalah-end = Quand toutes les cases d’un joueur sont vides, la partie se termine. Celui qui a encore des graines dans ses cases les met dans son grenier. Le joueur qui a le plus de graines gagne.
    .title = La fin
ruling-k-01 = Une dernière graine dans une case vide capture-t-elle quelque chose si la case d’en face est vide ?
    .default = Non : la graine reste où elle est.
    .other-alone = Oui : la graine va seule au grenier.
    .reason = Les règles diffèrent. La plupart ne capturent que s’il y a quelque chose à capturer.
ruling-k-02 = À qui vont les graines qui restent à la fin ?
    .default = Au joueur dans les cases de qui elles sont.
    .other-emptied = Au joueur dont les cases sont vides.
    .reason = Les règles diffèrent. Avec la première réponse, il est bon de garder des graines ; avec la seconde, de s’en défaire.
