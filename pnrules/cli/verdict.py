"""`pnrules verdict NAME|FILE|LINE`: settle a question at the table, with the steps, their rules, and the decisive rulings."""

from __future__ import annotations

import argparse
import json

from pnrules.files import answers, loading, report
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.forms.validation import visible
from pnrules.showing import verdict, verdict_sheet
from pnrules.showing.play import ShownPlay
from pnrules.showing.verdict import Wish


def run(options: argparse.Namespace) -> int:
    """Print the verdict on the answers in a file from a step on, and those in the arguments; the last one may be illegal. Raises
    BadInput, with its place, for an impossible answer."""
    play = loading.load_whole(options.source)
    begin = report.numbered(play, options.since)
    wish = _done(play, options.do)
    told = verdict.told(verdict.judged(play, begin, wish), options.lang)
    if options.json:
        print(json.dumps(told, ensure_ascii=False))
    elif options.html:
        print(verdict_sheet.as_page(told), end="")
    else:
        print("\n".join(map(visible, verdict_sheet.as_text(told).splitlines())))
    return 0


def _done(play: ShownPlay, said: list[str]) -> Wish | None:
    """Give the play all answers but the last one, and return that."""
    for number, text in enumerate(said, 1):
        place = f"--do[{number}]"
        answer = answers.typed(play, text, place)
        if number == len(said):
            return Wish(*answer)
        try:
            play.choose(answer.words, seat=answer.who)
        except PnError as error:
            raise BadInput([Problem(place, "problem-answer", (("error", "error"),), (error.payload(),))]) from error
    return None
