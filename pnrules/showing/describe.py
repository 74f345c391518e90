"""A play in words, deterministic: for storing in a notebook, and printing in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnrules import layout, words
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.loops import Lasso
from pnrules.showing.payload import RUNNING, view
from pnrules.words.sentences import asked, points, step_line

if TYPE_CHECKING:
    from pnrules.kernel.play import Play


def describe(play: Play, lang: str, node: int, seat: int | None = None) -> str:
    """Title, position, points, the last step with its citation, and what is asked; as a seat may see it."""
    state = view(play.state_at(node), seat)
    setup = state.setup
    title = words.said(lang, play.title)
    head = words.text(lang, f"game-{setup.game.name}")
    rules = head if head == setup.work else f"{head}, {setup.work}"
    lines = [rules if title in ("", head) else f"{title} · {rules}"]
    lines += layout.told(state, lang)
    lines += points(lang, state)
    if node:
        lines.append(step_line(lang, play.step_to(node), seat))
    return "\n".join([*lines, *waiting(play, lang, node, seat)])


def waiting(play: Play, lang: str, node: int, seat: int | None = None) -> list[str]:
    """What is asked at a node, how the game ended there, or that a run was suspended there; as a seat may see it."""
    state = view(play.state_at(node), seat)
    left = play.running_seen_by(seat, node)
    if left is None:
        return [asked(lang, state)]
    said = words.text(lang, RUNNING[left.finds], count=left.steps)
    return [said] if state.ask is None else [said, asked(lang, state)]


def loop(lang: str, found: Lasso) -> str:
    """A proved loop: the lengths of stem and cycle, and the stop of the program, if any, that it returns to."""
    setup = found.cycle[0].before.setup
    stem, cycle = len(found.stem), len(found.cycle)
    said = words.text(lang, "describe-loop", stem=stem, cycle=cycle, back=stem + cycle)
    place = next((label for label, _ in Showing.of(setup.game).rows(list(found.cycle)) if label), "")
    return words.text(lang, "describe-loop-place", loop=said, place=place) if place else said
