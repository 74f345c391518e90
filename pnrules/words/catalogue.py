"""The catalogue of everything that a person reads, in English and French.

The texts are Fluent files, the same for Python and for the browser; those of a game are in its own folder. They are loaded with
the first sentence, so that `import pnrules` is cheap if no words are needed. A message is parsed on first use: parsing all of
them takes a hundred times as long as finding where each begins, and a page uses few. No message refers to another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Any, Final

from pnrules.games import BUILT_IN, folder, installed
from pnrules.kernel.citations import slug
from pnrules.kernel.copies import FACE_DOWN, KIND
from pnrules.kernel.errors import Cited, Saying

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

LANGUAGES: Final = ("en", "fr")

ON_BOARDS: Final = ("board", "company", "games", "kernel", "level", "problems", "tools", "train", "you")
"""The beginnings of the names of the shared files that a board needs."""

_ORDER: Final = tuple(sorted(BUILT_IN))
"""The order of the texts of the built-in games, after the shared ones."""

Params = Iterable[tuple[str, str]]

SameNamePlaces = Mapping[str, int]
"""Cards that share their name with another in play, each with the place, from 1, that distinguishes it."""

NONE_ALIKE: Final[SameNamePlaces] = {}

MOST_LISTED: Final = 20
MOST_SIGNS: Final = 600
"""The most items of a list, and the most characters of its items, that are written out; the others are counted."""

_LONGEST_VALUE: Final = 200
_STAND_IN: Final = "\ufdd0"  # a noncharacter of Unicode
"""Fluent drops values that are longer than 2,500 characters. So a long value, or one that contains the stand-in, is inserted into
the finished sentence instead."""

_FROM_THE_RIGHT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
"""A letter of Hebrew, Arabic, or another script that is written from the right."""

_BEGINS = re.compile(r"^([a-zA-Z][\w-]*) *=", flags=re.MULTILINE)
"""The beginning of a message: its name at the start of a line."""


def catalogue_text(lang: str) -> str:
    """Every text of a language, with those of every game, as one text. Raises ValueError like `shared_text`."""
    own = (each for game in installed().games for each in installed_sources(lang, game).values())
    return "\n".join([shared_text(lang), *(game_text(lang, game) for game in _ORDER), *own])


@cache
def shared_text(lang: str, *parts: str) -> str:
    """The Fluent files that belong to no game as one text: all of them, or those with a name that begins with one of `parts`.

    Raises ValueError for an unsupported language.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"no texts in language {lang!r}; there are {', '.join(LANGUAGES)}")
    return _joined(files("pnrules.words") / "locales" / lang, parts or ("",))


@cache
def game_text(lang: str, game: str) -> str:
    """The Fluent files of a game as one text; empty if it has none in this language."""
    return "\n".join(game_files(lang, game).values())


def game_files(lang: str, game: str) -> dict[str, str]:
    """The Fluent files of a game by their names, in order; empty if it has none in this language."""
    return _files(folder(game) / "locales" / lang, ("",))


def _joined(where: Traversable, parts: tuple[str, ...]) -> str:
    return "\n".join(_files(where, parts).values())


def _files(where: Traversable, parts: tuple[str, ...]) -> dict[str, str]:
    found = [entry for entry in where.iterdir() if entry.name.endswith(".ftl")] if where.is_dir() else []
    chosen = (entry for entry in sorted(found, key=lambda entry: entry.name) if entry.name.startswith(parts))
    return {entry.name: entry.read_text(encoding="utf-8") for entry in chosen}


def board_text(lang: str, game: str) -> str:
    """The texts that a board needs for a game: those of boards, the kernel, levels and exercises, and of the game with its rules
    and rulings."""
    own = game_text(lang, game) if game in BUILT_IN else "\n".join(installed_sources(lang, game).values())
    return "\n".join([shared_text(lang, *ON_BOARDS), own])


@cache
def sources(lang: str) -> Mapping[str, str]:
    """The source of each built-in message in a language, by name."""
    return _cut("\n".join([shared_text(lang), *(game_text(lang, game) for game in _ORDER)]))


