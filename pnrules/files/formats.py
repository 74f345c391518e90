"""The scenario format, assembled from the common part and that of each game: for parsing, and as JSON Schema.

A schema describes the form of a scenario. Only the loader knows its meaning: whether a card is used twice, which cards exist,
what the rules allow.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from pnrules.files import expectation
from pnrules.files.answers import ENTRIES
from pnrules.files.comments import COMMENTS
from pnrules.files.common import LONG_TEXT, REASON, TITLE
from pnrules.files.lesson_form import LESSON
from pnrules.files.level_form import LEVEL
from pnrules.kernel.errors import BadInput, PnError
from pnrules.kernel.forms.members import NAME, Condition, Items, Kind, MapOf, Member, Object, Tagged
from pnrules.kernel.forms.shapes import CARD_NAME, TEXT, AnyShape, Known, Named, OneOf, Schema, Schemas, Shape, Whole, document
from pnrules.kernel.forms.validation import LARGEST, VISIBLE, Json, JsonPath
from pnrules.kernel.game import AnyGame
from pnrules.kernel.rulings import checked
from pnrules.showing.written import FORMAT

NUMBER: Final = Whole(1, FORMAT)
"""The version of the format."""
MOST_PLAYERS: Final = 99  # how many are validated; each game has its own bounds
TITLED: Final = "Scenario"
ABOUT: Final = (
    "A position, worked example, level or lesson of pnrules: which rules, where it begins, what has been answered, what is"
    " expected to come of it and why. This schema says what a scenario's form is; the loader besides knows the cards, the rules"
    " and the places of the rules reference, and `pnrules check FILE` says what it makes of a file."
)
ABOUT_DECK: Final = (
    "Which cards a game is played with. This schema says what the form of a deck is; the loader besides sees whether there are"
    " cards enough, and `pnrules check FILE` says what it makes of a file."
)
GAME: Final = Member(TEXT, "Game", "Which game is played.", required=True)


_BY_NAME: Final = MapOf(TEXT)


class _Rulings(Shape[Any]):
    """Answers other than the defaults, by id of the ruling. If the register is known, they are parsed as pairs."""

    def takes(self) -> frozenset[type]:
        return frozenset({dict})

    def parse(self, place: JsonPath, value: Any, known: Known) -> Any:
        if "register" not in known:
            return _BY_NAME.parse(place, value, known)
        try:
            return checked(known["register"], place.object(value))
        except BadInput as error:
            place.problems.extend(error.problems)
            return ()

    def schema(self, schemas: Schemas) -> Schema:
        return _BY_NAME.schema(schemas)


def _note_no_reasons(place: JsonPath, data: Json) -> None:
    if "expect" in data and data.get("because", []) == []:
        place.at("because").report("problem-no-because")


REASONS: Final = Condition(
    _note_no_reasons,
    {"dependentSchemas": {"expect": {"required": ["because"], "properties": {"because": {"minItems": 1}}}}},
)
"""Wherever there is an expectation, `because` must say where it comes from."""

WORDS: Final[Mapping[str, Member]] = {
    "title": Member(TITLE, "Title", "What the scenario is called.", required=True),
    "about": Member(LONG_TEXT, "About", "What a reader should know beforehand."),
}
BEFORE: Final[Mapping[str, Member]] = {
    "rulings": Member(
        _Rulings(),
        "Rulings",
        "Where the rulebook leaves a question open, by the ruling's id: another answer than the default.",
        examples=({"N-01": "copied"},),
    ),
    "draws": Member(Items(CARD_NAME), "Draws", "The cards that chance will draw, in order."),
    "seed": Member(Whole(0, LARGEST), "Seed", "What chance goes by when the draws are used up. Without it, draws are left open."),
}
AFTER: Final[Mapping[str, Member]] = {
    "answers": Member(ENTRIES, "Answers", "What has been answered so far."),
    "because": Member(Items(REASON), "Because", "From what the expectation was derived, before anything was run."),
    "level": Member(LEVEL),
    "lesson": Member(LESSON),
    "comments": Member(COMMENTS, "Comments", "What a teacher says of the steps to which the answers lead, each at its step."),
}


@cache
def scenario(game: AnyGame) -> Object:
    """The form of a game's scenarios."""
    part, (fewest, most), edition = game.form, game.seats, next(iter(game.works))
    players = Items(_player(game), fewest, most, "problem-count-players", MOST_PLAYERS)
    which = "Which edition of the rulebook holds, whatever the language."
    members = {
        "format": Member(NUMBER, "Format", "The version of this format.", required=True),
        "game": GAME,
        "edition": Member(OneOf(tuple(game.works), edition), "Edition", which, required=True),
        "version": Member(OneOf(game.versions, game.versions[0]), "Version", part.version, required=True),
        **WORDS,
        "players": Member(players, "Players", "In seat order. No two names look alike.", required=True),
        **BEFORE,
        **part.members,
        **AFTER,
        "expect": Member(expectation.form(game)),
    }
    return Object(members, (*part.conditions, REASONS))


def _player(game: AnyGame) -> AnyShape:
    return Named(f"{game.name}-player", Object({"name": NAME, **game.form.player}), "Player", "One player.")


def known(game: AnyGame, players: object) -> Known:
    """The context that a file and its game give for parsing its parts."""
    fewest = game.seats[0]
    seats = max(min(len(players), MOST_PLAYERS), fewest) if isinstance(players, list) else fewest
    return {
        "seats": seats,
        "fewest": seats,
        "asks": tuple(game.questions),
        "rulings": tuple(game.register),
        "register": game.register,
        "works": tuple(game.works.values()),
    }


# --- as JSON Schema ---------------------------------------------------------------------------------------------------


def schema(games: Iterable[AnyGame]) -> Schema:
    """The format of the scenarios of these games."""
    found = tuple(games)
    kinds = {game.name: Kind(_besides(scenario(game)), game.name, *_labels(game)) for game in found}
    return document(Tagged("game", kinds, GAME), TITLED, ABOUT, widest(found))


def deck_schema(games: Iterable[AnyGame]) -> Schema:
    """The deck format of the first game that has decks. Raises PnError if none has."""
    for game in games:
        if game.form.deck is not None:
            return document(game.form.deck, f"Deck of {_labels(game)[0]}", ABOUT_DECK, widest((game,)))
    raise PnError("problem-no-deck-here")


def written(found: Schema) -> str:
    """A schema as the text of its file, with invisible characters escaped."""
    text = json.dumps(found, ensure_ascii=False, indent=2) + "\n"
    return "".join(sign if sign in " \n" or _seen(sign) else json.dumps(sign)[1:-1] for sign in text)


def _seen(sign: str) -> bool:
    return sign.isprintable() and VISIBLE.match(sign) is not None


def _besides(whole: Object) -> Object:
    """A scenario without the member that names its game."""
    return Object({name: member for name, member in whole.members.items() if name != "game"}, whole.conditions)


def _labels(game: AnyGame) -> tuple[str, str]:
    title = game.form.title or game.name
    return title, game.form.description or f"What a scenario of {title} has besides."


def widest(games: Sequence[AnyGame]) -> Known:
    """The widest bounds of the parts that these games share."""
    seats = [game.seats for game in games]
    works = tuple(dict.fromkeys(work for game in games for work in game.works.values()))
    return {"seats": max(most for _, most in seats), "fewest": min(fewest for fewest, _ in seats), "works": works}
