### Ce qui est dit à la seule personne qui joue.

you-seat-kalah-asked = C’est à vous de semer.
you-seat-kalah-sows =
    { $count ->
        [one] Vous prenez la graine de { $pit }.
       *[other] Vous prenez les { $count } graines de { $pit }.
    }
you-seat-kalah-stored = Une graine tombe dans votre grenier.
you-seat-kalah-again = La dernière graine tombe dans votre grenier : vous rejouez.
you-seat-kalah-captures =
    { $count ->
        [one] La dernière graine tombe en { $pit }, votre case vide : vous la mettez au grenier. { $opposite } est vide aussi.
       *[other] La dernière graine tombe en { $pit }, votre case vide : vous la mettez au grenier avec les graines de { $opposite }, { $count } en tout.
    }
you-seat-kalah-passes = C’est à vous.
you-seat-kalah-sweeps =
    { $count ->
        [one] Un côté est vide. Vous mettez la dernière graine au grenier.
       *[other] Un côté est vide. Vous mettez les { $count } dernières graines au grenier.
    }
you-seat-kalah-result-won = Vous avez gagné.