@cache
def installed_sources(lang: str, game: str) -> Mapping[str, str]:
    """The same for a game of another package; in English, if it lacks a message in this language.

    Only messages about that game are accepted: their names contain that of the game, or of one of its rulebooks, or belong to one
    of its rulings. So it cannot change any other text.
    """
    owner = installed().games[game]
    works = tuple(map(slug, owner.works.values()))
    marks = [f"-{mark}-" for mark in (game, game.replace("_", "-"), *works)]
    rulings = {ruling.message for ruling in owner.register.values()}
    places = tuple(f"ref-{work}-" for work in works)

    def is_its_own(id: str) -> bool:
        return id.startswith(places) if id.startswith("ref-") else id in rulings or any(mark in f"-{id}-" for mark in marks)

    written = {**_cut(game_text(LANGUAGES[0], game)), **_cut(game_text(lang, game))}
    return {id: text for id, text in written.items() if is_its_own(id)}


def _cut(whole: str) -> dict[str, str]:
    """Split a text into its messages, by name."""
    begins = [(found.start(), found[1]) for found in _BEGINS.finditer(whole)]
    return {name: whole[start:end] for (start, name), (end, _) in pairwise([*begins, (len(whole), "")])}


def _source(lang: str, id: str) -> str | None:
    """The source of a message. Games of other packages are only consulted if no built-in message has this name."""
    found = sources(lang).get(id)
    if found is None:
        found = next((own[id] for game in installed().games if id in (own := installed_sources(lang, game))), None)
    return found


@cache
def _bundle(lang: str) -> FluentBundle:
    """The messages that have been used."""
    from fluent.runtime import FluentBundle

    return FluentBundle([lang], use_isolating=False)


@cache
def _message(lang: str, id: str) -> Message:
    """A message, parsed. Raises KeyError if the catalogue lacks it."""
    from fluent.runtime import FluentResource

    source = _source(lang, id)
    if source is None:
        raise KeyError(f"{lang}: no message {id!r}")
    _bundle(lang).add_resource(FluentResource(source))
    return _bundle(lang).get_message(id)


def has(lang: str, id: str) -> bool:
    """Whether the catalogue has this message."""
    return _source(lang, id) is not None


def text_or(otherwise: str, lang: str, id: str) -> str:
    """A message without variables; `otherwise` if the catalogue lacks it, which may be the case for games of other packages."""
    try:
        return text(lang, id)
    except KeyError:
        return otherwise


