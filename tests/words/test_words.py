"""Every word that a person reads: in both languages alike, used, and said with real arguments."""

from __future__ import annotations

import ast
import importlib
import itertools
import pkgutil
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import pnrules
import pnwidgets
from pnrules import Play, words
from pnrules.games import BUILT_IN, game
from pnrules.kernel import asks
from pnrules.kernel.citations import Citation
from pnrules.kernel.codec import WRITTEN
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.game import Setup
from pnrules.kernel.state import Ask
from pnrules.kernel.steps import CARD, Rule
from pnrules.players.random_games import opening
from pnrules.words import rulebooks
from sparing import one_in
from tests.bandwidth import table as bandwidth
from tests.kernel.plays import SEEDS, played
from tests.runtime_error import table as runtime_error
from tests.words.catalogue import TEMPLATE, entries, variables

PACKAGE = Path(pnrules.__file__).parent
"""The game that `pnrules new` writes: its texts are ours to look at, and no part of the catalogue."""
WIDGETS = Path(pnwidgets.__file__).parent
GAMES = tuple(game(name) for name in BUILT_IN)
LANGUAGES = words.LANGUAGES

# --- the catalogue ---------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_both_languages_have_the_same_messages_attributes_and_variables() -> None:
    english, french = entries("en"), entries("fr")
    assert set(english) == set(french)
    assert len(english) > 400
    for name, pattern in english.items():
        assert (pattern is None) == (french[name] is None), name
        if pattern is not None:
            assert variables(pattern) == variables(french[name]), name


class _References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.found.append(node.id.name)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_parsed_alone_is_what_it_is_in_its_file_and_refers_to_no_other(lang: str) -> None:
    whole = [entry for entry in parse(words.catalogue_text(lang)).body if isinstance(entry, fluent.Message)]
    assert list(words.sources(lang)) == [entry.id.name for entry in whole]
    looking = _References()
    for entry in whole:
        alone = parse(words.sources(lang)[entry.id.name]).body[0]
        assert alone.equals(entry, ignored_fields=["span", "comment"]), entry.id.name
        looking.visit(entry)
    assert looking.found == []


def test_both_languages_have_the_same_files() -> None:
    english, french = ({str(f).replace(f"/{lang}/", "/") for f in PACKAGE.glob(f"**/locales/{lang}/*.ftl")} for lang in LANGUAGES)
    assert english == french
    assert len(english) > 10


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_with_words_and_with_every_kind_of_number(lang: str) -> None:
    for name, pattern in entries(lang).items():
        if pattern is None:
            continue
        for value in ("x", 0, 1, 2, 5, -1, 1000):
            said = words.text(lang, name, **dict.fromkeys(variables(pattern), value))
            assert said.strip(), name
            assert not set("{}$") & set(said), f"{name}: {said}"


def test_no_text_is_the_same_in_both_languages_but_names_and_signs() -> None:
    english, french = entries("en"), entries("fr")

    def plain(pattern: Any) -> str:
        return "".join(e.value for e in pattern.elements if isinstance(e, fluent.TextElement))

    same = [
        name
        for name in english
        if not name.startswith("game-")
        and english[name]
        and len(plain(english[name]).split()) > 3
        and plain(english[name]) == plain(french[name])
    ]
    assert same == []


# --- rules -----------------------------------------------------------------------------------------------------------


def modules(package: ModuleType) -> Iterator[ModuleType]:
    yield package
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        yield importlib.import_module(found.name)


RANDOM_PLAYS: dict[str, Callable[[int], Play]] = {
    "nightmare": played,
    "bandwidth": bandwidth.played,
    "runtime_error": runtime_error.played,
}
"""By game, how the tests play it at random."""


def package(name: str) -> ModuleType:
    return importlib.import_module(f"pnrules.{name}")


@cache
def rules(name: str) -> tuple[Rule, ...]:
    """Every rule that a module of the game has, with the variants that random plays make of it."""
    found: dict[int, Rule] = {}
    for module in modules(package(name)):
        for value in vars(module).values():
            for rule in value.values() if isinstance(value, dict) else (value,):
                if isinstance(rule, Rule):
                    found[id(rule)] = rule
    for seed in SEEDS:
        for done in RANDOM_PLAYS[name](seed).trace:
            found[id(done.rule)] = done.rule
    return tuple(found.values())


def every_rule() -> tuple[Rule, ...]:
    return tuple(rule for name in BUILT_IN for rule in rules(name))


