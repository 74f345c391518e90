"""Checking a game's rules in random games: at every step its words, table, views, saves and refusals."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping
from itertools import cycle, islice
from typing import Any, Final, NamedTuple

from pnrules import layout, words
from pnrules.files import saves
from pnrules.kernel import machine
from pnrules.kernel.chance import seeded
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.players import Players
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import AnyGame
from pnrules.kernel.invariants import IMPOSSIBLE
from pnrules.kernel.state import CHANCE, AnyState
from pnrules.kernel.steps import Step
from pnrules.layout import LaidOut, Layout, laid_out, svg
from pnrules.players.random_games import Endless, opening, play
from pnrules.showing.ink import pictograms
from pnrules.showing.play import ShownPlay
from pnrules.testing.found import error_in, wrong
from pnrules.words import sentences

MOST_STEPS: Final = 3_000
"""The most steps of a random game."""
SIMULATIONS: Final = 20
EVERY: Final = 7
"""Slow checks only look at one step in this many."""


class Kind(NamedTuple):
    """A kind of game: edition, version, number of players, and answers to rulings other than the defaults."""

    edition: str
    version: int
    players: int
    rulings: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        answers = "".join(f", {id}={answer}" for id, answer in self.rulings)
        return f"{self.edition}, version {self.version}, {self.players} players{answers}"


def kinds(game: AnyGame) -> list[Kind]:
    """Every kind of a game: each edition and version with the fewest and the most players; then each other answer to a ruling."""
    fewest, most = game.seats
    usual = [
        Kind(edition, version, players)
        for players in dict.fromkeys((fewest, most))
        for edition in game.works
        for version in game.versions
    ]
    answers = [
        Kind(next(each for each in game.works if each in ruling.editions), game.versions[0], fewest, ((ruling.id, other),))
        for ruling in game.register.values()
        for other in ruling.others
    ]
    return [*usual, *answers]


def begun(game: AnyGame, kind: Kind) -> AnyState:
    """The start of a game of this kind."""
    return opening(game.name, kind.edition, kind.version, kind.players, dict(kind.rulings))


class Failed(Exception):
    """A problem at a step of a random game."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.id)
        self.problem = problem


def _watched(game: AnyGame, count: int, look: Callable[[Step, int], None]) -> Iterator[Problem]:
    """Look at each step of `count` random games; yields the first problem of each game."""
    for number, kind in enumerate(islice(cycle(kinds(game)), count)):
        place = f"random game {number} ({kind})"
        steps = 0

        def watch(done: Step) -> None:
            nonlocal steps
            steps += 1
            look(done, steps)

        try:
            play(begun(game, kind), number, "check", watch, MOST_STEPS)
        except Endless:
            continue
        except Failed as failed:
            yield failed.problem._replace(place=f"{place}, step {steps}: {failed.problem.place}")
        except Exception as error:
            yield error_in(f"{place}, step {steps}", error)


# --- the checks ------------------------------------------------------------------------------------------------


def plays(game: AnyGame, count: int) -> Iterator[Problem]:
    """Check that random games are played without errors, and that each step has its words, its citation and its table in both
    languages."""
    own = yield from _own_pictures(game)
    chance = False

    def look(done: Step, number: int) -> None:
        nonlocal chance
        state = done.after
        chance = chance or (state.ask is not None and state.ask.who == CHANCE)
        for lang in words.LANGUAGES:
            _says(f"{lang}: {done.rule.id}", sentences.step_line, lang, done)
            if number % EVERY == 0 or state.over:
                asked = f"ask {state.ask.kind}" if state.ask else "end"
                _says(f"{lang}: {asked}", sentences.asked, lang, state)
                _says(f"{lang}: scene", Showing.of(game).scene, state, lang)
                _says(f"{lang}: describe", layout.told, state, lang)
                _pictured(laid_out(state, lang), own, f"{lang}: layout")
        for seen in () if number % EVERY else (state, game.view(state, 1)):
            _says("subjects", Exploring.of(game).subjects, seen)
        if state.ask is not None and not state.ask.options:
            raise Failed(wrong(f"ask {state.ask.kind}", "check-no-choice"))
        if state.ask is not None and len(set(state.ask.options)) != len(state.ask.options):
            raise Failed(wrong(f"ask {state.ask.kind}", "check-choice-twice"))
        if len(points := game.points(state)) not in (0, len(state.setup.players)):
            raise Failed(wrong("points", "check-points", count=len(points)))
        if state.over and game.result(state) is None:
            raise Failed(wrong("result", "check-no-ending"))

    yield from _watched(game, max(count, len(kinds(game))), look)
    if chance and not game.chance:
        yield wrong("chance", "check-chance")
    if game.chance and not chance:
        yield wrong("chance", "check-no-chance")


def refusals(game: AnyGame, count: int) -> Iterator[Problem]:
    """Check that no refusal is an option and each cites its rule, and that an answer that is neither is refused."""

    def look(done: Step, number: int) -> None:
        state = done.after
        if state.ask is None or state.ask.who == CHANCE:
            return
        for each in game.refusals(state):
            place = f"refusal of {each.option[0]}"
            if each.who == state.ask.who and each.option in state.ask.options:
                raise Failed(wrong(place, "check-choice-refused", choice=_short(each.option)))
            if each.why.cite is None:
                raise Failed(wrong(place, "check-refused-without-rule", choice=_short(each.option)))
            for lang in words.LANGUAGES:
                _says(f"{lang}: {each.why.id}", _refused, lang, each.why, state)
        if number % EVERY:
            return
        for answer in (("no-such-verb",), (state.ask.options[0][0], *["nobody has this"] * 3)):
            try:
                machine.step(state, answer)
            except PnError as error:
                _says("refusal", str, error)
            else:
                raise Failed(wrong(f"ask {state.ask.kind}", "check-nonsense-accepted", choice=_short(answer)))

    yield from _watched(game, count, look)


