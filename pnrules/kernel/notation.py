"""The line of a position, as a game describes it: which signs may stand in which section, and what each of them means.

    PN 3.0 | 2GOTO 1FUTURE >BUG | RUN ACQUIRE | 'Ada' 8 BREAK || building.0 running.0 run.runner=1

Sections are separated by bars. The first names the rulebook, and whatever in the set-up is not the default; then come the game's
table, if it has one, a section for each player, and piles, each after its name. That much a scenario can express, and it is read
as a scenario's data, so that a line is validated as a file is. After `||` comes the rest of the position: the routines under way,
and what differs on the board, as literals (`literals`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Generic, NamedTuple, Required, TypedDict, TypeVar

from pnrules.kernel.copies import KIND
from pnrules.kernel.errors import Params, Problem
from pnrules.kernel.forms.shapes import Members
from pnrules.kernel.forms.validation import JsonPath, one_line
from pnrules.kernel.literals import Unread, literal, parse, quoted, unquoted
from pnrules.kernel.state import AnyState

LONGEST: Final = 20_000
"""The most characters of a line; those of positions in play have a few hundred."""

BAR, PARTS, EMPTY = "|", "||", "-"
"""The separator of sections, the one before the rest, and the sign of an empty section."""


class LaidPlayer(TypedDict, total=False):
    """What a scenario says of a player; games extend it.

    name  what the player is called, unless that is P1, P2 …
    """

    name: str


P = TypeVar("P", bound=LaidPlayer)


class Laid(TypedDict, Generic[P], total=False):
    """What a scenario says of a position; games extend it.

    players  the players, in seat order
    draws    the cards that chance will draw, if the position fixes them
    """

    players: Required[list[P]]
    draws: list[str]


AnyLaid = Laid[Any]
L = TypeVar("L", bound=AnyLaid)


class Sign(NamedTuple):
    """One kind of sign in a section, for reading and writing.

    form     what it looks like, for people: variable parts in capitals, optional ones in brackets
    says     what it means
    pattern  the regular expression of the whole sign
    put      adds what was read to the data
    """

    form: str
    says: str
    pattern: re.Pattern[str]
    put: Callable[[Into, re.Match[str]], None]


class Section(NamedTuple, Generic[L, P]):
    """One section of a line.

    signs  what may stand in it, in any order unless they say otherwise; the first match wins
    told   writes the signs, given the scenario, and in a player's section also the player and the seat
    """

    signs: tuple[Sign, ...]
    told: Callable[[L, P, int], Iterable[str]]


class Notation(NamedTuple, Generic[L, P]):
    """How a game's positions are written in one line.

    laid    as much of a position as a scenario can express: its members, with the players and their names
    player  the section of each player
    table   that of the table; None if everything belongs to the players
    piles   the sections after the players', each after its name and a colon, unless it is empty
    kept    what a line keeps of the memory, which is without whatever is too long for a line; and the memory if a line says
            nothing of it, given a state with an empty memory
    """

    laid: Callable[[AnyState], L]
    player: Section[L, P]
    table: Section[L, P] | None = None
    piles: Mapping[str, Section[L, P]] = {}
    kept: Callable[[AnyState], Any] = lambda state: state.memory


AnySection = Section[Any, Any]
AnyNotation = Notation[Any, Any]
"""The notation of any game."""


class Word(NamedTuple):
    """A sign in a line; columns are counted from 1."""

    text: str
    column: int


def at_column(column: int) -> str:
    """A place in a line, as messages show it."""
    return f"col. {column}"


class Into:
    """Collects what the signs of a section say, and remembers the columns for error messages.

    data     the object to which they add it
    path     the path of this object in the scenario's data
    seat     the player whose section it is; 0 if it is not a player's
    whole    the collector of the whole scenario
    column   the column of the current sign
    """

    def __init__(self, data: Members, path: JsonPath, columns: dict[str, int], whole: Into | None = None, seat: int = 0) -> None:
        self.data = data
        self.path = path
        self.columns = columns
        self.whole = whole or self
        self.seat = seat
        self.column = 1

    def put(self, name: str, value: Any, column: int | None = None) -> None:
        """Set a member, which may be given only once."""
        column = self.column if column is None else column
        if name in self.data:
            self.report(column, "problem-twice", (("name", "text"),), name)
        self.data[name] = value
        self.note(name, column)

    def add(self, name: str, value: Any, column: int | None = None) -> None:
        """Add an item to a list."""
        items = self.data.setdefault(name, [])
        items.append(value)
        self.columns[self.path.at(name).at(len(items) - 1).path] = self.column if column is None else column

    def note(self, name: str, column: int) -> None:
        """Remember the column of a member."""
        self.columns[self.path.at(name).path] = column

    def report(self, column: int, id: str, params: Params = (), *args: Any) -> None:
        """Report a problem at a column."""
        self.path.problems.append(Problem(at_column(column), id, params, args))

    def unread(self, word: Word, signs: Iterable[Sign]) -> None:
        """Report a sign that cannot stand here; `signs` are those that can."""
        params = (("found", "text"), ("forms", "texts"))
        self.report(word.column, "problem-line-sign", params, one_line(word.text), tuple(sign.form for sign in signs))

    def put_literal(self, text: str, column: int, name: str) -> None:
        """Set a member from a literal."""
        try:
            self.put(name, parse(text, column, self.path.at(name), self.columns), column)
        except Unread as error:
            self.report(error.column, "problem-line-literal")


def put(section: AnySection, text: str, column: int, into: Into) -> None:
    """Add what a section says to the data; anything that is not one of its signs is reported."""
    for word in words(text, column):
        into.column = word.column
        if word.text == EMPTY:
            continue
        for sign in section.signs:
            if found := sign.pattern.fullmatch(word.text):
                sign.put(into, found)
                break
        else:
            into.unread(word, section.signs)


# --- splitting --------------------------------------------------------------------------------------------------------


def words(text: str, column: int = 1) -> Iterator[Word]:
    """The signs of a section, separated by spaces outside quotes and brackets.

    column  where in the line the section begins
    """
    begun: int | None = None
    for place, inside in _inside(text):
        if text[place].isspace() and not inside:
            if begun is not None:
                yield Word(text[begun:place], column + begun)
            begun = None
        elif begun is None:
            begun = place
    if begun is not None:
        yield Word(text[begun:], column + begun)


def sections(text: str, column: int = 1) -> list[Word]:
    """The sections of a part of a line."""
    return _split(text, column, BAR)


def parts(text: str) -> list[Word]:
    """What comes before `||`, and what comes after."""
    return _split(text, 1, PARTS)


def _split(text: str, column: int, mark: str) -> list[Word]:
    found, begun = [], 0
    for place, inside in _inside(text):
        if not inside and place >= begun and text.startswith(mark, place):
            found.append(Word(text[begun:place], column + begun))
            begun = place + len(mark)
    return [*found, Word(text[begun:], column + begun)]


def unclosed(text: str) -> int | None:
    """The column of the first quote or bracket that is unclosed or unopened; None if there is none."""
    opened: list[int] = []
    quote: int | None = None
    for place, sign in enumerate(text):
        if sign == "'":
            quote = place if quote is None else None
        elif quote is None and sign in _OPENING:
            opened.append(place)
        elif quote is None and sign in _CLOSING and (not opened or _OPENING[text[opened.pop()]] != sign):
            return place + 1
    found = quote if quote is not None else opened[-1] if opened else None
    return None if found is None else found + 1


_OPENING: Final = {"[": "]", "{": "}", "(": ")"}
_CLOSING: Final = frozenset(_OPENING.values())


def _inside(text: str) -> Iterator[tuple[int, bool]]:
    """Every index, and whether it lies in quotes or brackets."""
    deep, quote = 0, False
    for place, sign in enumerate(text):
        if sign == "'":
            quote = not quote
        elif not quote:
            deep += (sign in _OPENING) - (sign in _CLOSING)
        yield place, quote or deep > 0


# --- signs of several games -------------------------------------------------------------------------------------------

_QUOTED: Final = "'(?:[^']|'')*'"

TURN: Final = Sign(
    "*", "It is this player's turn.", re.compile(r"\*"), lambda into, found: into.whole.put("turn", into.seat, into.column)
)
NAME: Final = Sign(
    "'NAME'",
    "What the player is called, where that is not P1, P2 …",
    re.compile(_QUOTED),
    lambda into, found: into.put("name", unquoted(found[0])),
)
POINTS: Final = Sign(
    "POINTS", "The player's points.", re.compile("[0-9]{1,9}"), lambda into, found: into.put("points", int(found[0]))
)


def member(form: str, says: str, names: Iterable[str] | None = None) -> Sign:
    """The sign of a member by its name, with a literal as its value: `skips=2`.

    names  which members; None for any that the game's form has
    """
    which = "[a-z][a-z_]*" if names is None else "|".join(map(re.escape, names))
    return Sign(form, says, re.compile(f"({which})=(.+)", re.DOTALL), _put_member)


def _put_member(into: Into, found: re.Match[str]) -> None:
    into.put_literal(found[2], into.column + found.start(2), found[1])


def name_told(player: LaidPlayer) -> Iterator[str]:
    """The sign of a player's name, unless it is the default."""
    if "name" in player:
        yield quoted(player["name"])


