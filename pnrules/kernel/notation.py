"""The line of a position, as a game describes it: which signs stand in which section, and what each of them says.

    PN 3.0 | 2GOTO 1FUTURE >BUG | RUN ACQUIRE | 'Ada' 8 BREAK || building.0 running.0 run.runner=1

Bars part the sections. The first names the rulebook, and what of a set-up is not as usual; then come the game's table, if it
has one, a section for each player, and piles, each after its name. That is what a scenario can say; it is written, and read, as
the scenario's data, so that a line is checked as a file is. Behind `||` stands what else makes the position: the routines under
way, and what is otherwise on the board, as literals (`literals`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Generic, NamedTuple, Required, TypedDict, TypeVar

from pnrules.kernel.copies import KIND
from pnrules.kernel.errors import Params, Problem
from pnrules.kernel.forms.validation import JsonPath, one_line
from pnrules.kernel.literals import Unread, literal, quoted, read, unquoted
from pnrules.kernel.state import AnyState

LONGEST: Final = 20_000
"""A line has at most so many characters; those of positions in play have a few hundred."""

BAR, PARTS, EMPTY = "|", "||", "-"
"""What parts sections, and what parts the table from the rest; what stands in a section that says nothing."""


class LaidPlayer(TypedDict, total=False):
    """What a scenario says of a player; a game's own has more.

    name  what the player is called, where that is not P1, P2 …
    """

    name: str


P = TypeVar("P", bound=LaidPlayer)


class Laid(TypedDict, Generic[P], total=False):
    """What a scenario says of a position; a game's own has more.

    players  the players, in seat order
    draws    the cards that chance will draw, where the position holds them
    """

    players: Required[list[P]]
    draws: list[str]


AnyLaid = Laid[Any]
L = TypeVar("L", bound=AnyLaid)


class Sign(NamedTuple):
    """One kind of sign in a section, both ways.

    form     what it looks like, for people: what varies in capitals, what may be left out in brackets
    says     what it says
    pattern  the regular expression of the whole sign
    put      puts what was read into the data
    """

    form: str
    says: str
    pattern: re.Pattern[str]
    put: Callable[[Into, re.Match[str]], None]


class Section(NamedTuple, Generic[L, P]):
    """One section of a line.

    signs  what may stand in it, in any order unless they say otherwise; the first that fits is meant
    told   the signs that say what a scenario says: all of it, then the player where it is a player's section, and that seat
    """

    signs: tuple[Sign, ...]
    told: Callable[[L, P, int], Iterable[str]]


class Notation(NamedTuple, Generic[L, P]):
    """How a game's positions are written in one line.

    laid    as much of a position as a scenario of the game can say: its members, the players with their names among them
    player  the section that each player has
    table   that of the table; None where all lies before the players
    piles   the sections that stand behind the players', each after its name and a colon, where they say anything
    kept    what a line keeps of what is remembered: the memory of a state, without what is too long for a line; and what is
            remembered where a line says nothing of it, given a state that remembers nothing
    """

    laid: Callable[[AnyState], L]
    player: Section[L, P]
    table: Section[L, P] | None = None
    piles: Mapping[str, Section[L, P]] = {}
    kept: Callable[[AnyState], Any] = lambda state: state.memory


AnySection = Section[Any, Any]
AnyNotation = Notation[Any, Any]
"""Those of whichever game is played."""


class Word(NamedTuple):
    """A sign as it stands in a line; columns are counted from 1."""

    text: str
    column: int


def at_column(column: int) -> str:
    """How a place in a line is told."""
    return f"col. {column}"


class Into:
    """Where the signs of a section put what they say; where in the line that stood is kept for whoever checks it.

    data     the object that they put it into
    path     its path in the scenario's data
    seat     the player whose section it is; 0 for one of the whole table's
    whole    the same for the whole scenario
    column   the column of the sign under way
    """

    def __init__(
        self, data: dict[str, Any], path: JsonPath, columns: dict[str, int], whole: Into | None = None, seat: int = 0
    ) -> None:
        self.data = data
        self.path = path
        self.columns = columns
        self.whole = whole or self
        self.seat = seat
        self.column = 1

    def put(self, name: str, value: Any, column: int | None = None) -> None:
        """A member, which may be said once."""
        column = self.column if column is None else column
        if name in self.data:
            self.report(column, "problem-twice", (("name", "text"),), name)
        self.data[name] = value
        self.note(name, column)

    def add(self, name: str, value: Any, column: int | None = None) -> None:
        """One more item of a list."""
        items = self.data.setdefault(name, [])
        items.append(value)
        self.columns[self.path.at(name).at(len(items) - 1).path] = self.column if column is None else column

    def note(self, name: str, column: int) -> None:
        """A member stands at a column."""
        self.columns[self.path.at(name).path] = column

    def report(self, column: int, id: str, params: Params = (), *args: Any) -> None:
        """Something is wrong at a column."""
        self.path.problems.append(Problem(at_column(column), id, params, args))

    def unread(self, word: Word, signs: Iterable[Sign]) -> None:
        """Nothing of the kind can stand here; `signs` are what can."""
        params = (("found", "text"), ("forms", "texts"))
        self.report(word.column, "problem-line-sign", params, one_line(word.text), tuple(sign.form for sign in signs))

    def read(self, text: str, column: int, name: str) -> None:
        """A member whose value is a literal."""
        try:
            self.put(name, read(text, column, self.path.at(name), self.columns), column)
        except Unread as error:
            self.report(error.column, "problem-line-literal")


def put(section: AnySection, text: str, column: int, into: Into) -> None:
    """Put what a section says into the data; what is no sign of it is noted."""
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
    """The signs of a section, which spaces part but in quotes and brackets.

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
    """The table, and what else makes the position: what `||` parts."""
    return _split(text, 1, PARTS)


