"""Sentences: the kernel's steps, questions, options and citations, in the words of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pnrules import words
from pnrules.kernel.citations import Citation
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.state import CHANCE, AnyState, Ask
from pnrules.kernel.steps import Step

# --- the speaker of the kernel (see `kernel.speech`) ------------------------------------------------------------------


def citation(cite: Citation, lang: str, /) -> str:
    """The work and the title of the place: `BfB, Your turn`. A place that our reference lacks is shown by its id."""
    title = words.text_or(cite.place, lang, f"{cite.ref}.title")
    return f"{cite.work}, {title}"


def event(step: Step, lang: str, seat: int | None, /) -> str:
    """What happened, as a sentence, as `seat` may know it; seat None knows all."""
    setup = step.before.setup
    same_name_places = Showing.of(setup.game).same_name_places(step.before)
    return words.sentence(lang, step.rule.id, step.rule.params, step.seen_by(seat), setup.players, same_name_places)


def message(lang: str, id: str, params: words.Params, args: Sequence[Any], /) -> str:
    """A message with its arguments."""
    return words.sentence(lang, id, params, args)


# --- positions and steps ---------------------------------------------------------------------------------------------


def points(lang: str, state: AnyState) -> list[str]:
    """A line with everybody's points; empty in a game without points."""
    setup = state.setup
    found = setup.game.points(state)
    if not found:
        return []
    each = (f"{words.seat(lang, number, setup.players)} {score}" for number, score in enumerate(found, 1))
    return [words.text(lang, "describe-points", points=" · ".join(each))]


def step_line(lang: str, step: Step, seat: int | None = None) -> str:
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


def asked(lang: str, state: AnyState) -> str:
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
    question = question_words(lang, state, ask)
    shown = [option_words(lang, state, option) for option in ask.options[:8]]
    more = len(ask.options) - len(shown)
    if more:
        shown.append(words.text(lang, "describe-more", count=more))
    return f"{question} {' / '.join(shown)}"


def question_words(lang: str, state: AnyState, ask: Ask) -> str:
    """A question in words, without its options; cards with the same name in `state` are distinguished."""
    setup = state.setup
    game = setup.game
    params, _ = game.questions[ask.kind]
    same_name_places = Showing.of(game).same_name_places(state)
    values = {n: words.value(lang, k, a, setup.players, same_name_places) for (n, k), a in zip(params, ask.args, strict=True)}
    said = words.text(lang, f"ask-{game.name}-{ask.kind}", who=words.seat(lang, ask.who, setup.players), **values)
    return f"{said[:1].upper()}{said[1:]}" if ask.who == CHANCE else said  # chance is no name, and begins the sentence


def option_words(lang: str, state: AnyState, option: tuple[object, ...]) -> str:
    """An option in words."""
    setup = state.setup
    params = setup.game.answers[str(option[0])]
    same_name_places = Showing.of(setup.game).same_name_places(state)
    return words.sentence(lang, f"option-{setup.game.name}-{option[0]}", params, option[1:], setup.players, same_name_places)