def members_told(data: Mapping[str, object], names: Iterable[str]) -> Iterator[str]:
    """The signs of those of these members that are given."""
    for name in names:
        if name in data:
            yield f"{name}={literal(data[name])}"


class Copies:
    """How single cards are written, in reading order: a kind alone means its first copy that has not been used yet.

    copies  by kind, its single cards in the order in which they are taken
    """

    def __init__(self, copies: Callable[[str], Iterable[str]]) -> None:
        self._copies = copies
        self._used: set[str] = set()

    def __call__(self, card: str) -> str:
        """How the card is written: as its kind, if that means this copy."""
        kind = KIND[card]
        first = kind if kind not in self._used else next((each for each in self._copies(kind) if each not in self._used), None)
        self._used.add(card)
        return kind if card == first else card


def card_named(text: str, kinds: Iterable[str]) -> str:
    """The card that somebody typed: case is ignored, `_` and `-` mean a space, and any unambiguous beginning of a name will do.
    Anything else is returned unchanged, for whoever looks it up.
    """
    typed, mark, copy = text.partition("#")
    folded = _folded(typed)
    found = [kind for kind in kinds if _folded(kind) == folded] or [kind for kind in kinds if _folded(kind).startswith(folded)]
    return f"{found[0]}{mark}{copy}" if len(found) == 1 else text.replace("_", " ")


