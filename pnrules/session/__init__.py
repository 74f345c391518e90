"""What a page and the kernel say to one another, whoever carries it: values that are shown go out, messages come back.

A carrier has a `BoardSession`, or that of a lesson, of a level, of a claim, or of a board on which games are dealt; gives the
page all of its `traits`; hands it every message that the page sends (`hear`); and gives the page what is otherwise by it. The
board in a notebook is one carrier (`pnwidgets.Board`), with traits of ipywidgets. Nothing here knows who carries, and all of
it is plain data that goes through JSON.
"""

from __future__ import annotations

from pnrules.session.board import BoardSession
from pnrules.session.claim import ClaimSession, Family, Number, ThresholdSession
from pnrules.session.commands import Heard
from pnrules.session.dealing import DealingSession
from pnrules.session.deals import Deal
from pnrules.session.guess import GuessSession
from pnrules.session.lesson import LessonSession
from pnrules.session.level import LevelSession
from pnrules.session.reference import ReferenceSession
from pnrules.session.trainer import TrainerSession
from pnrules.wire.traits import Traits

__all__ = [
    "BoardSession",
    "ClaimSession",
    "Deal",
    "DealingSession",
    "Family",
    "GuessSession",
    "Heard",
    "LessonSession",
    "LevelSession",
    "Number",
    "ReferenceSession",
    "ThresholdSession",
    "TrainerSession",
    "Traits",
]
