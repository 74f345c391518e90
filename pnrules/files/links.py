"""A play as the fragment of a URL: it opens with the same choices, branches and names, at the same place.

After the mark comes a table's save (`saves`) in compact form: the start is a line, parents are only given at branches, and
whatever can be computed again is left out. It is compressed, with the number of its format, so that a link of another release can
be told from a damaged one. Nothing in a link is executed: its answers are replayed like those of a save, within the same bounds.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pnrules import words
from pnrules.files import line, saves, scenario, seat_links
from pnrules.files.replaying import LONGEST_NUMBER
from pnrules.kernel import lines
from pnrules.kernel.codec import fingerprint, state_to_json
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.members import Items, MapOf, Member
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import Just, OneOf, Plain, Whole
from pnrules.kernel.forms.validation import Json, JsonPath, check_json
from pnrules.kernel.machine import MOST
from pnrules.kernel.notation import LONGEST as LONGEST_LINE
from pnrules.showing.seen import SeenPlay, seen
from pnrules.version import VERSION

if TYPE_CHECKING:
    from pnrules.kernel.chance import Chance
    from pnrules.kernel.state import AnyState
    from pnrules.showing.play import ShownPlay

FORMAT: Final = 1
MARK: Final = "#play="
LONGEST: Final = 100_000
"""The most characters after the mark; a random game takes a hundredth of it."""
MOST_BYTES: Final = 1_000_000
"""The most bytes when decompressed, against decompression bombs."""

_LINK: Final = re.compile(r"\s*(?P<format>[0-9]{1,6})\.(?P<packed>[A-Za-z0-9_-]*)\s*")
_LIST, _OBJECT = Just((list,), "list"), Just((dict,), "object")
"""Parsed while the play is restored."""


NOTHING: Final[Mapping[str, int]] = {}


class Packed(NamedTuple):
    """What a link holds.

    start    the start: the line of the position; if that does not say everything, the position as in a save
    answers  who gave them, and the words, in the order given
    after    at branches: by the number of an answer, from 1, the number of the answer that it followed (0: none)
    lang     the language in which to open it; None for the reader's own

    Everything else is as in a save.
    """

    pnrules: str
    start: str | Json
    answers: tuple[list[Any], ...]
    head: int
    fingerprints: Json
    after: Mapping[str, int] = NOTHING
    title: Any = ""
    names: Mapping[str, int] = NOTHING
    redo: tuple[int, ...] = ()
    most: int = MOST
    comments: Json | None = None
    lang: str | None = None


PACKED: Final = Record(
    Packed,
    {
        "pnrules": Member(Plain(200), required=True),
        "start": Member(Just((str, dict), "line or position"), required=True),
        "answers": Member(Items(_LIST), required=True),
        "head": Member(Just((int,), "number"), required=True),
        "fingerprints": Member(_OBJECT, required=True),
        "after": Member(MapOf(Whole(0, LONGEST))),
        "title": Member(Just((str, dict), "text")),
        "names": Member(_OBJECT),
        "redo": Member(_LIST),
        "most": Member(Just((int,), "number")),
        "comments": Member(_OBJECT),
        "lang": Member(OneOf(words.LANGUAGES)),
    },
)


class Opened(NamedTuple):
    """The contents of a link, as a save that can be restored, and the language in which to open it, if any."""

    save: Json
    lang: str | None


def is_link(source: object) -> bool:
    """Whether this is a link to a play rather than the name of a scenario or a file."""
    if not isinstance(source, str) or MARK not in source:
        return False
    try:
        return not Path(source).exists()
    except (OSError, ValueError):
        return True


# --- written ----------------------------------------------------------------------------------------------------------


def link(play: ShownPlay, lang: str | None = None, address: str = "", seat: int | None = None) -> str:
    """The link that opens this play at its head. It holds every player's cards, and those to come; or only what a seat saw.

    lang     the language in which to open it; None for the reader's own
    address  of the page that opens it; without it only the fragment is returned, which `pnrules.load` accepts, too
    seat     whose eyes; None for the whole table. What one seat saw has a link of the same

    Raises NoSuchSeat.
    """
    if seat is None and isinstance(play, SeenPlay):
        seat = play.seat
    return address + written(packed(play, lang) if seat is None else seat_links.packed(seen(play, seat), lang))


def written(data: Json) -> str:
    """The contents of a link, packed, after its mark."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    small = zlib.compress(text.encode(errors="surrogatepass"), 9)
    return f"{MARK}{FORMAT}.{base64.urlsafe_b64encode(small).rstrip(b'=').decode()}"


