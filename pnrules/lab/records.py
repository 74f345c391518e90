"""Records of games: rows of plain values, in tables that refer to one another by the number of the game.

The docstring of a row describes its columns; `docs/lab.md` shows the same, and a test compares the two.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple


class GameRow(NamedTuple):
    """A game.

    game      its number in the experiment, from 0: with the set-up and the seed it can be played again
    name      which game it is, such as nightmare
    edition   by which rulebook, such as 3.0
    version   which way to play
    players   who sat in seats 1, 2, …, separated by semicolons: random, greedy, search:200
    rulings   rulings answered otherwise, as N-01=copied, separated by semicolons; empty where none is
    deck      the deck; empty for the game's own
    seed      the seed of the experiment
    ended     whether it came to its end; if not, it was left after as many steps or questions as it may take
    result    how it ended, as the id of the message that says so, or not-ended
    winners   the seats that won, separated by semicolons; empty where none did
    steps     how many steps it took
    choices   how often a seat had a choice between two options or more
    """

    game: int
    name: str
    edition: str
    version: int
    players: str
    rulings: str
    deck: str
    seed: str
    ended: bool
    result: str
    winners: str
    steps: int
    choices: int


class SeatRow(NamedTuple):
    """A seat in a game.

    game     the number of the game
    seat     from 1
    player   who sat there
    won      whether it won, alone or with others
    share    its share of the win: 1 alone, a half of two, 0 for a loss; equal shares where nobody won
    points   its points at the end; none in a game without points
    choices  how often it had a choice between two options or more
    """

    game: int
    seat: int
    player: str
    won: bool
    share: float
    points: int | None
    choices: int


class ScoreRow(NamedTuple):
    """A change of a seat's points.

    game     the number of the game
    step     after how many steps
    choice   after how many choices of all seats
    seat     whose points changed
    change   by how many points
    points   its points afterwards
    card     the kind of card whose text did it; empty for the rules of the game alone
    through  the kind of card that had it done, such as COPY; empty where the card did it by itself
    actor    the seat that performed the card; none where nobody did
    rule     the rule that was followed, by its id
    """

    game: int
    step: int
    choice: int
    seat: int
    change: int
    points: int
    card: str
    through: str
    actor: int | None
    rule: str


class RoundRow(NamedTuple):
    """A seat at the end of a round, the last and unfinished one included.

    In Nightmare a round ends with a run of the program, in version 1 with a lap of the ring; in Battle for Bandwidth when
    Terminal 1 moves on; in Runtime Error when everybody has had a turn. In a game that does not say, it ends when an earlier seat
    is asked again.

    game     the number of the game
    round    from 1
    step     after how many steps the round ended
    choice   after how many choices of all seats it ended
    seat     the seat
    points   its points then; none in a game without points
    """

    game: int
    round: int
    step: int
    choice: int
    seat: int
    points: int | None


class CardRow(NamedTuple):
    """A kind of card in the hands of a seat. Only what occurred has a row.

    game       the number of the game
    seat       the seat
    card       the kind of card
    dealt      how many of them chance dealt to the seat before anybody's first choice
    chosen     how often the seat chose an option that names the card
    performed  how often the seat performed its text
    gained     the points that the card brought this seat when the seat performed it
    cost       the points that the card cost the other seats, all together, when this seat performed it
    """

    game: int
    seat: int
    card: str
    dealt: int
    chosen: int
    performed: int
    gained: int
    cost: int


class LoopRow(NamedTuple):
    """A step at which something was found to go on for ever, or was stopped because it went on for so long.

    game    the number of the game
    step    after how many steps
    choice  after how many choices of all seats
    round   in which round
    rule    the rule that was followed, by its id
    finds   proved, or stopped
    size    what its sentence counts, such as the laps of the loop, or the situations that the turn never leaves; else none
    """

    game: int
    step: int
    choice: int
    round: int
    rule: str
    finds: str
    size: int | None


class ChoiceRow(NamedTuple):
    """A choice of a seat. The largest table by far, so it is only written on request.

    game     the number of the game
    choice   which choice of the game, from 1
    step     after how many steps it was asked
    seat     who was asked
    kind     the kind of the question
    options  how many options there were, two at least
    answer   the option chosen, its words separated by spaces
    """

    game: int
    choice: int
    step: int
    seat: int
    kind: str
    options: int
    answer: str


Row = GameRow | SeatRow | RoundRow | ScoreRow | CardRow | LoopRow | ChoiceRow

TABLES: dict[str, type[Row]] = {
    "games": GameRow,
    "seats": SeatRow,
    "rounds": RoundRow,
    "scores": ScoreRow,
    "cards": CardRow,
    "loops": LoopRow,
    "choices": ChoiceRow,
}
"""The tables by name."""


class Records(NamedTuple):
    """The rows of one game, or of several games in order."""

    games: tuple[GameRow, ...]
    seats: tuple[SeatRow, ...]
    rounds: tuple[RoundRow, ...]
    scores: tuple[ScoreRow, ...]
    cards: tuple[CardRow, ...]
    loops: tuple[LoopRow, ...]
    choices: tuple[ChoiceRow, ...]


def joined(games: Iterable[Records]) -> Records:
    """The rows of several games, one after the other."""
    return Records(*(tuple(chain.from_iterable(tables)) for tables in zip(*games, strict=True)))
