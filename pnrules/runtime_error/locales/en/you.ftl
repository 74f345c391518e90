### What is said to the one person who plays: see `pnrules/words/locales/en/you.ftl`.

you-seat-runtime_error-dealt = You get { $card }.
you-seat-runtime_error-to-draw = You take a card from the deck.
you-seat-runtime_error-draws = You draw { $card }.
you-seat-runtime_error-no-draw = The deck and the discard pile are both empty, so you draw nothing.
you-seat-runtime_error-makes-room = You discard the input { $card } to make room for the next one.
you-seat-runtime_error-discards = You discard the input { $card }.
you-owner-runtime_error-turns-up = Your face-down card is turned up: { $card }. The statement works again.
you-seat-runtime_error-turn-passes = It is your turn.
you-seat-runtime_error-may-script = You may write a statement.
you-seat-runtime_error-scripts = You write a statement from { $lower } to { $upper }, with the function { $function }.
you-seat-runtime_error-no-script = You write no statement this turn.
you-seat-runtime_error-may-test = You may play an input.
you-seat-runtime_error-plays-input = You play { $card } as the input.
you-seat-runtime_error-no-test = You play no input this turn.
you-seat-runtime_error-chooses-edit = Because of EDIT ({ $card }), you must replace a card of any statement.
you-seat-runtime_error-edits = You discard { $owner ->
    [you] your own { $card }
   *[other] { $owner }’s { $card }
} and put { $new } in its place, face down. The statement rests.
you-owner-runtime_error-edits = { $seat } discards your { $card } and puts { $new } in its place, face down. The statement rests.
you-seat-runtime_error-no-edit = You have no card to put in for EDIT ({ $card }), so nothing happens.
you-seat-runtime_error-loads = With LOAD ({ $card }), you draw from the deck.
you-seat-runtime_error-pulls = With PULL ({ $card }), you take { $drawn } from the discard pile.
you-seat-runtime_error-no-pull = The discard pile is empty, so you take nothing with PULL ({ $card }).
you-seat-runtime_error-loops = With LOOP ({ $card }), you discard the input and test another card.
you-seat-runtime_error-no-loop = You have no card left to play for LOOP ({ $card }), so nothing happens.
you-seat-runtime_error-chooses-input = You choose the next input.
you-seat-runtime_error-declines = You play no more inputs.
you-seat-runtime_error-proved = Proved: whatever is drawn, you can go on for ever. { $size ->
    [one] The turn stays in { $size } situation.
   *[other] The turn stays in { $size } situations.
}
you-seat-runtime_error-refuted = Disproved: whatever you do, some cards end the turn. { $size ->
    [one] One situation was looked at.
   *[other] { $size } situations were looked at.
}
you-seat-runtime_error-undecided = Not decided: the app tried { $size } moves (about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}). You can still show it.
you-seat-runtime_error-undecided-sooner = Not decided: after other claims, { $size ->
    [one] only { $size } move was
   *[other] only { $size } moves were
} tried. You can still show it.
you-seat-runtime_error-demonstrated = Shown: { $card } brings the same position back, and not by luck. You can go on for ever.
you-seat-runtime_error-result-proved = You have proved an endless turn and win.
you-seat-runtime_error-result-demonstrated = You have shown an endless turn and win.
you-seat-refused-not-now = You can claim only when choosing a statement, an input or an edit.
you-who-board-why-runtime_error-hand = in your hand
you-who-board-re-statements = Your statements
you-who-board-re-demonstrating = You can still show it: bring back the same position and win.
