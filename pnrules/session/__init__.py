"""What a page and the kernel exchange, independently of the transport: trait values go out, messages come back.

A carrier has a `BoardSession`, or one for a lesson, a level, a claim, or a board on which games are dealt. It sends the page all
`traits`, passes every message from the page to `hear`, and sends back the traits that changed. The board in a notebook is one
carrier (`pnwidgets.Board`), with traits of ipywidgets. Nothing here depends on the carrier, and everything is plain JSON data.
"""

from __future__ import annotations

from pnrules.session.board import BoardSession
from pnrules.session.claim import ClaimSession, Family, Number, ThresholdSession
from pnrules.session.commands import Heard
from pnrules.session.course import CourseSession
from pnrules.session.dealing import DealingSession
from pnrules.session.deals import Deal
from pnrules.session.guess import GuessSession
from pnrules.session.lesson import LessonSession
from pnrules.session.level import LevelSession
from pnrules.session.making import MakingSession
from pnrules.session.measuring import MeasuringSession
from pnrules.session.question import QuestionSession
from pnrules.session.reference import ReferenceSession
from pnrules.session.studio import learn_by
from pnrules.session.trainer import TrainerSession
from pnrules.wire.traits import Traits

__all__ = [
    "BoardSession",
    "ClaimSession",
    "CourseSession",
    "Deal",
    "DealingSession",
    "Family",
    "GuessSession",
    "Heard",
    "LessonSession",
    "LevelSession",
    "MakingSession",
    "MeasuringSession",
    "Number",
    "QuestionSession",
    "ReferenceSession",
    "ThresholdSession",
    "TrainerSession",
    "Traits",
]

learn_by(LessonSession)
