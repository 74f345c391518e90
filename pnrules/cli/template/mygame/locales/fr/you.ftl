### Ce qui vous est dit quand vous jouez contre des adversaires : chaque message en accompagne un de game.ftl

you-seat-mygame-asked = C’est à vous de prendre des cailloux.
you-seat-mygame-takes = Vous prenez { $count ->
    [one] 1 caillou
   *[other] { $count } cailloux
}.
you-seat-mygame-stuck = Vous n’avez pas le droit de prendre le dernier caillou, et il n’y en a pas d’autre.
you-seat-mygame-passes = C’est à vous.
you-seat-mygame-ends = Vous avez pris le dernier caillou.
you-seat-mygame-result = Vous avez gagné.
