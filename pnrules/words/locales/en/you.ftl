### What is said to the one person who plays, in the place of what is said about P1. `you-seat-ID` stands for ID where its $seat is that
### person; a message that has none such is said with “you”. It is read by boards alone.

you-who-refused-not-your-ask = You choose here, not { $seat }.
you-who-refused-asked-otherwise = The same choices no longer fit here, because you have to make another one.
you-who-why-option = If you choose “{ $option }”, this is expected:
you-who-why-gain = You { $change }
you-who-why-nothing = It does not matter any more what you choose: with each choice, you win about { $percent } of 100 games.
you-seat-board-eyes = You see your own cards
you-seat-board-hand-of = Your hand
you-who-board-film-alt-points = Your points: { $before } at the start, { $after } at the end.
you-who-board-undo-of = Undo what you chose
you-who-board-hint-why = { $words }: with this, you win about { $percent } of 100 games.
you-who-board-hint-proved = { $words }: with this, you win at once. It is proved.
you-who-board-hint-from =
    { $tries ->
        [one] Shown by { $tries } game, with only what you can see.
       *[other] From { $tries } games in its head, with only what you can see.
    }
you-who-board-turning-chosen = Step { $place }. You chose: { $words }.
