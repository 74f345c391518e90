"""The answers that a scenario gives: one by one, the same ones over and over, or whichever fits, and so on.

[1, "execute"]                                            one answer
{"repeat": [[1, "execute"], [2, "pass"]], "times": 20}    these, in this order, so many times
{"and_so_on": [[1, "decline"], [2, "pass"]], "times": 60} each question gets the one that fits it, so many questions
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from pnrules.forms import Answer, check_answer, check_answers
from pnrules.kernel import asks
from pnrules.kernel.errors import BadInput, PnError
from pnrules.kernel.game import Setup
from pnrules.kernel.play import Play
from pnrules.kernel.validation import JsonPath

REPEAT: Final = "repeat"
AND_SO_ON: Final = "and_so_on"
MOST_AT_ONCE: Final = 100  # answers in one entry
MOST_TIMES: Final = 10_000
MOST_IN_ALL: Final = 100_000  # answers that are not written out one by one


class Entry(NamedTuple):
    """One entry of a scenario's answers.

    answers  what it gives
    times    how often all of them; or of `and_so_on`, how many questions are answered
    how      REPEAT, AND_SO_ON, or None for a single answer
    """

    answers: tuple[Answer, ...]
    times: int
    how: str | None


# --- reading ----------------------------------------------------------------------------------------------------------


def check_entries(place: JsonPath, data: object, setup: Setup) -> Iterator[Entry]:
    """The entries of a scenario's answers. What is wrong is noted, and left out."""
    given = 0
    for index, entry in enumerate(place.list(data)):
        here = place.at(index)
        found = _check_again(here, entry, setup) if isinstance(entry, dict) else _check_single(here, entry, setup)
        given += found.times * len(found.answers) if found.how == REPEAT else found.times if found.how else 0
        if found.answers:
            yield found
    if given > MOST_IN_ALL:
        place.report("problem-too-many-answers", (("most", "number"),), MOST_IN_ALL)


def _check_single(place: JsonPath, data: object, setup: Setup) -> Entry:
    answer = check_answer(place, data, setup)
    return Entry(() if answer is None else (answer,), 1, None)


def _check_again(place: JsonPath, data: dict[str, Any], setup: Setup) -> Entry:
    found = place.object(data, ("times",), ("times", REPEAT, AND_SO_ON))
    times = place.at("times").integer(found["times"], 1, MOST_TIMES, 1) if "times" in found else 1
    if (REPEAT in found) == (AND_SO_ON in found):
        place.report("problem-one-of", (("names", "text"),), f"{REPEAT}, {AND_SO_ON}")
        return Entry((), 0, None)
    how = REPEAT if REPEAT in found else AND_SO_ON
    inside = place.at(how)
    if isinstance(found[how], list) and not 1 <= len(found[how]) <= MOST_AT_ONCE:
        params = (("low", "number"), ("high", "number"), ("found", "text"))
        inside.report("problem-out-of-range", params, 1, MOST_AT_ONCE, str(len(found[how])))
        return Entry((), 0, None)
    return Entry(tuple(check_answers(inside, found[how], setup)), times, how)


# --- giving -----------------------------------------------------------------------------------------------------------


def give(play: Play, entries: tuple[Entry, ...]) -> None:
    """Give a play its answers. Raises BadInput, with its place, for the first that cannot be given."""
    for number, entry in enumerate(entries):
        place = JsonPath(f"answers[{number}]", [])
        if entry.how == AND_SO_ON:
            _give_what_fits(play, entry, place.at(AND_SO_ON))
        else:
            _give_in_order(play, entry, place)


def _give_in_order(play: Play, entry: Entry, place: JsonPath) -> None:
    for time in range(1, entry.times + 1):
        for index, (who, words) in enumerate(entry.answers):
            try:
                play.choose(words, seat=who)
            except PnError as error:
                if entry.how is None:
                    place.report("problem-answer", (("error", "error"),), error.payload())
                else:
                    params = (("time", "number"), ("error", "error"))
                    place.at(REPEAT).at(index).report("problem-answer-again", params, time, error.payload())
                raise BadInput(place.problems) from error


def _give_what_fits(play: Play, entry: Entry, place: JsonPath) -> None:
    for count in range(entry.times):
        fitting = next((answer for answer in entry.answers if _fits(play, answer)), None)
        if fitting is None:
            place.report("problem-and-so-on", (("count", "number"), ("times", "number")), count, entry.times)
            raise BadInput(place.problems)
        play.choose(fitting[1], seat=fitting[0])


def _fits(play: Play, answer: Answer) -> bool:
    """Whether the question that is open can be given this answer, as `Play.choose` would understand it."""
    who, words = answer
    ask = play.ask
    if ask is None or ask.who != who:
        return False
    option = asks.option(*words)
    return option in ask.options or sum(each[: len(option)] == option for each in ask.options) == 1
