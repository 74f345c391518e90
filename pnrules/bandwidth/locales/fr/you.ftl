### Ce que l’on dit à la seule personne qui joue : voir `pnrules/words/locales/fr/you.ftl`.

you-seat-bandwidth-is-dealt = Vous recevez { $card }.
you-seat-bandwidth-begins = Vous avez le jeton et Terminal 1, et commencez.
you-seat-bandwidth-asked = Il vous reste { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
you-seat-bandwidth-goes-to-draw = Vous utilisez une action pour piocher.
you-seat-bandwidth-may-draw = Vous prenez une carte de la pioche.
you-seat-bandwidth-draws = Vous piochez { $card }.
you-seat-bandwidth-to-the-program = Vous jouez { $card } dans le programme, à la place { $place } de la rangée { $row }.
you-seat-bandwidth-to-the-function = Vous jouez { $card } dans la fonction et défaussez { $old }.
you-seat-bandwidth-to-the-empty-function = Vous jouez { $card } dans la fonction, qui était vide.
you-seat-bandwidth-plays-event = Vous jouez { $card } contre { $target }.
you-seat-bandwidth-ends-turn = Vous finissez votre tour.
you-seat-bandwidth-turn-passes = C’est maintenant à vous.
you-seat-bandwidth-may-answer = Vous pouvez annuler { $card }, jouée par { $owner }.
you-owner-bandwidth-may-answer = { $seat } peut annuler { $card }, jouée par vous.
you-seat-bandwidth-cannot-answer = Vous n’avez rien pour annuler { $card }, jouée par { $owner }.
you-owner-bandwidth-cannot-answer = { $seat } n’a rien pour annuler { $card }, jouée par vous.
you-seat-bandwidth-allows = Vous laissez faire { $card }, jouée par { $owner }.
you-owner-bandwidth-allows = { $seat } laisse faire { $card }, jouée par vous.
you-seat-bandwidth-cancels = Vous jouez { $firewall } et annulez { $card }.
you-seat-bandwidth-reinstates = Vous jouez aussi { $firewall } et annulez l’autre, donc { $card } compte de nouveau.
you-seat-bandwidth-comes-to-nothing = { $card }, jouée par vous, n’a aucun effet. La carte et l’action sont perdues.
you-seat-bandwidth-looks = { $owner } vous montre sa main, et vous choisissez une carte.
you-owner-bandwidth-looks = Vous montrez votre main à { $seat }, qui choisit une carte.
you-seat-bandwidth-takes-blindly = Vous prenez une carte au hasard à { $owner }.
you-seat-bandwidth-takes = Vous prenez { $card } à { $owner }.
you-seat-bandwidth-nothing-to-take = { $owner } n’a pas de carte, donc vous ne prenez rien.
you-owner-bandwidth-nothing-to-take = Vous n’avez pas de carte, donc { $seat } ne prend rien.
you-seat-bandwidth-sends = { $card } envoie le jeton à Terminal { $number }, où vous marquez 1 point.
you-seat-bandwidth-wins = Vous avez { $points } points et gagnez aussitôt.
you-seats-bandwidth-result = Vous gagnez avec { $points } points.
you-seat-refused-not-in-hand = Vous n’avez pas { $card } en main.
you-seat-bandwidth-goes-by = Le jeton passe devant vous, et vous ne marquez pas.
you-seat-bandwidth-arrives = Le jeton s’arrête chez vous, et vous marquez 1 point.
you-seat-bandwidth-terminal-moves = Terminal 1 passe à gauche, chez vous, et vous commencez la manche suivante.
you-seat-board-bfb-way-wins = Vous gagneriez là.
you-owner-board-bfb-looked-at = { $seat } regarde votre main
you-seat-board-bfb-looked-at = Main : { $owner } (vous regardez)
you-who-board-why-bandwidth-hand = dans votre main
