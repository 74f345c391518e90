"""Hints and turning points in words."""

from __future__ import annotations

from collections.abc import Sequence

from pnrules import words
from pnrules.kernel.state import AnyState
from pnrules.players.reasons import Explained
from pnrules.players.search import Thought, Weighed
from pnrules.players.turning import Turn
from pnrules.players.variations import Event, Variation
from pnrules.words.sentences import option_words


def hint(lang: str, view: AnyState, thought: Thought, most: int | None = None) -> list[str]:
    """What a good player would do, and the expectation of each option: a heading, then a line per option, the best first.

    view  the view of the seat that is asked, as given to the search
    most  the maximum number of options
    """
    assert view.ask is not None
    seat = int(view.ask.who)
    best = option_words(lang, view, thought.best)
    who = words.seat(lang, seat, view.setup.players)
    if thought.proved:
        return [words.text(lang, "hint-proved", who=who, option=best)]
    head = words.text(lang, "hint-best", who=who, option=best)
    return [head, *(expected(lang, view, thought, weighed) for weighed in thought.options[:most])]


def expected(lang: str, view: AnyState, thought: Thought, weighed: Weighed) -> str:
    """The expectation of one option for the seat that is asked, and its number of simulations."""
    assert view.ask is not None
    at = int(view.ask.who) - 1
    option = option_words(lang, view, weighed.option)
    tries = round(weighed.share * thought.done)
    percent = str(round(100 * weighed.expects[at]))
    if weighed.points is None:
        return words.text(lang, "hint-option", option=option, percent=percent, tries=tries)
    points = words.text(
        lang, "hint-number", whole=f"{weighed.points[at]:.1f}".split(".")[0], tenth=f"{weighed.points[at]:.1f}"[-1]
    )
    return words.text(lang, "hint-option-points", option=option, percent=percent, points=points, tries=tries)


def why(lang: str, view: AnyState, explained: Explained) -> list[str]:
    """The reasons: what is expected to follow the best option and the tempting one, or that the choice does not matter."""
    assert view.ask is not None
    seat = int(view.ask.who)
    who = view.setup.players[seat - 1]
    best = explained.thought.options[0]
    if not explained.matters(seat):
        return [words.text(lang, "why-nothing", who=who, percent=round(100 * best.expects[seat - 1]))]
    found = [each for each in (explained.best, explained.tempting) if each is not None]
    return [line for each in found for line in foreseen(lang, view, each, seat)]


def foreseen(lang: str, view: AnyState, variation: Variation, seat: int) -> list[str]:
    """What is expected to follow an option: a heading, the events in whole sentences, and the change of points."""
    players = view.setup.players
    option = option_words(lang, view, variation.option)
    head = words.text(lang, "why-option", who=words.seat(lang, seat, players), option=option)
    if variation.open:
        return [head, words.text(lang, "why-open")]
    happens = [_happens(lang, each, players) for each in variation.events(seat)]
    said = " ".join([*happens, *_points(lang, variation, players)])
    return [head, said] if said else []


def _happens(lang: str, event: Event, players: Sequence[str]) -> str:
    return words.sentence(lang, event.id, event.params, event.args, players, dict(event.apart))


def _points(lang: str, variation: Variation, players: Sequence[str]) -> list[str]:
    """The change of points in a variation, and the game's result if it ends."""
    result = variation.result()
    ends = [] if result is None else [_happens(lang, result, players)]
    if not variation.gains:
        return ends
    gained = [(words.seat(lang, seat, players), gain) for seat, gain in enumerate(variation.gains, 1) if gain]
    if not gained:
        return [words.text(lang, "why-no-points"), *ends]
    each = [words.text(lang, "why-gain", who=who, change=signed(gain)) for who, gain in gained]
    id = "why-idle" if variation.idle else "why-points"
    return [words.text(lang, id, gains=words.listed(lang, "list-plain", each)), *ends]


def signed(change: int) -> str:
    """A change with its sign: +1, −2 (with a typographic minus)."""
    return f"\N{MINUS SIGN}{-change}" if change < 0 else f"+{change}"


def turned(lang: str, play_state: AnyState, step: int, turn: Turn) -> list[str]:
    """A turning point: who chose what, what would have been better, and by how much.

    play_state  the state with the question
    step        the number of the place for the reader
    """
    who = words.seat(lang, turn.seat, play_state.setup.players)
    if turn.paid:
        option = option_words(lang, play_state, turn.chosen)
        return [words.text(lang, "review-paid", step=str(step), who=who, option=option, points=turn.paid)]
    chosen, better = (option_words(lang, play_state, option) for option in (turn.chosen, turn.better))
    percents = {"expected": str(round(100 * turn.expected)), "possible": str(round(100 * turn.possible))}
    id = "review-better" if turn.tries else "review-proved"
    lines = [words.text(lang, "review-chosen", step=str(step), who=who, option=chosen, percent=percents["expected"])]
    lines.append(words.text(lang, id, option=better, percent=percents["possible"], tries=turn.tries))
    found = [each for each in (turn.after, turn.instead) if each is not None]
    return [*lines, *(line for each in found for line in foreseen(lang, play_state, each, turn.seat))]


def all_turned(lang: str, told: Sequence[list[str]]) -> list[str]:
    """All turning points, or a sentence that there are none."""
    if not told:
        return [words.text(lang, "review-none")]
    return [line for lines in told for line in lines]
