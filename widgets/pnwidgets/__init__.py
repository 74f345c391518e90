"""The board in the notebook, the controls around it, and the apps.

>>> from pnwidgets import explore
>>> explore("nightmare/sample")
"""

from __future__ import annotations

from typing import Any

from pnrules.pages import opening
from pnrules.session import lesson_page
from pnwidgets import comms
from pnwidgets.board import Board
from pnwidgets.cells.download import Download, download
from pnwidgets.cells.mastery import Mastery, mastery
from pnwidgets.cells.telling import (
    tell,
    tell_deck,
    tell_last,
    tell_loop,
    tell_plans,
    tell_problems,
    tell_refusal,
    tell_run,
    tell_verdict,
)
from pnwidgets.controls.claim import Evidence, Guess, Threshold
from pnwidgets.controls.course import CoursePage, course
from pnwidgets.controls.editor import Editor, edit
from pnwidgets.controls.explorer import Explorer, explore
from pnwidgets.controls.laboratory import LaboratoryPage, measure, report
from pnwidgets.controls.lesson import LessonPage, lesson, track
from pnwidgets.controls.level import LevelPage, level
from pnwidgets.controls.new_game import NewGame, OwnCards, new_game, own_cards
from pnwidgets.controls.prediction import Prediction, predict
from pnwidgets.controls.question import QuestionPage, question
from pnwidgets.controls.reference import RulesPage, rules
from pnwidgets.controls.studio import Studio, studio
from pnwidgets.controls.table import Table, table
from pnwidgets.controls.trainer import TrainerPage, trainer
from pnwidgets.dress import dress
from pnwidgets.language import PAGE

__all__ = [
    "PAGE",
    "Board",
    "CoursePage",
    "Download",
    "Editor",
    "Evidence",
    "Explorer",
    "Guess",
    "LaboratoryPage",
    "LessonPage",
    "LevelPage",
    "Mastery",
    "NewGame",
    "OwnCards",
    "Prediction",
    "QuestionPage",
    "RulesPage",
    "Studio",
    "Table",
    "Threshold",
    "TrainerPage",
    "course",
    "download",
    "edit",
    "explore",
    "lesson",
    "level",
    "mastery",
    "measure",
    "new_game",
    "own_cards",
    "predict",
    "question",
    "report",
    "rules",
    "studio",
    "table",
    "tell",
    "tell_deck",
    "tell_last",
    "tell_loop",
    "tell_plans",
    "tell_problems",
    "tell_refusal",
    "tell_run",
    "tell_verdict",
    "track",
    "trainer",
]


def __getattr__(name: str) -> Any:
    """A game's example of a claim, such as `clubs_and_spades`: a function from two numbers to the play at its position."""
    example = None if name.startswith("_") else opening.examples().get(name)
    if example is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return opening.varied(example)


comms.mend()
lesson_page.dressed_by(dress)
