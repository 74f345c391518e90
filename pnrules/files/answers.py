"""The answers in a scenario: one by one, repeated, or whichever fits, and so on.

[1, "execute"]                                            one answer
{"repeat": [[1, "execute"], [2, "pass"]], "times": 20}    these, in this order, this many times
{"and_so_on": [[1, "decline"], [2, "pass"]], "times": 60} each question gets the one that fits it, for this many questions

A person types an answer in its words: `run`, `head ACQUIRE`, `2: break word` for another seat than the one that is asked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from pnrules.files.common import ANSWER, Answer
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.forms.members import Items, Member, one_alone
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import Either, Made, Named, Whole
from pnrules.kernel.forms.validation import JsonPath, meant, one_line
from pnrules.kernel.play import Play
from pnrules.kernel.state import CHANCE, Option

REPEAT: Final = "repeat"
AND_SO_ON: Final = "and_so_on"
MOST_AT_ONCE: Final = 100  # answers in one entry
MOST_TIMES: Final = 10_000
MOST_IN_ALL: Final = 100_000  # answers given by repetition


class Entry(NamedTuple):
    """One entry of a scenario's answers.

    answers  its answers
    times    how often all of them are given; for `and_so_on`, how many questions are answered
    how      REPEAT, AND_SO_ON, or None for a single answer
    """

    answers: tuple[Answer, ...]
    times: int
    how: str | None


def _many(times: int, repeat: tuple[Answer, ...] | None = None, and_so_on: tuple[Answer, ...] | None = None) -> Entry:
    """The entry of an object; one without answers if it has both members, or neither."""
    if (repeat is None) == (and_so_on is None):
        return Entry((), 0, None)
    return Entry(and_so_on or (), times, AND_SO_ON) if repeat is None else Entry(repeat, times, REPEAT)


# --- reading ----------------------------------------------------------------------------------------------------------

_AT_ONCE: Final = Named(
    "at-once",
    Items(ANSWER, 1, MOST_AT_ONCE, looked_at=0, sound=True),
    "Answers of one entry",
    f"From one to {MOST_AT_ONCE} answers.",
)
AGAIN: Final = Named(
    "again",
    Record(
        _many,
        {
            "times": Member(
                Whole(1, MOST_TIMES),
                "Times",
                f"How often all answers of `{REPEAT}` are given; how many questions are answered by `{AND_SO_ON}`.",
                required=True,
            ),
            REPEAT: Member(_AT_ONCE, "Repeated answers", "The same answers in the same order, so many times."),
            AND_SO_ON: Member(
                _AT_ONCE,
                "And so on",
                "Each question that comes is given the one of these answers that fits it: the first whose seat is asked and"
                " whose option is legal. If there is none, that is an error.",
            ),
        },
        (one_alone(REPEAT, AND_SO_ON),),
    ),
    "Answers, many times",
    "The same answers over and over, or whichever fits.",
    (
        {REPEAT: [[1, "execute"], [2, "decline"]], "times": 20},
        {AND_SO_ON: [[1, "decline"], [2, "pass"]], "times": 60},
    ),
)
ENTRIES: Final = Named(
    "entries",
    Items(Either((AGAIN, Made(ANSWER, lambda answer: Entry((answer,), 1, None)))), sound=True),
    "Answers, some of them many times",
    "Answers in order. For equal ones over and over, an entry may say which they are and how often.",
)


def entries(place: JsonPath, found: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries of a scenario's answers, given their parsed form."""
    in_all = sum(each.times * (len(each.answers) if each.how == REPEAT else 1) for each in found if each.how)
    if in_all > MOST_IN_ALL:
        place.report("problem-too-many-answers", (("most", "number"),), MOST_IN_ALL)
    return tuple(each for each in found if each.answers)


# --- giving -----------------------------------------------------------------------------------------------------------


def give(play: Play, entries: tuple[Entry, ...]) -> None:
    """Give a play its answers. Raises BadInput, with its place, for the first that is refused."""
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
        play.choose(fitting.words, seat=fitting.who)


def _fits(play: Play, answer: Answer) -> bool:
    """Whether `Play.choose` would accept this answer to the open question."""
    who, words = answer
    ask = play.ask
    if ask is None or ask.who != who:
        return False
    return words in ask.options or sum(each[: len(words)] == words for each in ask.options) == 1


# --- typed ------------------------------------------------------------------------------------------------------------

MOST_KNOWN: Final = 20  # options that a problem lists
_SEAT: Final = re.compile(rf"\s*([1-9]|{CHANCE})\s*:(.*)", re.DOTALL)


def typed(play: Play, text: str, place: str) -> Answer:
    """The answer to the open question that somebody typed: the words of an option, or an unambiguous beginning. It may be one
    that the rules refuse.

    Raises BadInput at `place` where nothing is asked, and for words that nobody here could mean.
    """
    ask = play.ask
    if ask is None:
        raise BadInput([_refused_at(place, play, text)])
    seat = _SEAT.fullmatch(text)
    who = ask.who if seat is None else CHANCE if seat[1] == CHANCE else int(seat[1])
    tried = play.setup.game.refusals(play.state)
    known: dict[str, Option] = {}
    for option in (*ask.options, *(each.option for each in tried if each.who == who)):
        known.setdefault(_folded(" ".join(map(str, option))), option)
    wanted = _folded(text if seat is None else seat[2])
    begun = [option for said, option in known.items() if wanted and f"{said} ".startswith(f"{wanted} ")]
    if wanted in known:
        return Answer(who, known[wanted])
    if len(begun) == 1:
        return Answer(who, begun[0])
    texts = [" ".join(map(str, option)) for option in begun or known.values()]
    params = (("found", "text"), ("known", "texts"), ("close", "close"))
    close = () if begun else meant(text, texts)
    raise BadInput([Problem(place, "problem-not-one-of", params, (one_line(text), tuple(texts[:MOST_KNOWN]), close))])


def _folded(text: str) -> str:
    return " ".join(re.sub("[-_]", " ", text).casefold().split())


def _refused_at(place: str, play: Play, text: str) -> Problem:
    """Why nothing can be answered."""
    try:
        play.choose(text)
    except PnError as error:
        return Problem(place, "problem-answer", (("error", "error"),), (error.payload(),))
    raise AssertionError("nothing is asked")
