### The words that the lessons and the page of rules explain.
### `.forms`: the ways in which the word is written, with a bar between them.

glossary-bandwidth-program = The cards in rows of 3. Each round, it runs once, from beginning to end.
    .title = program
    .forms = program
glossary-bandwidth-code-card = A card for the program. It is executed when the program runs.
    .title = code card
    .forms = code card|code cards
glossary-bandwidth-event = A card that does something at once, and is then discarded.
    .title = event
    .forms = event|events
glossary-bandwidth-token = It goes round the table. The player who gets it scores 1 point.
    .title = Token
    .forms = Token
glossary-bandwidth-terminal = A seat’s number. Terminal 1 begins; on its left sits Terminal 2, and so on.
    .title = terminal
    .forms = terminal|terminals|Terminal 1
glossary-bandwidth-x = The green number of the program’s first card. It holds for the whole run.
    .title = X
    .forms = X
glossary-bandwidth-function = The card beside the program. Each Function card does what that card says.
    .title = function
    .forms = function
glossary-bandwidth-action = One thing that you do on your turn. You have 2.
    .title = action
    .forms = action|actions
glossary-bandwidth-round = Everyone has a turn, then the program runs.
    .title = round
    .forms = round|rounds
glossary-bandwidth-row = 3 places for cards, side by side.
    .title = row
    .forms = row|rows
