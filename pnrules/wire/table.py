"""What can be dealt, who plays, and what those who think ahead have found."""

from __future__ import annotations

from typing import Annotated, TypedDict

from pnrules.kernel.errors import Saying
from pnrules.wire.sayings import InEach, Option


class Deal(TypedDict):
    """What is dealt: the same again deals the same cards.

    game, edition, version  which rules
    players                 how many
    seed                    the deal's number
    who                     who plays, seat by seat: `person,tess`; empty where one reader chooses for everyone
    hands                   `open` where several persons see the whole table; else empty
    """

    game: str
    edition: str
    version: int
    players: int
    seed: int
    who: str
    hands: str


class Version(TypedDict):
    """A way to play a game, and what it is called."""

    version: int
    called: InEach


class Dealable(TypedDict):
    """What can be dealt of a game.

    game       which
    called     what it is called
    works      its editions, each with what it is cited as
    versions   the ways to play it
    seats      fewest and most players
    opponents  those that can play it, by name, the weakest first: the catalogue has `board-opponent-tess`
    """

    game: str
    called: InEach
    works: dict[str, str]
    versions: list[Version]
    seats: Annotated[list[int], ("fewest", "most")]
    opponents: list[str]


class Wrong(Saying):
    """What keeps a deal that was asked for from being dealt.

    place  what of it is wrong
    """

    place: str


class Deals(TypedDict):
    """What a board offers to deal, and what was dealt last.

    games     what there is to deal
    seeds     the lowest and the highest number of a deal
    now       what was dealt last, or brought back
    cards     the deck of that as it was written down; null where the deck is the game's own
    dealt     how many have been dealt, or brought back: another number, another play
    back      the number of the deal before, which can be brought back
    unknown   what of the page's address there is not
    problems  what keeps the deal that was asked for from being dealt
    opened    whether it is shown at first
    """

    games: list[Dealable]
    seeds: Annotated[list[int], ("lowest", "highest")]
    now: Deal
    cards: str | None
    dealt: int
    back: int | None
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

    who      a person or an opponent for each seat, as in a deal; empty where one reader chooses for everyone
    passing  the screen is passed on from person to person
    passes   whether it may be
    hand_to  to whom it is to be handed: until then every hand is covered
    thinks   the opponent who has to choose; null where nobody has to, or a person
    hints    whether there can be hints
    """

    who: str
    passing: bool
    passes: bool
    hand_to: int | None
    thinks: Thinking | None
    hints: bool


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

    apart  of the cards that it names, those whose name another one bears too, each with its place
    """

    apart: dict[str, int]


class Reason(TypedDict):
    """Why an option is good or bad: what is expected to follow it.

    option  which
    events  what happens: each choice, and whatever changes points
    points  everybody's at the end of it; empty in a game without points, and where `open`
    result  how the game ends in it; null where it goes on
    idle    points change only at its end, if everybody leaves things as they are after the last event
    open    what follows depends on what is hidden, so nothing is told of it
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
    """What a good player would choose, as far as that has been worked out.

    node, seat  where, and who is asked
    done, of    how many simulations have been made, and how many there will be
    slices      how often it has been thought on: it changes even while reasons are worked out, so that the page asks for more
    options     those that were tried, the best first
    best        why the best of them is; null while that is not known
    tempting    why another one is not, which looks best at first sight; null where there is none
    matters     whether it matters what is chosen
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
    tries               from so many simulations of each; 0 where it is proved that the better one wins
    paid                so many points were paid for nothing; 0 where it is not about that
    after, instead      what was expected to follow what was chosen, and the better one; null where that was not worked out
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
    """How far the line to where play stands has been looked through.

    head      where play stands
    done, of  so many choices have been looked at, the part of one included, of how many
    found     what was found
    """

    head: int
    done: float
    of: int
    found: list[TurningPoint]
