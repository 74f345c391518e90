"""What a scenario expects after its answers: parsing it, and comparing it with the result.

points, over          of the position at the head
rows                  the stops in order, as in a table: what stands there, everybody's points at the end of the stop
asked                 who is asked what: `[who, kind]`
refused               refused answers to the open question, each with the place that forbids it and its rulings
rests_on              rulings that some step, the open question or a listed refusal rests on
and the game's own    facts, each of a kind that the game names (`Files.expected`)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from pnrules.files.common import ANSWER, CITE, MOST_OPERAND, POINTS, WHO, Answer, check_cite
from pnrules.kernel import asks, copies
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Problem, Refused
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.forms.members import Items, Line, MapOf, Member, Object
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import (
    SEAT,
    TEXT,
    TEXT_OR_NULL,
    TRUTH,
    AnyShape,
    Known,
    Name,
    Named,
    OneOf,
    Schema,
    Schemas,
    Shape,
    Whole,
)
from pnrules.kernel.forms.validation import LONGEST_SHOWN, Json, JsonPath, one_line, visible
from pnrules.kernel.game import AnyGame, Setup
from pnrules.kernel.machine import refused
from pnrules.kernel.patches import PlainData
from pnrules.kernel.play import Play

BEFORE_PARTING: Final = 40
"""How many characters of two long values are shown before their first difference."""

# --- reading ----------------------------------------------------------------------------------------------------------

_RESTS_ON: Final = Items(Name("rulings"))

ROW: Final = Named(
    "row",
    Object(
        {
            "pc": Member(TEXT, "Card", "The kind of card stopped at.", required=True),
            "points": Member(POINTS, "Points", "Everybody's points at the end of the stop.", required=True),
        }
    ),
    "Row",
    "One stop of the program, as a rulebook's table has it.",
)


class RefusedAnswer(NamedTuple):
    """A refused answer to the open question, the place that forbids it, and the rulings that it rests on."""

    answer: Answer
    cite: Citation | None = None
    rulings: tuple[str, ...] = ()


REFUSAL: Final = Named(
    "refusal",
    Record(
        RefusedAnswer,
        {
            "answer": Member(ANSWER, required=True),
            "cite": Member(CITE, required=True),
            "rulings": Member(_RESTS_ON, "Rulings", "The ids of rulings on which this rests."),
        },
    ),
    "Refusal",
    "An answer that is refused, the place that forbids it, and rulings on which that rests.",
)
OF_EVERY_GAME: Final[Mapping[str, Member]] = {
    "points": Member(POINTS),
    "over": Member(TRUTH, "Over", "Whether the game has ended."),
    "rows": Member(Items(ROW), "Rows", "The cards at which the program stood, as a rulebook's table has them."),
    "asked": Member(
        Line((WHO, Name("asks")), None, "[who, kind]"),
        "Asked",
        'Who is asked (a seat, or "chance" for a draw), and which kind of question it is.',
        examples=([2, "break"],),
    ),
    "rests_on": Member(
        _RESTS_ON, "Rests on", "Rulings that some step, the open question or a listed refusal rests on; there may be more."
    ),
    "refused": Member(Items(REFUSAL), "Refused", "Answers that the open question refuses, each with the place that forbids it."),
}
"""The facts that every game has; each game adds its own (`Files.expected`)."""

RESULT: Final = Named(
    "result",
    Object(
        {
            "how": Member(TEXT, "How", "How the game came to its end, in the game's own word.", required=True),
            "seats": Member(Items(SEAT), "Seats", "Who wins, or between whom it is a draw.", required=True),
        }
    ),
    "Result",
    "How the game ended, and for whom.",
)


@dataclass(frozen=True)
class _SeatName(Shape[Any]):
    """A seat as the name of a member, up to a maximum."""

    most: int

    def takes(self) -> frozenset[type]:
        return frozenset({str})

    def parse(self, place: JsonPath, value: Any, known: Known) -> Any:
        return self._among(min(self.most, known.get("seats", self.most))).parse(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        return self._among(self.most).schema(schemas)

    def _among(self, seats: int) -> OneOf:
        return OneOf(tuple(str(seat) for seat in range(1, seats + 1)))


_NUMBER: Final = Whole(0, MOST_OPERAND)
_TEXTS: Final = Items(TEXT)
FACTS: Final[Mapping[str, AnyShape]] = {
    "seat": SEAT,
    "number": _NUMBER,
    "boolean": TRUTH,
    "text": TEXT,
    "text or null": TEXT_OR_NULL,
    "result": RESULT,
    "numbers": Items(_NUMBER),
    "texts": _TEXTS,
    "pile": _TEXTS,
    "seats": Items(SEAT),
    "rows": Items(Items(TEXT_OR_NULL)),
    "numbers of seats": Items(Items(_NUMBER)),
}
"""The shapes of the kinds of fact that are compared as a whole."""

BY_CARD: Final[Mapping[str, AnyShape]] = {
    "bits by card": Items(SEAT),
    "numbers by card": Items(Whole(-MOST_OPERAND, MOST_OPERAND)),
    "cards by card": _TEXTS,
    "card by card": TEXT_OR_NULL,
}
BY_SEAT: Final[Mapping[str, AnyShape]] = {"cards by seat": _TEXTS}
"""The shapes of the kinds of fact by card or seat, of which only those that are named are compared."""


def form(game: AnyGame) -> AnyShape:
    """What a scenario of a game may expect. Raises KeyError for an unknown kind of fact."""
    facts = {name: Member(_fact(kind, game), *_words(game, name)) for name, kind in Files.of(game).expected.items()}
    called = f"What must be true after the answers, in {game.form.title or game.name}."
    return Named(f"{game.name}-expect", Object({**OF_EVERY_GAME, **facts}), "Expectation", called)


def _fact(kind: str, game: AnyGame) -> AnyShape:
    if kind in BY_CARD:
        return MapOf(BY_CARD[kind])
    return MapOf(BY_SEAT[kind], _SeatName(game.seats[1])) if kind in BY_SEAT else FACTS[kind]


def _words(game: AnyGame, fact: str) -> tuple[str, str]:
    """Title and description of a fact; a game need not give them."""
    return game.form.facts.get(fact, (fact.replace("_", " ").capitalize(), "A fact of the game's own."))


def check_expect(place: JsonPath, expect: Json, setup: Setup) -> None:
    """Note unknown names in an expectation of valid form: cards, places in the rules."""
    for name, kind in Files.of(setup.game).expected.items():
        if kind in BY_CARD:
            for card in expect.get(name, ()):
                if copies.kind(card) not in setup.printed:
                    place.at(name).at(card).unknown_card(card, setup.printed, Files.of(setup.game).meant)
    for index, refusal in enumerate(expect.get("refused", ())):
        check_cite(place.at("refused").at(index).at("cite"), refusal.cite)


# --- comparing --------------------------------------------------------------------------------------------------------


def unmet(play: Play, expect: Json) -> list[Problem]:
    """The parts of a scenario's expectation that the head does not meet."""
    game = play.setup.game
    ask = play.ask
    found: dict[str, PlainData] = {
        "points": list(play.points),
        "over": play.over,
        "asked": [ask.who, ask.kind] if ask is not None else None,
        **Files.of(game).facts(play.state),
    }
    rows = Showing.of(game).rows(play.steps(play.head))
    found["rows"] = [{"pc": label, "points": list(game.points(steps[-1].after))} for label, steps in rows if label]
    refusals = [_refusal(play, item["answer"]) for item in expect.get("refused", [])]
    found["refused"] = [each._asdict() for each in refusals]
    found["rests_on"] = sorted(_rested_on(play) | {id for each in refusals for id in each.rulings})
    params = (("expected", "text"), ("found", "text"))
    return [
        Problem(f"expect.{name}", "problem-unmet", params, _side_by_side(wanted, _beside(wanted, found.get(name))))
        for name, wanted in expect.items()
        if not _met(name, wanted, found.get(name), Files.of(game).expected)
    ]