def _split(text: str, column: int, mark: str) -> list[Word]:
    found, begun = [], 0
    for place, inside in _inside(text):
        if not inside and place >= begun and text.startswith(mark, place):
            found.append(Word(text[begun:place], column + begun))
            begun = place + len(mark)
    return [*found, Word(text[begun:], column + begun)]


def unclosed(text: str) -> int | None:
    """The column of the first quote or bracket that is not closed, or of one that closes nothing; None where all is well."""
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
    """Every place, and whether it stands in quotes or brackets."""
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

    names  which members; None for whichever the game's form has
    """
    which = "[a-z][a-z_]*" if names is None else "|".join(map(re.escape, names))
    return Sign(form, says, re.compile(f"({which})=(.+)", re.DOTALL), _put_member)


def _put_member(into: Into, found: re.Match[str]) -> None:
    into.read(found[2], into.column + found.start(2), found[1])


def name_told(player: LaidPlayer) -> Iterator[str]:
    """The sign of a player's name, where it is not the usual one."""
    if "name" in player:
        yield quoted(player["name"])


def members_told(data: Mapping[str, object], names: Iterable[str]) -> Iterator[str]:
    """The signs of the members of these names that are said."""
    for name in names:
        if name in data:
            yield f"{name}={literal(data[name])}"


class Copies:
    """Single cards as they are written, in the order in which they are read: a kind alone stands for the first copy that does not
    lie elsewhere yet.

    copies  by kind, its single cards in the order in which they are taken
    """

    def __init__(self, copies: Callable[[str], Iterable[str]]) -> None:
        self._copies = copies
        self._used: set[str] = set()

    def __call__(self, card: str) -> str:
        """The card as it is written: its kind, where that stands for it."""
        kind = KIND[card]
        first = kind if kind not in self._used else next((each for each in self._copies(kind) if each not in self._used), None)
        self._used.add(card)
        return kind if card == first else card


def card_named(text: str, kinds: Iterable[str]) -> str:
    """The card that somebody typed: capitals do not count, `_` and `-` stand for a space, and so much of the name is enough as
    no other begins with. What is no card's name stays as it is, for whoever looks it up.
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
    """The players of a position, each with the name where it is not the usual one.

    of  the game's type of what is said of a player
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
"""That of a game which describes none: what the form of its scenarios has, by name. All the rest stands behind `||`."""
