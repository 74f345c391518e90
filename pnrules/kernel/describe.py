"""A play in words, the same every time: what a notebook stores, and what a terminal prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pnrules import words
from pnrules.kernel.citations import Citation
from pnrules.kernel.loops import Lasso, running
from pnrules.kernel.payload import RUNNING, view
from pnrules.kernel.state import State
from pnrules.kernel.steps import Step

if TYPE_CHECKING:
    from pnrules.kernel.play import Play


def describe(play: Play, lang: str, node: int, seat: int | None = None) -> str:
    """Title, position, points, the last step with its citation, and what is asked; as a seat may see it."""
    state = view(play.state_at(node), seat)
    setup = state.setup
    title = words.said(lang, play.title)
    head = words.text(lang, f"game-{setup.game.name}")
    lines = [f"{title} · {head}, {setup.work}" if title else f"{head}, {setup.work}"]
    lines += setup.game.describe(state, lang)
    lines += points(lang, state)
    if node:
        lines.append(told(lang, play.step_to(node), seat))
    return "\n".join([*lines, *waiting(play, lang, node, seat)])


def waiting(play: Play, lang: str, node: int, seat: int | None = None) -> list[str]:
    """What is asked at a node, how the game ended there, or that a run was left there; as a seat may see it."""
    state = view(play.state_at(node), seat)
    left = running(play, node, seat)
    if left is None:
        return [asked(lang, state)]
    said = words.text(lang, RUNNING[left.finds], count=left.steps)
    return [said] if state.ask is None else [said, asked(lang, state)]


def loop(lang: str, found: Lasso) -> str:
    """A proved loop: how long stem and cycle are, and the stop of the program, where there is one, to which it comes back."""
    setup = found.cycle[0].before.setup
    stem, cycle = len(found.stem), len(found.cycle)
    said = words.text(lang, "describe-loop", stem=stem, cycle=cycle, back=stem + cycle)
    place = next((label for label, _ in setup.game.rows(list(found.cycle)) if label), "")
    return words.text(lang, "describe-loop-place", loop=said, place=place) if place else said


def points(lang: str, state: State) -> list[str]:
    """Everybody's points in a line; no line in a game without points."""
    setup = state.setup
    found = setup.game.points(state)
    if not found:
        return []
    each = (f"{name} {p}" for name, p in zip(setup.players, found, strict=True))
    return [words.text(lang, "describe-points", points=" · ".join(each))]


def told(lang: str, step: Step, seat: int | None = None) -> str:
    """A step as a sentence with its citation and rulings, as a seat may see it."""
    return f"{step.words(lang, seat)} [{cited(lang, step)}]"


def cited(lang: str, step: Step) -> str:
    """A step's citation and rulings: `PN 3.0, BREAK; N-34`."""
    return sources(lang, step.citation, step.rulings)


def sources(lang: str, cite: Citation | None, rulings: Sequence[str]) -> str:
    """A citation and rulings: `PN 3.0, BREAK; N-34`."""
    parts = [cite.said(lang)] if cite else []
    said = ""
    for part in (*parts, *rulings):
        said = words.text(lang, "cite-next", list=said, item=part) if said else part
    return said


def asked(lang: str, state: State) -> str:
    """Who is asked what, and the options; or how the game ended."""
    setup = state.setup
    game = setup.game
    if state.ask is None:
        found = game.result(state)
        if found is None:
            return words.text(lang, f"describe-under-way-{game.name}")
        id, params, args = found
        return words.sentence(lang, id, params, args, setup.players)
    ask = state.ask
    params, _ = game.asks()[ask.kind]
    apart = game.apart(state)
    values = {n: words.value(lang, k, a, setup.players, apart) for (n, k), a in zip(params, ask.args, strict=True)}
    question = words.text(lang, f"ask-{game.name}-{ask.kind}", who=words.seat(lang, ask.who, setup.players), **values)
    shown = [option_words(lang, state, option) for option in ask.options[:8]]
    more = len(ask.options) - len(shown)
    if more:
        shown.append(words.text(lang, "describe-more", count=more))
    return f"{question} {' / '.join(shown)}"


def option_words(lang: str, state: State, option: tuple[object, ...]) -> str:
    """An option in words."""
    setup = state.setup
    params = setup.game.verbs()[str(option[0])]
    apart = setup.game.apart(state)
    return words.sentence(lang, f"option-{setup.game.name}-{option[0]}", params, option[1:], setup.players, apart)
