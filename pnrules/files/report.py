"""A step as a text to send: its rule, its rulings with the answers in force, and the position for reloading."""

from __future__ import annotations

import json

from pnrules import words
from pnrules.files import saves
from pnrules.kernel.codec import state_to_json
from pnrules.kernel.errors import PnError
from pnrules.kernel.steps import Step
from pnrules.showing.payload import view
from pnrules.showing.play import ShownPlay
from pnrules.version import VERSION


def report(play: ShownPlay, node: int, lang: str = "en", seat: int | None = None) -> str:
    """The report of the step that led to a node: a few lines of words, then one line of JSON.

    The JSON is a saved play of this one step, which `pnrules run` and `pnrules check` read. As seen by a seat it is only the
    position, without anything hidden from that seat, and cannot be played.

    Raises NoSuchNode, and NoSuchSeat.
    """
    play.state_at(node)
    if seat is not None:
        play.setup.check_seat(seat)
    data = saves.save(alone(play, node)) if seat is None else state_to_json(view(play.state_at(node), seat))
    kept = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return "\n".join([_head(play, lang), *_step_lines(play, node, lang, seat), _trying(play, lang, seat), kept]) + "\n"


def numbered(play: ShownPlay, number: int) -> int:
    """The node that the step of this number leads to, as the board counts steps up to the head; 0 is the start.

    Raises PnError if there is no such step.
    """
    places = stops(play, play.head)
    if not 0 <= number < len(places):
        raise PnError("report-no-step", (("last", "number"),), (len(places) - 1,))
    return places[number]


def stops(play: ShownPlay, node: int) -> list[int]:
    """The start and the steps to a node that readers count: bookkeeping only counts if it leads to a question."""
    line = play.line(node)
    told = [each for each in line[1:] if not play.step_to(each).rule.quiet or play.state_at(each).ask is not None]
    return [line[0], *told]


def alone(play: ShownPlay, node: int) -> ShownPlay:
    """A play of the one step that led to a node: it begins before the step, and its head is after it."""
    parent = play.parent(node)
    if parent is None:
        return _from(play, 0)
    found, step = _from(play, parent), play.step_to(node)
    if step.answer is not None and step.before.ask is not None:
        found.choose(*step.answer, seat=step.before.ask.who)
    found.goto(1)
    return found


def _from(play: ShownPlay, node: int) -> ShownPlay:
    """A play that begins at a node of another."""
    found = ShownPlay(play.state_at(node), title=play.title, most=play.most)
    found.goto(0)
    return found


def _head(play: ShownPlay, lang: str) -> str:
    """The game, its rulebook, and the program that played it."""
    setup = play.setup
    game = words.text(lang, f"game-{setup.game.name}")
    return words.text(lang, "report-head", game=game, work=setup.work, version=str(setup.version), pnrules=VERSION)


def _step_lines(play: ShownPlay, node: int, lang: str, seat: int | None) -> list[str]:
    """What happened, the citation of its rule, and the rulings that it rests on."""
    if play.parent(node) is None:
        return [words.text(lang, "report-start")]
    step = play.step_to(node)
    number = str(len(stops(play, node)) - 1)
    return [
        words.text(lang, "report-step", number=number, said=step.words(lang, seat)),
        words.text(lang, "report-rule", cite=step.citation.said(lang), id=step.rule.id),
        *_rulings(step, lang),
    ]


def _rulings(step: Step, lang: str) -> list[str]:
    """Each ruling with its answer in this play."""
    setup = step.before.setup
    answers: dict[str, str] = dict(setup.rulings)
    lines = []
    for id in step.rulings:
        message = setup.register[id].message
        attribute = f"other-{answers[id]}" if id in answers else "default"
        said: dict[str, str] = {"question": words.text(lang, message), "answer": words.text(lang, f"{message}.{attribute}")}
        lines.append(words.text(lang, "report-ruling", id=id, **said))
    return lines


def _trying(play: ShownPlay, lang: str, seat: int | None) -> str:
    """How to use the last line."""
    if seat is None:
        return words.text(lang, "report-try")
    return words.text(lang, "report-seen", seat=words.seat(lang, seat, play.setup.players))