def packed(play: ShownPlay, lang: str | None = None) -> Json:
    """The contents of a play's link: see `Packed`. Usual values are left out."""
    saved = saves.save(play)
    branches = {number: entry[0] for number, entry in enumerate(saved["answers"], 1) if entry[0] != number - 1}
    besides = {
        "after": branches,
        "title": saved["title"],
        "names": saved["names"],
        "redo": saved["redo"],
        "most": saved.get("most"),
        "comments": saved.get("comments"),
        "lang": lang,
    }
    return {
        "pnrules": VERSION,
        "start": _start(play.start),
        "answers": [entry[1:] for entry in saved["answers"]],
        "head": play.head,
        "fingerprints": {str(leaf): fingerprint(play.state_at(leaf)) for leaf in play.leaves()},
        **{name: value for name, value in besides.items() if value},
    }


def _start(state: AnyState) -> str | Json:
    """The line of a position if that says everything; it cannot say how often a position has come back."""
    text = lines.line(state)
    try:
        if len(text) <= LONGEST_LINE and line.load(text).start == state:
            return text
    except BadInput:
        pass
    return state_to_json(state)


# --- read -------------------------------------------------------------------------------------------------------------


def restore(text: str, chance: Chance | None = None) -> ShownPlay:
    """The play in a link; a `SeenPlay` if it holds what one seat saw. Raises BadInput with every problem: nothing is restored by
    halves."""
    data = _data(text)
    return seat_links.restore(data) if seat_links.is_packed(data) else saves.restore(_opened(data).save, chance)


def opened(text: str) -> Opened:
    """The contents of a table's link. Raises BadInput if it is damaged, too large, or made by a later release."""
    return _opened(_data(text))


def _data(text: str) -> Any:
    """What a link holds, as JSON data."""
    problems: list[Problem] = []
    data = scenario.from_text(unpacked(text.partition(MARK)[2], JsonPath("", problems)))
    check_json(data, problems)
    if problems:
        raise BadInput(problems)
    return data


def _opened(data: Any) -> Opened:
    problems: list[Problem] = []
    root = JsonPath("", problems)
    held = PACKED.parse(root, root.object(data), {})
    if problems:
        raise BadInput(problems)
    after = {int(number): before for number, before in held.after.items() if _is_one_of(number, held.answers)}
    for number in held.after.keys() - set(map(str, after)):
        root.at("after").at(number).expected(f"1 … {len(held.answers)}", number)
    if problems:
        raise BadInput(problems)
    save = {
        "save": saves.FIRST_FORMAT,
        "pnrules": held.pnrules,
        "kind": "table",
        "hidden": saves.HIDDEN,
        "title": held.title,
        "start": _parse_start(held.start),
        "answers": [[after.get(number, number - 1), *entry] for number, entry in enumerate(held.answers, 1)],
        "head": held.head,
        "names": dict(held.names),
        "fingerprints": held.fingerprints,
        "redo": list(held.redo),
        "most": held.most,
        **({} if held.comments is None else {"comments": held.comments}),
    }
    return Opened(save, held.lang)


def _parse_start(start: str | Json) -> Json:
    """The start, as in a save. Raises BadInput, with the column if it is given as a line."""
    if not isinstance(start, str):
        return start
    try:
        return state_to_json(line.load(start).start)
    except BadInput as error:
        raise BadInput([each._replace(place=f"start {each.place}") for each in error.problems]) from error


def _is_one_of(number: str, answers: tuple[list[Any], ...]) -> bool:
    return number.isdecimal() and len(number) <= LONGEST_NUMBER and 1 <= int(number) <= len(answers)


def unpacked(text: str, root: JsonPath) -> str:
    """Unpack the text after a link's mark. Raises BadInput."""
    text = text.partition("&")[0]
    if len(text) > LONGEST:
        root.report("problem-link-large")
        raise BadInput(root.problems)
    found = _LINK.fullmatch(text)
    if found is not None and int(found["format"]) > FORMAT:
        root.report("problem-newer-link", (("found", "text"), ("known", "text")), found["format"], str(FORMAT))
        raise BadInput(root.problems)
    try:
        if found is None or int(found["format"]) != FORMAT:
            raise ValueError
        packed = base64.urlsafe_b64decode(found["packed"] + "=" * (-len(found["packed"]) % 4))
        inflating = zlib.decompressobj()
        data = inflating.decompress(packed, MOST_BYTES)
        if inflating.unconsumed_tail:
            root.report("problem-link-large")
            raise BadInput(root.problems)
        if not inflating.eof or inflating.unused_data:
            raise ValueError
        return data.decode(errors="surrogatepass")
    except (ValueError, binascii.Error, zlib.error) as error:
        raise BadInput([Problem("$", "problem-link-damaged")]) from error
