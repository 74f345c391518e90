"""One word for one thing: what the glossary bans is said nowhere, no text is too long, and each language is set as its own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

import pnrules
from pnrules.games import BUILT_IN
from pnrules.nightmare.cards import CARDS
from pnrules.words import LANGUAGES
from tests.words.glossary import AMERICAN, BANNED, LENGTHS, LONGER, RIGHT, Banned, Kind

PACKAGE = Path(pnrules.__file__).parent
VALUE = "□"
"""What stands in a text for a variable."""
VALUE_LENGTH = 5


class Said(NamedTuple):
    """A text as a reader meets it: one of the variants of a message, or a text of a scenario."""

    id: str
    owner: str
    text: str


# --- every text ------------------------------------------------------------------------------------------------------


def variants(pattern: fluent.Pattern) -> list[str]:
    """Every text that a message can be, but for the values of its variables."""
    parts = [[e.value] if isinstance(e, fluent.TextElement) else placed(e.expression) for e in pattern.elements]
    return ["".join(chosen) for chosen in product(*parts)]


def placed(expression: Any) -> list[str]:
    if isinstance(expression, fluent.SelectExpression):
        return [text for variant in expression.variants for text in variants(variant.value)]
    if isinstance(expression, fluent.StringLiteral):
        return [str(expression.parse()["value"])]
    return [VALUE]


@cache
def messages(lang: str) -> tuple[Said, ...]:
    """Every variant of every message of a language, with those of attributes."""
    found = []
    for file in sorted(PACKAGE.glob(f"**/locales/{lang}/*.ftl")):
        owner = file.relative_to(PACKAGE).parts[0]
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                patterns = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
                said = [(id, text) for id, pattern in patterns.items() if pattern for text in variants(pattern)]
                found += [Said(id, owner if owner in BUILT_IN else "shared", text) for id, text in said]
    return tuple(found)


@cache
def scenario_texts(lang: str) -> tuple[Said, ...]:
    """Every text of people that scenarios hold in both languages, as `scenario.level.task`."""
    found = []
    for file in sorted(PACKAGE.glob("*/scenarios/**/*.json")):
        owner = file.relative_to(PACKAGE).parts[0]
        found += [Said(f"{file.stem}{at}", owner, text) for at, text in in_language(json.loads(file.read_text("utf-8")), lang)]
    return tuple(found)


def in_language(data: Any, lang: str, at: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(data, dict) and data and set(data) <= set(LANGUAGES):
        yield at, data.get(lang, "")
    elif isinstance(data, dict):
        for name, value in data.items():
            yield from in_language(value, lang, f"{at}.{name}")
    elif isinstance(data, list):
        for value in data:
            yield from in_language(value, lang, at)


def shown(lang: str) -> tuple[Said, ...]:
    """What a reader meets: all messages, and all texts of scenarios, their reasons too."""
    return messages(lang) + scenario_texts(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_messages_of_every_owner_and_texts_of_every_game(lang: str) -> None:
    assert {each.owner for each in messages(lang)} == {*BUILT_IN, "shared"}
    assert {each.owner for each in scenario_texts(lang)} == set(BUILT_IN)
    assert len({each.id for each in messages(lang)}) > 1_300
    ends = {each.id.split(".", 1)[1] for each in scenario_texts(lang)}
    assert ends >= {"title", "level.task", "level.hints", "level.goal.says", "level.wrong.says"}


def test_variants_are_said_one_by_one() -> None:
    entry = parse(
        'a = { $n ->\n    [one] One { $card }\n   *[other] { $n } cards\n} of { $m ->\n   *[x] x\n    [y] { " " }y\n}'
    ).body[0]
    assert isinstance(entry, fluent.Message)
    assert entry.value
    assert variants(entry.value) == ["One □ of x", "One □ of  y", "□ cards of x", "□ cards of  y"]


# --- the banned words ------------------------------------------------------------------------------------------------


def whole(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)


def found(banned: Banned, said: Said) -> list[str]:
    """The words that are banned there. What is written in capitals is a card's name."""
    if (banned.where and said.owner not in banned.where) or said.id.startswith(banned.but or ("no id",)):
        return []
    hits = [match.group() for match in whole(banned.words).finditer(said.text)]
    return [hit.lower() for hit in hits if not hit.isupper()]