def _met(name: str, wanted: Any, found: Any, facts: Mapping[str, str]) -> bool:
    if name == "rests_on":
        return set(wanted) <= set(found)
    if name == "refused":
        return all(
            one["answer"] == other["answer"]
            and one["cite"] == other["cite"]
            and set(one.get("rulings", [])) <= set(other["rulings"])
            for one, other in zip(wanted, found, strict=True)
        )
    if facts.get(name) in BY_CARD or facts.get(name) in BY_SEAT:
        nothing: list[str] | None = [] if facts[name] == "cards by card" else None
        return all(_alike(found.get(key, nothing), value, facts[name]) for key, value in wanted.items())
    return bool(_alike(found, wanted, facts.get(name, "")))


def _alike(found: object, wanted: object, kind: str) -> bool:
    """Whether a fact is as expected; cards in a hand or a pile have no order."""
    if kind in ("cards by seat", "pile") and isinstance(found, list) and isinstance(wanted, list):
        return sorted(found) == sorted(wanted)
    return bool(found == wanted)


def _side_by_side(wanted: object, found: object) -> tuple[str, str]:
    """Both as one line of JSON; long ones are shortened to the part around their first difference."""
    texts = [json.dumps(each, ensure_ascii=False) for each in (wanted, found)]
    if max(map(len, texts)) <= LONGEST_SHOWN:
        return visible(texts[0]), visible(texts[1])
    parting = next((at for at, (one, other) in enumerate(zip(*texts, strict=False)) if one != other), min(map(len, texts)))
    begins = max(0, parting - BEFORE_PARTING)
    first, second = ("…" * bool(begins) + text[begins:] for text in texts)
    return one_line(first), one_line(second)


def _beside(wanted: object, found: object) -> Any:
    """The actual value, restricted to the members of the expected one."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return {key: found.get(key) for key in wanted}
    return found


class _Refusal(NamedTuple):
    """The refusal of an answer to the open question: the place that forbids it, and the rulings; None if it is legal."""

    answer: list[Any]
    cite: list[str] | None
    rulings: list[str]


def _refusal(play: Play, given: list[Any]) -> _Refusal:
    """The refusal of an answer to the open question, given as in a scenario: who, verb, operands."""
    who, *words = given
    answer = asks.option(*words)
    state = play.state
    if state.ask is None or (who == state.ask.who and answer in state.ask.options):
        return _Refusal(given, None, [])
    error: Refused = refused(state, answer, who)
    cite = [error.cite.work, error.cite.place] if error.cite else None
    return _Refusal(given, cite, list(error.rulings))


def _rested_on(play: Play) -> set[str]:
    """Every ruling that a step up to the head, or the open question, rests on."""
    rested = {id for step in play.trace for id in step.rulings}
    return rested | set(asks.rulings(play.state)) if play.ask is not None else rested
