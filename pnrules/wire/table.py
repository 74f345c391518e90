"""What can be dealt, who plays, and the results of searches."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from pnrules.kernel.errors import Saying
from pnrules.wire.sayings import InEach, Option


class Deal(TypedDict):
    """A deal: the same deal gives the same cards.

    game, edition, version  which rules
    players                 how many
    seed                    the deal's number
    who                     who plays, seat by seat: `person,tess`; empty if one reader chooses for everyone
    hands                   `open` if several persons see the whole table; otherwise empty
    """

    game: str
    edition: str
    version: int
    players: int
    seed: int
    who: str
    hands: str


class Version(TypedDict):
    """A way to play a game, and its name."""

    version: int
    called: InEach


class Dealable(TypedDict):
    """What can be dealt of a game.

    game       which
    called     its name
    works      its editions, each with its name in citations
    versions   the ways to play it
    seats      fewest and most players
    chance     whether there is any chance, so that deals have visible numbers
    opponents  those that can play it, by name, the weakest first: the catalogue has `board-opponent-tess`
    """

    game: str
    called: InEach
    works: dict[str, str]
    versions: list[Version]
    seats: Annotated[list[int], ("fewest", "most")]
    chance: bool
    opponents: list[str]


class Wrong(Saying):
    """A problem of a requested deal.

    place  the part of it that is wrong
    """

    place: str


class Deals(TypedDict):
    """What a board offers to deal, and the latest deal.

    games     the games to deal
    seeds     the lowest and the highest number of a deal
    now       the latest deal, or the one brought back
    cards     the text of its custom deck; null for the game's own
    dealt     how many have been dealt, or brought back; it changes with the play
    back      the previous deal, which can be brought back
    unknown   the unknown values in the page's URL
    problems  the problems of a requested deal
    opened    whether it is open at first
    """

    games: list[Dealable]
    seeds: Annotated[list[int], ("lowest", "highest")]
    now: Deal
    cards: str | None
    dealt: int
    back: Deal | None
    unknown: list[str]
    problems: list[Wrong]
    opened: bool


class Thinking(TypedDict):
    """The opponent who has to choose.

    seat      whose choice it is
    node      where
    done, of  how many simulations have been made, and how many there will be
    """

    seat: int
    node: int
    done: int
    of: int


class Company(TypedDict):
    """Who plays on a board.

    who      a person or an opponent for each seat, as in a deal; empty if one reader chooses for everyone
    passing  whether the screen is passed on from person to person
    passes   whether it can be
    hand_to  the seat to hand it to: until then every hand is covered
    thinks   the opponent who has to choose; null if there is none
    hints    whether there can be hints
    edits    whether the position can be changed
    """

    who: str
    passing: bool
    passes: bool
    hand_to: int | None
    thinks: Thinking | None
    hints: bool
    edits: NotRequired[bool]


class Tried(TypedDict):
    """An option that was tried.

    option   which
    share    the share of the simulations that went to it
    expects  what each seat can expect of it
    points   everybody's where those simulations ended, on the average; null in a game without points
    """

    option: Option
    share: float
    expects: list[float]
    points: list[float] | None


class Foreseen(Saying):
    """Something that is expected to happen, as a message.

    apart  those of its cards that share their name with another, each with its place
    """

    apart: dict[str, int]


class Reason(TypedDict):
    """Why an option is good or bad: what is expected to follow it.

    option  which
    events  what happens: each choice, and whatever changes points
    points  everybody's at the end of it; empty in a game without points, and if `open`
    result  how the game ends in it; null if it does not
    idle    points change only at its end, if everybody leaves things as they are after the last event
    open    whether what follows depends on hidden things, so that it is not shown
    plays   it can be played on the board (`follow`)
    """

    option: Option
    events: list[Foreseen]
    points: list[int]
    result: Foreseen | None
    idle: bool
    open: bool
    plays: bool


class Advice(TypedDict):
    """What a good player would choose, as far as that has been computed.

    node, seat  where, and who is asked
    done, of    how many simulations have been made, and how many there will be
    slices      the number of slices so far: it also grows while reasons are computed, so that the page keeps asking
    options     the options that were tried, the best first
    best        why the best of them is; null while that is not known
    tempting    why the one that looks best at first sight is not; null if there is none
    matters     whether the choice matters
    """

    node: int
    seat: int
    done: int
    of: int
    slices: int
    options: list[Tried]
    best: Reason | None
    tempting: Reason | None
    matters: bool


class TurningPoint(TypedDict):
    """A choice after which another one was expected to be clearly better.

    node, seat          where, and who chose
    chosen, better      what was chosen, and what would have been better
    expected, possible  the shares of the win that were expected of them
    tries               the number of simulations of each; 0 if the better one provably wins
    paid                how many points were paid for nothing; 0 if it is not about that
    after, instead      what was expected to follow the choice, and the better one; null if that was not computed
    """

    node: int
    seat: int
    chosen: Option
    better: Option
    expected: float
    possible: float
    tries: int
    paid: int
    after: Reason | None
    instead: Reason | None


class Turning(TypedDict):
    """The progress of analysing the line to the head.

    head      the head
    done, of  how many choices have been analysed, including a fraction, and of how many
    found     the turning points
    """

    head: int
    done: float
    of: int
    found: list[TurningPoint]
