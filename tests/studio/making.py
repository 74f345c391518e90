"""A lesson of two steps, made from nothing by playing it."""

from __future__ import annotations

from typing import Final

import pnrules
from pnrules import Play
from pnrules.files.task_form import Aim
from pnrules.kernel.citations import Citation
from pnrules.studio import drafts, sentences
from pnrules.studio.drafts import Draft

POSITION: Final = "nightmare/learn/02-yes-or-no"
TITLE: Final = {"en": "A duel", "fr": "Un duel"}
ZAP: Final = Citation("PN 3.0", "card-zap")
BUG: Final = Citation("PN 3.0", "card-bug")


def position() -> Play:
    """Ada and Ben have 1 point each; Ada's are BUG, where the PC is, and ZAP."""
    return pnrules.load(POSITION)


def won() -> Draft:
    """A sentence, then Ada's choices, by which she wins: nothing is asked yet."""
    draft = drafts.told(drafts.begun(position(), TITLE), {"en": "Both have 1 point.", "fr": "Chacun a 1 point."})
    for option in (("decline",), ("execute",), ("player", 2)):
        draft = drafts.recorded(draft, option)
    return draft


def made() -> Draft:
    """The whole lesson: to win is the aim, and each wrong move is answered."""
    says, hint = {"en": "Win.", "fr": "Gagnez."}, {"en": "Who is hit by BUG?", "fr": "Qui est touché par BUG ?"}
    draft = drafts.asked(won(), says, hint, Aim(wins=1), right={"en": "You win.", "fr": "Vous avez gagné."})
    wrong = {"en": "BUG puts you both out.", "fr": "BUG vous élimine tous les deux."}
    draft = sentences.answered(draft, 1, ("execute",), wrong, BUG, ("N-11",))
    other = {"en": "ZAP could have put Ben out.", "fr": "ZAP pouvait éliminer Ben."}
    return sentences.otherwise(draft, 1, other, ZAP)


def large() -> Draft:
    """A lesson with a task in which too much may follow."""
    play = pnrules.load("runtime_error/sample-round")
    play.rewind()
    draft = drafts.begun(play, TITLE)
    while len(draft.going) < 8:
        ask = draft.play().ask
        assert ask is not None
        draft = drafts.recorded(draft, ask.options[0], ask.who)
    since = drafts.begins(draft)[0]
    return drafts.asked(draft, "Do it.", "How?", drafts.aims(draft, since)[0], since)
