"""What a search expects, and what a play turned on, in words."""

from __future__ import annotations

from collections.abc import Sequence

from pnrules import words
from pnrules.kernel.state import AnyState
from pnrules.players.search import Thought, Weighed
from pnrules.players.turning import Turn
from pnrules.words.sentences import option_words


def hint(lang: str, view: AnyState, thought: Thought, most: int | None = None) -> list[str]:
    """What a good player would do, and what each option is expected to bring: a line, then a line an option, the best first.

    view  what the seat sees that is asked, as the search was given it
    most  of so many options at most
    """
    assert view.ask is not None
    seat = int(view.ask.who)
    best = option_words(lang, view, thought.best)
    who = view.setup.players[seat - 1]
    if is_proved(thought):
        return [words.text(lang, "hint-proved", who=who, option=best)]
    head = words.text(lang, "hint-best", who=who, option=best)
    return [head, *(expected(lang, view, thought, weighed) for weighed in thought.options[:most])]


def expected(lang: str, view: AnyState, thought: Thought, weighed: Weighed) -> str:
    """What one option is expected to bring to the seat that is asked, and over how many tries."""
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


def is_proved(thought: Thought) -> bool:
    """Whether the best option was not searched for, since it is proved to win."""
    return thought.of == 1 and thought.options[0].share == 1.0 and 1.0 in thought.options[0].expects


def turned(lang: str, play_state: AnyState, step: int, turn: Turn) -> list[str]:
    """A turning point: who chose what, what would have been better, and by how much.

    play_state  the state in which it was asked
    step        the number by which a reader knows the place
    """
    who = play_state.setup.players[turn.seat - 1]
    chosen, better = (option_words(lang, play_state, option) for option in (turn.chosen, turn.better))
    percents = {"expected": str(round(100 * turn.expected)), "possible": str(round(100 * turn.possible))}
    id = "review-better" if turn.tries else "review-proved"
    lines = [words.text(lang, "review-chosen", step=str(step), who=who, option=chosen, percent=percents["expected"])]
    return [*lines, words.text(lang, id, option=better, percent=percents["possible"], tries=turn.tries)]


def all_turned(lang: str, told: Sequence[list[str]]) -> list[str]:
    """Every turning point, or that there is none."""
    if not told:
        return [words.text(lang, "review-none")]
    return [line for lines in told for line in lines]