@cache
def said_wrong(lang: str) -> dict[tuple[str, str, str], str]:
    """By language, id and word, what is banned and said: the word to say instead, and the text."""
    return {
        (lang, said.id, hit): f"say {banned.instead}: {said.text}"
        for banned in BANNED[lang]
        for said in shown(lang)
        for hit in found(banned, said)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_banned_word_is_said(lang: str) -> None:
    wrong = [f"{id}: “{word}”, {why}" for (_, id, word), why in said_wrong(lang).items() if (lang, id, word) not in RIGHT]
    assert not wrong, "\n" + "\n".join(wrong)


def test_every_exception_is_still_needed_and_has_a_reason() -> None:
    assert [right for right in RIGHT if right not in {**said_wrong("en"), **said_wrong("fr")}] == []
    assert all(RIGHT.values())


@pytest.mark.parametrize(
    ("lang", "owner", "id", "text", "words"),
    [
        ("en", "nightmare", "nightmare-x", "The next instruction.", ["instruction"]),
        ("en", "runtime_error", "runtime_error-x", "The next instruction.", []),
        ("en", "nightmare", "nightmare-x", "SWAP INSTRUCTIONS, POINTER and BREAK.", []),
        ("en", "nightmare", "nightmare-x", "Breaks are allowed.", ["breaks"]),
        ("en", "nightmare", "ref-pn30-break", "Breaks are allowed.", []),
        ("en", "shared", "board-x", "Behind it, the seats.", ["seats", "behind"]),
        ("en", "bandwidth", "board-bfb-x", "Two seats to Terminal 1.", []),
        ("en", "bandwidth", "board-bfb-x", "To terminal □.", ["terminal □"]),
        ("en", "bandwidth", "board-bfb-x", "The Token; the token; a SKIP token.", ["token"]),
        ("en", "nightmare", "board-x", "The discard pile; the pile.", ["pile"]),
        ("en", "shared", "board-x", "The online stemming of the timeline.", []),
        ("fr", "nightmare", "x.level.task", "La carte derrière. Sur un tour.", ["derrière", "un tour"]),
        ("fr", "nightmare", "nightmare-x", "Un tour complet, □ tours complets.", []),
        ("fr", "nightmare", "nightmare-x", "Après □ tours.", ["□ tours"]),
        ("fr", "shared", "board-x", "Écrit en chiffres, le chiffre.", ["chiffre"]),
        ("fr", "shared", "board-x", "Le compteur de programme (PC).", []),
        ("en", "nightmare", "n-01-copied.title", "The answer (other answer)", ["answer"]),
        ("fr", "nightmare", "n-01-copied.title", "La réponse (autre réponse)", ["réponse"]),
    ],
)
def test_a_banned_word_put_in_is_found(lang: str, owner: str, id: str, text: str, words: list[str]) -> None:
    assert [hit for banned in BANNED[lang] for hit in found(banned, Said(id, owner, text))] == words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_banned_is_banned_in_texts_that_there_are(lang: str) -> None:
    for banned in BANNED[lang]:
        assert banned.instead
        assert not {*banned.where} - {*BUILT_IN, "shared"}
        for id in banned.but:
            assert [said for said in messages(lang) if said.id.startswith(id)], id


# --- lengths ---------------------------------------------------------------------------------------------------------


def of_kind(kind: Kind, id: str) -> bool:
    """Whether a text is of this kind."""
    return any(named_by(part, id) for part in kind.ids)


def named_by(part: str, id: str) -> bool:
    if part.startswith("."):
        return id.endswith(part)
    return id.startswith(part) if part.endswith("-") else id == part


def length(text: str) -> int:
    return len(text.replace(VALUE, "x" * VALUE_LENGTH))


def sentences(text: str) -> int:
    return len(re.split(r"[.!?]\s+", text.strip()))


def too_long(kind: Kind, lang: str, text: str) -> str:
    """How a text is too long, if it is."""
    if length(text) > kind.longest[lang]:
        return f"{length(text)} characters, {kind.longest[lang]} at most"
    if kind.sentences and sentences(text) > kind.sentences:
        return f"{sentences(text)} sentences, {kind.sentences} at most"
    return ""


@cache
def longer(lang: str) -> dict[tuple[str, str], str]:
    return {
        (lang, said.id): f"{name}, {too_long(kind, lang, said.text)}: {said.text}"
        for name, kind in LENGTHS.items()
        for said in shown(lang)
        if of_kind(kind, said.id) and too_long(kind, lang, said.text)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_longer_than_its_kind_allows(lang: str) -> None:
    wrong = [f"{id}: {why}" for (_, id), why in longer(lang).items() if (lang, id) not in LONGER]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LENGTHS)
def test_every_kind_has_texts_of_each_of_its_ids(lang: str, name: str) -> None:
    for part in LENGTHS[name].ids:
        assert [said for said in shown(lang) if named_by(part, said.id)], part


def test_every_longer_text_is_still_longer() -> None:
    assert [right for right in LONGER if right not in {**longer("en"), **longer("fr")}] == []
    assert all(LONGER.values())


def test_a_variable_counts_five_and_a_long_text_is_found() -> None:
    kind = Kind(("x-",), {"en": 10}, sentences=2)
    assert length("□ on □") == 14
    assert not too_long(kind, "en", "□ here")
    assert too_long(kind, "en", "□ is on it")
    assert too_long(kind, "en", "A. B? C!")
    assert not too_long(kind, "en", "A… B 3.14")


# --- as each language is set -----------------------------------------------------------------------------------------

COUNTED = "points?|cartes?|bits?|joueurs|places?|rangées|dégâts?|parties|actions?|fois|étapes|tours|marqueurs"
SET = {
    "fr": {
        "a narrow space that never breaks, before ; ! ? %": r"[^\u202f][;!?%]",
        "a space that never breaks, before a colon": r"[^\u00a0]:(?!//|[a-z]|(?<=\d:)\d)",
        "a space that never breaks, between a number and what it counts": rf"(?<![\w.,:/-])(?:\d+|□) (?:{COUNTED})\b",
        "a raised ᵉ after the number of an ordinal": r"(?<![\w.])\d+(?:e|ème|ième)\b",
        "a space that never breaks, inside « and »": r"«[^\u00a0]|[^\u00a0]»",
        "À and É with their accents": r"(?:^|[.!?:] )A (?=[a-zéèê□])|\b(?:Etape|Etat|Egalité|Ecri|Elimin|Etes|Echang|Elément)",
    },
    "en": {
        "no space before ; : ! ? %": r"\s[;:!?%]",
        "British spelling": rf"\b(?i:{AMERICAN})\b",
        "“Everyone”": r"\b[Ee]verybody\b",
    },
}
BOTH = {
    "’, not '": r"(?<!Programmer)'",
    '“ ” or « », not "': '"',
    "−, not - before a number": r"(?<![\w\-□])-(?=[0-9□])",
    "–, not - between words": r" - ",
    "… in one sign, and no space before it": r"\.\.\.|\S\s…",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_is_set_as_its_own(lang: str) -> None:
    """A game's name is set as on its box."""
    wrong = [
        f"{said.id}: {rule}: {said.text}"
        for rule, pattern in {**SET[lang], **BOTH}.items()
        for said in shown(lang)
        if re.search(pattern, said.text) and not said.id.startswith("game-")
    ]
    assert not wrong, "\n" + "\n".join(dict.fromkeys(wrong))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reasons_of_scenarios_are_among_the_texts(lang: str) -> None:
    assert len([said for said in shown(lang) if ".because" in said.id]) > 800


@pytest.mark.parametrize(
    ("lang", "text", "right"),
    [
        ("fr", "Quoi ?", False),
        ("fr", "Quoi\u00a0?", False),
        ("fr", "Quoi?", False),
        ("fr", "Quoi\u202f?", True),
        ("fr", "□: ici", False),
        ("fr", "□\u202f: ici", False),
        ("fr", "□\u00a0: http://x/", True),
        ("fr", "2:pass", True),
        ("fr", "20e carte", False),
        ("fr", "20ᵉ carte", True),
        ("fr", "2 cartes", False),
        ("fr", "□ points", False),
        ("fr", "2\u00a0cartes, PN 3.1 cartes, une carte", True),
        ("fr", "players=9", True),
        ("fr", "« oui »", False),
        ("fr", "«\u202foui\u202f»", False),
        ("fr", "«\u00a0oui\u00a0»", True),
        ("fr", "A la fin.", False),
        ("fr", "Fin. À la fin. BIT A □.", True),
        ("fr", "Etape □", False),
        ("fr", "100\u202f%", True),
        ("en", "The color.", False),
        ("en", "Everybody.", False),
        ("en", "Really ?", False),
        ("en", "P1's", False),
        ("en", "Programmer's Nightmare", True),
        ("en", "P1’s □", True),
        ("en", "-1", False),
        ("en", "(-□ each)", False),
        ("en", "−1; N-34; --all; A-□", True),
        ("en", "this - that", False),
        ("en", "Take …", False),
        ("en", "Take...", False),
        ("en", "… until it", True),
        ("en", "Take… and", True),
    ],
)
def test_what_is_set_wrong_is_found(lang: str, text: str, right: bool) -> None:
    assert right is not any(re.search(pattern, text) for pattern in {**SET[lang], **BOTH}.values())


NAMES: Final = "|".join(map(re.escape, CARDS))
MASCULINE = re.compile(
    rf"\b(?i:le|un|du|au|cet?|aucun|quel|tel|seul|premier|second|dernier|prochain|(?<!de )nouveau|nouvel) (?:{NAMES})\b"
    rf"|\b(?:{NAMES}) (?:est|a été|n’est pas|n’a pas encore été|n’a plus été|va être)"
    r" (?:exécuté|copié|remplacé|défaussé|appliqué|retiré|posé|venu)\b"
    rf"|\b(?:{NAMES}) (?:tout seul|tel qu’il|[a-z]+-t-il)\b"
)
"""A card's name after a word, or before one, that makes it masculine."""


def test_in_french_a_card_is_feminine() -> None:
    """« La carte BUG », « une carte COPY copiée »: a card is « une carte », whatever its name; in reasons, too."""
    assert [f"{said.id}: {said.text}" for said in shown("fr") if MASCULINE.search(said.text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "Le BREAK est là.",
        "dans un SUBROUTINE",
        "du GOTO",
        "Seul BUG",
        "ZAP a été exécuté.",
        "COPY applique-t-il",
        "BUG tout seul",
    ],
)
def test_a_masculine_card_is_found(text: str) -> None:
    assert MASCULINE.search(text)


COUNTED_IN_DIGITS = re.compile(r"(?<![\w.,])[1-9]\u00a0(?:cartes?|places?|actions?|joueurs?|rangées?|fois)\b")


def test_in_french_what_is_few_is_counted_in_words() -> None:
    """Points and values are digits. A number on a card of Programmer's Nightmare is a value, so its lessons are left out."""
    taught = [each for each in scenario_texts("fr") if ".lesson" in each.id or ".level" in each.id]
    plain = [each for each in taught if each.owner != "nightmare"]
    assert len(plain) > 300
    assert [f"{each.id}: {each.text}" for each in plain if COUNTED_IN_DIGITS.search(each.text)] == []


NAME_ELIDED = re.compile(r"\b(?:[Dd]e|[Qq]ue|[Ll]orsque|[Pp]uisque|[Jj]usque) \{ \$(?:who|seats?|owner|by|neighbour) \}")


def test_no_french_text_has_a_name_before_which_a_word_would_be_elided() -> None:
    """The name of a player may be Ada: “de Ada”, “que Ada” would be wrong."""
    files = sorted(PACKAGE.glob("**/locales/fr/*.ftl"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) > 2_000
    assert [line for line in lines if NAME_ELIDED.search(line)] == []


def test_no_english_line_of_the_log_has_a_semicolon() -> None:
    lines = [said for said in messages("en") if of_kind(LENGTHS["log line"], said.id)]
    assert len(lines) > 200
    assert [f"{said.id}: {said.text}" for said in lines if ";" in said.text] == []