def eyes(game: AnyGame, count: int) -> Iterator[Problem]:
    """Check that a seat sees no secrets: nothing that only another seat was told, and no difference if hidden cards change
    places."""

    def look(done: Step, number: int) -> None:
        state = done.after
        there = _texts(state)
        for seat in range(1, len(state.setup.players) + 1):
            place = f"view of seat {seat}"
            seen = game.view(state, seat)
            told = done.seen_by(seat)
            shown = _texts(seen)
            for hidden, known in zip(done.args, told, strict=True):
                if known is None and isinstance(hidden, str) and shown[hidden] >= there[hidden]:
                    raise Failed(wrong(place, "check-secret-seen", card=hidden, rule=done.rule.id))
            other = None if number % EVERY else _others_hidden(game, state, seen, number)
            if other is not None and game.view(other, seat) != seen:
                raise Failed(wrong(place, "check-hidden-seen"))

    yield from _watched(game, count, look)


def saved(game: AnyGame, count: int) -> Iterator[Problem]:
    """Check that every state survives JSON and is accepted when loaded, and that a saved play is restored unchanged."""

    def look(done: Step, number: int) -> None:
        if number % EVERY:
            return
        state = done.after
        if state_from_json(game, json.loads(json.dumps(state_to_json(state)))) != state:
            raise Failed(wrong("state", "check-other-from-json"))
        place = JsonPath("", [])
        Files.of(game).check_state(state, place)
        if place.problems:
            raise Failed(place.problems[0])

    yield from _watched(game, count, look)
    for number, kind in enumerate(kinds(game)[:count]):
        try:
            found = ShownPlay(begun(game, kind), chance=seeded(number))
            draw = random.Random(number)
            for _ in range(40):
                if found.ask is None:
                    break
                found.choose(*Players.of(game).at_random(found.options, draw, 0.5))
            data = json.loads(json.dumps(saves.save(found)))
            if saves.save(saves.restore(data)) != data:
                yield wrong(f"save of {kind}", "check-other-from-save")
        except Exception as error:
            yield error_in(f"save of {kind}", error)


def opponents(game: AnyGame, count: int) -> Iterator[Problem]:
    """Check that the search finds an answer, if the game has a judgement."""
    from pnrules.players.search import Search

    judgement = Players.of(game).judgement()
    if judgement is None:
        return
    for number, kind in enumerate(kinds(game)[:count]):
        try:
            found = ShownPlay(begun(game, kind), chance=seeded(number))
            ask = found.ask
            if ask is None or ask.who == CHANCE or len(ask.options) < 2:
                continue
            search = Search(game.view(found.state, int(ask.who)), number)
            for _ in range(SIMULATIONS):
                search.simulate()
            if not set(search.root.children) <= set(ask.options):
                yield wrong(f"opponent in {kind}", "check-no-choice-found")
        except Exception as error:
            yield error_in(f"opponent in {kind}", error)


def _own_pictures(game: AnyGame) -> Generator[Problem, None, frozenset[str]]:
    """The names of the game's own pictures; yields the problems of invalid ones."""
    showing = Showing.of(game)
    own = showing.pictures() if isinstance(showing, LaidOut) else {}
    for name, text in own.items():
        try:
            svg.parse(text)
        except ValueError as error:
            yield wrong(f"pictures.{name}", "check-bad-picture", why=str(error))
    return frozenset(own)


def _pictured(there: Layout, own: frozenset[str], place: str) -> None:
    """Raises Failed for a picture whose name is neither one of the game's own, nor a pictogram, nor an emoji."""
    for piece in layout.pieces(there):
        if piece.picture.isascii() and piece.picture and piece.picture not in own | pictograms():
            raise Failed(wrong(place, "check-no-picture", picture=piece.picture, known=", ".join(sorted(own))))


# --- helpers --------------------------------------------------------------------------------------------------------------


def _says(place: str, say: Callable[..., object], *args: object) -> None:
    try:
        said = say(*args)
    except Exception as error:
        raise Failed(error_in(place, error)) from error
    if said == "":
        raise Failed(wrong(place, "check-says-nothing"))


def _refused(lang: str, why: Any, state: AnyState) -> str:
    return words.sentence(lang, why.id, why.params, why.args, state.setup.players)


def _short(answer: tuple[Any, ...]) -> str:
    return " ".join(map(str, answer))[:80]


def _texts(state: AnyState) -> Counter[str]:
    """How often each text occurs in a state: a card may also be listed among the kinds of cards."""
    return Counter(json.dumps(state_to_json(state), ensure_ascii=False).split('"')[1::2])


def _others_hidden(game: AnyGame, state: AnyState, seen: AnyState, number: int) -> AnyState | None:
    """The state with the cards that are hidden from a seat shuffled among their places; None if there are too few."""
    cards = game.cards(state)
    shown = _texts(seen)
    hidden = [card for card in cards if not shown[card]]
    if len(hidden) < 2:
        return None
    lying = hidden[:]
    random.Random(number).shuffle(lying)
    became = dict(zip(hidden, lying, strict=True))
    try:
        return state_from_json(game, _renamed(state_to_json(state), became))
    except (BadInput, *IMPOSSIBLE):
        return None  # an impossible position, so it proves nothing


def _renamed(data: Any, became: Mapping[str, str]) -> Any:
    if isinstance(data, str):
        return became.get(data, data)
    if isinstance(data, dict):
        return {became.get(name, name): _renamed(value, became) for name, value in data.items()}
    return [_renamed(each, became) for each in data] if isinstance(data, list) else data