def test_there_are_rules_and_no_two_share_a_message_unless_they_are_variants_of_one() -> None:
    bases = {
        id(rule): rule
        for name in BUILT_IN
        for module in modules(package(name))
        for rule in vars(module).values()
        if isinstance(rule, Rule)
    }
    ids = [rule.id for rule in bases.values()]
    assert len(ids) > 100
    assert len(set(ids)) == len(ids)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_message_which_uses_no_variable_that_the_rule_lacks(lang: str) -> None:
    for rule in every_rule():
        assert rule.id in entries(lang), rule.id
        assert variables(entries(lang)[rule.id]) <= {name for name, _ in rule.params}, rule.id


def test_every_message_of_a_step_belongs_to_a_rule() -> None:
    ids = {rule.id for rule in every_rule()}
    told = {name.partition(".")[0] for name in entries("en") if name.startswith(tuple(f"{game}-" for game in BUILT_IN))}
    results = {name for name in told if re.match(r"[a-z_]+-result\b", name)}
    assert len(results) > 1
    assert told - results - ids == set()


@pytest.mark.parametrize(("edition", "rests"), [("3.0", ("N-45",)), ("3.1", ("N-26", "N-45"))])
def test_a_question_rests_on_the_rulings_of_the_edition_that_is_played(edition: str, rests: tuple[str, ...]) -> None:
    """N-26 is about 3.1 alone."""
    start = opening("nightmare", edition, version=2, players=2)
    asked = start._replace(ask=Ask(1, "beside", ("SUBROUTINE",), (("execute",),)))
    assert asks.rulings(asked) == rests


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "edition"), [(each.name, edition) for each in GAMES for edition in each.works])
def test_every_place_that_a_rule_cites_is_in_the_reference(lang: str, name: str, edition: str) -> None:
    for rule in rules(name):
        places = card_places(name, edition) if rule.places is CARD else {rule.places[edition]}  # type: ignore[index]
        for place in places:
            cite = Citation(game(name).works[edition], place)
            assert cite in rulebooks.entries(), f"{rule.id}: {cite}"
            assert rulebooks.title(cite, lang)
            assert rulebooks.account(cite, lang)


def card_places(name: str, edition: str) -> set[str]:
    """Where the cards stand that a game's routines perform."""
    setup = Setup(game(name), edition, game(name).versions[0], ("Ada", "Bob"))
    cards = {code for code in setup.code if code in Showing.of(setup.game).info(setup)["cards"]}
    assert cards
    return {setup.game.card_place(code) for code in cards}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_has_its_question_default_reason_and_every_other_answer(lang: str) -> None:
    for owner, ruling in ((each, ruling) for each in GAMES for ruling in each.register.values()):
        wanted = {ruling.message, f"{ruling.message}.default", f"{ruling.message}.reason"}
        wanted |= {f"{ruling.message}.other-{other}" for other in ruling.others}
        assert not [name for name in wanted if entries(lang).get(name) is None]
        assert set(ruling.editions) <= set(owner.works)
        assert ruling.editions


@pytest.mark.long
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_ruling_that_a_rule_or_refusal_rests_on_is_in_the_register(name: str) -> None:
    cited = {ruling for rule in rules(name) for ruling in rule.rulings}
    cited |= {text for text in literals(PACKAGE / name) if re.fullmatch(r"[A-Z]-\d+", text)}
    assert len(cited) > 5
    assert cited - set(game(name).register) == set()


# --- what else is said -----------------------------------------------------------------------------------------------


