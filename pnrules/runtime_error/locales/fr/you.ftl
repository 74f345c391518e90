### Ce que l’on dit à la seule personne qui joue : voir `pnrules/words/locales/fr/you.ftl`.

you-seat-runtime_error-dealt = Vous recevez { $card }.
you-seat-runtime_error-to-draw = Vous prenez une carte de la pioche.
you-seat-runtime_error-draws = Vous piochez { $card }.
you-seat-runtime_error-no-draw = La pioche et la défausse sont vides, donc vous ne piochez rien.
you-seat-runtime_error-makes-room = Vous défaussez l’entrée { $card } pour faire place à la suivante.
you-seat-runtime_error-discards = Vous défaussez l’entrée { $card }.
you-owner-runtime_error-turns-up = Chez vous, la carte face cachée est retournée : { $card }. L’instruction agit de nouveau.
you-seat-runtime_error-turn-passes = C’est maintenant à vous.
you-seat-runtime_error-may-script = Vous pouvez écrire une instruction.
you-seat-runtime_error-scripts = Vous écrivez une instruction de { $lower } à { $upper }, avec la fonction { $function }.
you-seat-runtime_error-no-script = Vous n’écrivez pas d’instruction ce tour-ci.
you-seat-runtime_error-may-test = Vous pouvez jouer une entrée.
you-seat-runtime_error-plays-input = Vous jouez { $card } comme entrée.
you-seat-runtime_error-no-test = Vous ne jouez pas d’entrée ce tour-ci.
you-seat-runtime_error-chooses-edit = Avec EDIT ({ $card }), vous devez remplacer une carte de n’importe quelle instruction.
you-seat-runtime_error-edits = Vous défaussez { $card } (chez { $owner }) et posez { $new } à la place, face cachée. L’instruction attend.
you-owner-runtime_error-edits = { $seat } défausse { $card } (chez vous) et pose { $new } à la place, face cachée. L’instruction attend.
you-seat-runtime_error-no-edit = Vous n’avez pas de carte à mettre pour EDIT ({ $card }), donc il ne se passe rien.
you-seat-runtime_error-loads = Avec LOAD ({ $card }), vous piochez une carte.
you-seat-runtime_error-pulls = Avec PULL ({ $card }), vous prenez { $drawn } dans la défausse.
you-seat-runtime_error-no-pull = La défausse est vide, donc vous ne prenez rien avec PULL ({ $card }).
you-seat-runtime_error-loops = Avec LOOP ({ $card }), vous défaussez l’entrée et testez une autre carte.
you-seat-runtime_error-no-loop = Vous n’avez plus de carte à jouer pour LOOP ({ $card }), donc il ne se passe rien.
you-seat-runtime_error-chooses-input = Vous choisissez l’entrée suivante.
you-seat-runtime_error-declines = Vous ne jouez plus d’entrée.
you-seat-runtime_error-proved = Prouvé : avec n’importe quelle pioche, vous continuez sans fin. { $size ->
    [one] Le tour reste dans { $size } situation.
   *[other] Le tour reste dans { $size } situations.
}
you-seat-runtime_error-refuted = Réfuté : vous avez beau tout essayer, des cartes mettent fin au tour. { $size ->
    [one] Une situation a été examinée.
   *[other] { $size } situations ont été examinées.
}
you-seat-runtime_error-undecided = Pas décidé : l’application a essayé { $size } coups (environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}). Vous pouvez encore le montrer.
you-seat-runtime_error-undecided-sooner = Pas décidé : après d’autres annonces, { $size ->
    [one] seul { $size } coup a été essayé
   *[other] seuls { $size } coups ont été essayés
}. Vous pouvez encore le montrer.
you-seat-runtime_error-demonstrated = Montré : { $card } ramène la même position, sans aucun hasard. Vous pouvez continuer sans fin.
you-seat-runtime_error-result-proved = Vous avez prouvé un tour sans fin et gagnez.
you-seat-runtime_error-result-demonstrated = Vous avez montré un tour sans fin et gagnez.
you-seat-refused-not-now = Vous ne pouvez annoncer qu’en choisissant une instruction, une entrée ou un échange.
you-who-board-why-runtime_error-hand = dans votre main
you-who-board-re-statements = Vos instructions
you-who-board-re-demonstrating = Vous pouvez encore le montrer : la même position doit revenir.