def _folded(name: str) -> str:
    return name.casefold().replace("_", " ").replace("-", " ")


# --- a game that describes none ---------------------------------------------------------------------------------------


def _laid(state: AnyState) -> AnyLaid:
    return {"players": players(state, LaidPlayer)}


def players(state: AnyState, of: Callable[[], P]) -> list[P]:
    """The players of a position, each with the name unless it is the default.

    of  makes the game's record of a player
    """
    found = [of() for _ in state.setup.players]
    for seat, (player, name) in enumerate(zip(found, state.setup.players, strict=True), 1):
        if name != f"P{seat}":
            player["name"] = name
    return found


def _any_player_told(laid: AnyLaid, player: LaidPlayer, seat: int) -> Iterator[str]:
    yield from name_told(player)
    yield from members_told(player, [name for name in player if name != "name"])


def _any_table_told(laid: AnyLaid, player: LaidPlayer, seat: int) -> Iterator[str]:
    yield from members_told(laid, [name for name in laid if name != "players"])


_MEMBER: Final = member("MEMBER=VALUE", "A member of the game's scenarios.")
PLAIN: Final = Notation(_laid, Section((NAME, _MEMBER), _any_player_told), Section((_MEMBER,), _any_table_told))
"""The notation of a game that describes none: the members of its scenarios, by name. The rest comes after `||`."""