@cache
def literals(path: Path) -> set[str]:
    """Every text that stands in Python source."""
    files = [path] if path.is_file() else sorted(set(path.rglob("*.py")) - set(TEMPLATE.rglob("*.py")))
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return {
        node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


LISTS = {"list-then", "list-and", "list-or", "list-plain"}
"""They have no words of their own, but attributes."""
SAID = re.compile(r"(refused|problem|error|cli|bad|describe|who|hidden|list)-[a-z0-9-]*[a-z0-9]")


KINDS = {"card", "cards", "seat", "seats", "number", "text", "texts", "place", "error", "json", "close"}
"""The kinds of argument that there are (`kernel.errors.Params`)."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the source, with the place where it stands."""
    for file in sorted(set(PACKAGE.rglob("*.py")) - set(TEMPLATE.rglob("*.py"))):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield f"{file.name}:{node.lineno}", node


def told_in_source() -> Iterator[tuple[str, str, dict[str, str]]]:
    """Every place in the source that tells a problem, an error or a refusal and writes its variables out: which, and by name what
    each is."""
    for place, call in calls():
        for id, params in itertools.pairwise([*call.args, _after_the_last(call)]):
            if isinstance(id, ast.Constant) and words.has("en", str(id.value)) and _is_written_out(params):
                yield place, ast.literal_eval(id), dict(ast.literal_eval(params))


def _is_written_out(params: ast.expr) -> bool:
    return isinstance(params, ast.Tuple) and all(isinstance(each, ast.Tuple) for each in params.elts)


def _after_the_last(call: ast.Call) -> ast.expr:
    """What `report` is given where nothing is written: no variables."""
    return ast.Tuple([]) if isinstance(call.func, ast.Attribute) and call.func.attr == "report" else call


def test_problems_errors_and_refusals_are_told_with_the_variables_that_their_messages_have() -> None:
    told = list(told_in_source())
    assert {id.partition("-")[0] for _, id, _ in told} >= {"problem", "error", "refused"}
    assert len(told) > 150
    for place, id, params in told:
        assert variables(entries("en")[id]) - {"close"} <= set(params), f"{place}: {id}"  # `close` may be left out
        assert set(params.values()) <= KINDS, f"{place}: {id}"


def test_every_message_that_is_said_by_its_name_is_in_the_catalogue() -> None:
    said = [
        (place, call.args[1].value)
        for place, call in calls()
        if getattr(call.func, "attr", getattr(call.func, "id", "")) == "text"
        and len(call.args) > 1
        and isinstance(call.args[1], ast.Constant)
        and isinstance(call.args[1].value, str)
    ]
    assert len(said) > 100
    assert [(place, id) for place, id in said if not words.has("en", id)] == []


def test_every_type_that_a_state_is_written_with_is_said_in_words() -> None:
    for what in WRITTEN.values():
        assert words.has("en", f"json-{what.replace(' ', '-')}")


def test_what_a_file_was_expected_to_have_is_said_in_words() -> None:
    """What is no word, such as `[who, verb, …]`, is shown as it would be written, and so is `null`."""
    told = [
        (place, each.value)
        for place, call in calls()
        if getattr(call.func, "attr", getattr(call.func, "id", "")) in ("expected", "nothing_but", "Just", "_expecting")
        for each in call.args
        if isinstance(each, ast.Constant) and re.fullmatch("(?!null$)[a-z ]+", str(each.value))
    ]
    assert len(told) > 10
    for place, what in told:
        assert words.has("fr", f"json-{what.replace(' ', '-')}"), f"{place}: {what}"


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_source_names_is_in_the_catalogue(lang: str) -> None:
    named = {text for text in literals(PACKAGE) if SAID.fullmatch(text)} - LISTS
    assert len([name for name in named if name.startswith("problem-")]) > 20
    assert {name for name in named if name not in entries(lang)} == set()
    assert {f"{id}.{part}" for id in LISTS for part in ("next", "last")} <= set(entries(lang))


@pytest.mark.long
def test_every_problem_refusal_and_error_of_the_catalogue_is_one_that_the_source_names() -> None:
    named = literals(PACKAGE)
    said = {name for name in entries("en") if name.startswith(("problem-", "refused-", "error-"))}
    assert said - named == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ask_and_every_verb_has_its_message(lang: str) -> None:
    named = set()
    for each in GAMES:
        for kind, (params, rule) in each.questions.items():
            named.add(f"ask-{each.name}-{kind}")
            assert variables(entries(lang)[f"ask-{each.name}-{kind}"]) <= {"who", *(name for name, _ in params)}
            assert rule in rules(each.name)
        for verb, params in each.answers.items():
            named.add(f"option-{each.name}-{verb}")
            assert variables(entries(lang)[f"option-{each.name}-{verb}"]) <= {name for name, _ in params}
    asked = {name for name in entries(lang) if name.startswith(("ask-", "option-")) and "-mygame-" not in name}
    assert asked == named, "and there is none for what is never asked"


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_board_is_sent_all_that_is_said_of_its_game_and_nothing_of_the_others(lang: str, name: str) -> None:
    owner = game(name)
    sent = {entry.id.name for entry in parse(words.board_text(lang, name)).body if isinstance(entry, fluent.Message)}
    kernel = literals(PACKAGE / name) | literals(PACKAGE / "kernel") | literals(PACKAGE / "saves.py")
    notices = {id for id in literals(WIDGETS) if id.startswith(("board-", "level-"))}
    wanted = {id for id in kernel | notices if words.has(lang, id)}
    wanted |= {rule.id for rule in rules(name)} | {ruling.message for ruling in owner.register.values()}
    wanted |= {place.ref for place in rulebooks.entries() if place.work in owner.works.values()}
    wanted |= {f"ask-{name}-{kind}" for kind in owner.questions} | {f"option-{name}-{verb}" for verb in owner.answers}
    wanted |= {id for id in entries(lang) if id.startswith("progress-")}  # on lessons, levels and the trainer's map
    assert len(wanted) > 100
    assert wanted - sent == set()
    others = [other for other in BUILT_IN if other != name]
    assert not [id for id in sent for other in others if id.startswith((f"{other}-", f"ask-{other}-", f"option-{other}-"))]


# --- said with real arguments ----------------------------------------------------------------------------------------

MADE_UP: dict[str, list[Any]] = {
    "card": ["BUG", "GOTO#3", None],
    "cards": [(), ("BUG",), ("BUG", "COPY#2"), ("BUG", "COPY#2", "GOTO")],
    "seat": [1, 2, "chance", 9],
    "seats": [(1,), (1, 2), (1, 2, 3)],
    "number": [0, 1, 2, 3, 20, -1],
    "text": ["tail", "head", "x"],
}
PLAYERS = ("Ada", "Bob", "Cleo")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_said_with_every_kind_of_argument(lang: str) -> None:
    for rule in every_rule():
        most = max((len(MADE_UP[kind]) for _, kind in rule.params), default=1)
        for turn in range(most):
            args = tuple(MADE_UP[kind][turn % len(MADE_UP[kind])] for _, kind in rule.params)
            assert_said(words.sentence(lang, rule.id, rule.params, args, PLAYERS), rule.id)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("seed", one_in(5, SEEDS))
def test_every_step_ask_and_option_of_random_plays_is_said(seed: int, name: str, lang: str) -> None:
    from pnrules.words.sentences import option_words

    play = RANDOM_PLAYS[name](seed)
    for node in play.line():
        state = play.state_at(node)
        assert_said(play.describe(lang, node).replace("\n", " "), f"node {node}")
        if state.ask:
            for option in state.ask.options:
                assert_said(option_words(lang, state, option), str(option))
    for done in play.trace:
        for seat in (None, 1, 2):
            assert_said(done.words(lang, seat), done.rule.id)


def assert_said(said: str, what: str) -> None:
    assert said.strip(), what
    assert not set("{}$") & set(said), f"{what}: {said}"
    assert "None" not in said, f"{what}: {said}"
    assert "#" not in said, f"{what}: {said} (a copy's number is nobody's business)"
    assert "  " not in said.strip(), f"{what}: {said!r}"


@cache
def refusals(name: str) -> dict[str, Any]:
    """One refusal of each kind that random plays meet at their asks."""
    found: dict[str, Any] = {}
    for seed in SEEDS:
        for done in RANDOM_PLAYS[name](seed).trace:
            for forbidden in game(name).refusals(done.before):
                found.setdefault(forbidden.why.id, forbidden.why)
    return found


def test_random_plays_meet_the_refusals_of_breaks_and_numbers() -> None:
    assert set(refusals("nightmare")) >= {
        "refused-break-closed-30",
        "refused-break-closed-31",
        "refused-break-too-dear",
        "refused-no-number",
        "refused-no-second-number",
        "refused-this-card",
    }


def test_random_games_meet_the_refusals_of_actions() -> None:
    assert set(refusals("bandwidth")) >= {
        "refused-hand-full",
        "refused-must-act",
        "refused-not-to-the-function",
        "refused-only-in-response",
        "refused-pile-empty",
    }


def test_random_games_meet_the_refusals_of_statements_and_claims() -> None:
    assert set(refusals("runtime_error")) >= {
        "refused-two-suits",
        "refused-lower-not-below",
        "refused-function-twice",
        "refused-claim-again",
    }


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_and_its_place_and_rulings_are_known(lang: str, name: str) -> None:
    for why in refusals(name).values():
        assert_said(words.sentence(lang, why.id, why.params, why.args, PLAYERS), why.id)
        assert why.cite in rulebooks.entries()
        assert set(why.rulings) <= set(game(name).register)


@pytest.mark.parametrize("way", [("break-word",), ("break-hand",), ("break-pay",)])
def test_every_reason_against_a_break_is_said_in_both_languages(way: tuple[str]) -> None:
    """At every step of random plays, for every seat, whether breaks are open or not."""
    from pnrules.nightmare.flow.breaks import why_no_break

    found = set()
    for seed in SEEDS[:12]:
        for done in played(seed).trace[::5]:
            for seat in range(1, len(done.before.setup.players) + 1):
                for opened in (True, False):
                    why = why_no_break(done.before, done.before.board, seat, way, opened=opened)
                    if why is not None:
                        found.add(why)
    for why in found:
        for lang in LANGUAGES:
            assert_said(words.sentence(lang, why.id, why.params, why.args, PLAYERS), why.id)
    ids = {why.id for why in found}
    assert "refused-nothing-to-break" in ids
    assert len(ids) >= 3