def text(lang: str, id: str, /, **values: Any) -> str:
    """A message, or with `id.attribute` one of its attributes, with its variables filled in.

    Raises KeyError if the catalogue lacks it, or a variable is missing: no text may come from elsewhere.
    """
    name, _, attribute = id.partition(".")
    message = _message(lang, name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(f"{lang}: message {name!r} has no {attribute or 'text'}")
    long = [name for name, value in values.items() if isinstance(value, str) and _is_long(value)]
    stand_ins = {name: f"{_STAND_IN}{place}{_STAND_IN}" for place, name in enumerate(long)}
    said, errors = _bundle(lang).format_pattern(pattern, {**values, **stand_ins} if long else values)
    if errors:
        raise KeyError(f"{lang}: {id}: {errors[0]}")
    return _put_in(str(said), [values[name] for name in long]) if long else str(said)


def _is_long(value: str) -> bool:
    return len(value) > _LONGEST_VALUE or _STAND_IN in value


def _put_in(said: str, long: Sequence[str]) -> str:
    """The sentence with long values in place of their stand-ins."""
    return re.sub(f"{_STAND_IN}([0-9]+){_STAND_IN}", lambda found: long[int(found[1])], said)


def value(lang: str, kind: str, arg: Any, players: Sequence[str] = (), same_name_places: SameNamePlaces = NONE_ALIKE) -> Any:
    """One argument of an event in words. `kind` is one of those of `kernel.errors.Params`."""
    if kind == "number":
        return arg
    if kind == "card":
        return _card(lang, arg, same_name_places)
    if kind == "place":
        return int(arg) + 1
    if kind == "cards":
        return listed(lang, "list-then", [_card(lang, card, same_name_places) for card in arg])
    if kind == "seat":
        return seat(lang, arg, players)
    if kind == "seats":
        return listed(lang, "list-and", [seat(lang, one, players) for one in arg]) or text(lang, "list-nobody")
    if kind == "texts":
        return listed(lang, "list-plain", [str(each) for each in arg])
    if kind == "close":
        names = listed(lang, "list-or", [str(each) for each in arg])
        return names and text(lang, "meant", names=names)
    if kind == "json":
        id = f"json-{str(arg).replace(' ', '-')}"
        return text(lang, id) if has(lang, id) else str(arg)
    if kind == "error":
        return error(lang, arg, players)
    return str(arg)


def _card(lang: str, card: object, same_name_places: SameNamePlaces) -> str:
    """A card's printed name, with its place if that is needed to distinguish it; hidden and face-down cards in words."""
    if card is None:
        return text(lang, "hidden-card")
    kind = KIND[str(card)]
    name = text(lang, "face-down-card") if kind == FACE_DOWN else kind
    place = same_name_places.get(str(card))
    return name if place is None else text(lang, "card-apart", card=name, place=place)


def error(lang: str, payload: Saying | Cited, players: Sequence[str] = ()) -> str:
    """An error's payload in words, with the rule behind it, if any."""
    cite: Any = payload.get("cite")
    said = say(lang, payload, players)
    return f"{said} [{cite['work']}, {text(lang, cite['ref'] + '.title')}]" if cite else said


def seat(lang: str, number: int | str, players: Sequence[str] = ()) -> str:
    """A player's name; chance and players without a name in words."""
    if number == "chance":
        return text(lang, "who-chance")
    if isinstance(number, int) and 1 <= number <= len(players):
        return _isolated(players[number - 1])
    return text(lang, "who-seat", seat=str(number))


def _isolated(name: str) -> str:
    """A player's name, to be put into a sentence: one that is written from the right keeps its order to itself."""
    return f"\u2068{name}\u2069" if _FROM_THE_RIGHT.search(name) else name


def listed(lang: str, id: str, items: Sequence[str]) -> str:
    """A list in words; `id` has the attributes `next` and `last`, each joining `$list` with `$item`. The end of a long list is
    only counted."""
    if not items:
        return ""
    shown = _first(items)
    more = len(items) - len(shown)
    said = shown[0]
    for place, item in enumerate(shown[1:], 2):
        said = text(lang, f"{id}.next" if more or place < len(shown) else f"{id}.last", list=said, item=item)
    return text(lang, "list-more", list=said, count=more) if more else said


def _first(items: Sequence[str]) -> Sequence[str]:
    """The first items of a list that are written out, at least one."""
    signs = accumulate(len(item) for item in items[:MOST_LISTED])
    return items[: max(1, sum(length <= MOST_SIGNS for length in signs))]


def sentence(
    lang: str,
    id: str,
    params: Params = (),
    args: Sequence[Any] = (),
    players: Sequence[str] = (),
    same_name_places: SameNamePlaces = NONE_ALIKE,
) -> str:
    """An event, ask, option or refusal in words: its message with its arguments."""
    values = {name: value(lang, kind, arg, players, same_name_places) for (name, kind), arg in zip(params, args, strict=True)}
    return text(lang, id, **{"close": "", **values})


def say(lang: str, payload: Saying, players: Sequence[str] = ()) -> str:
    """A payload with `id`, `params` and `args`, as sent to the board, in words."""
    return sentence(lang, payload["id"], [(n, k) for n, k in payload["params"]], payload["args"], players)


def said(lang: str, text: str | Mapping[str, str]) -> str:
    """An author's text in a language, or in the first one that it has."""
    return text if isinstance(text, str) else text.get(lang) or next(iter(text.values()), "")
