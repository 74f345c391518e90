### The words that the lessons and the page of rules explain.
### `.forms`: the ways in which the word is written, with a bar between them.

glossary-runtime_error-statement = Three cards in front of you: two bounds and a function across them.
    .title = statement
    .forms = statement|statements
glossary-runtime_error-bound = One of the two cards of one suit that say which numbers match.
    .title = bound
    .forms = bound|bounds
glossary-runtime_error-function = The third card of a statement. Its suit says what you do.
    .title = function
    .forms = function|functions
glossary-runtime_error-input = A card from your hand that you test on your statements.
    .title = input
    .forms = input|inputs
glossary-runtime_error-match = The input’s number is between the bounds, or equal to one of them.
    .title = match
    .forms = match|matches
glossary-runtime_error-claim = You say that your turn can last for ever. If that is proved, you win.
    .title = claim
    .forms = claim|claims
glossary-runtime_error-face-down = A card that is turned over. A statement with such a card rests.
    .title = face down
    .forms = face down
