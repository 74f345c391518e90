"""A course of three, as tests use it: a lesson of a game, one of its own, exercises."""

from __future__ import annotations

from typing import Any, Final

from pnrules.files import scenario

OWN: Final[dict[str, Any]] = {**scenario.parsed("nightmare/learn/02-yes-or-no"), "title": {"en": "A duel", "fr": "Un duel"}}


def of_three() -> dict[str, Any]:
    """The data of the course."""
    return {
        "course": 1,
        "name": "week-1",
        "title": {"en": "Week 1", "fr": "Semaine 1"},
        "about": {"en": "Say no in time.", "fr": "Savoir dire non à temps."},
        "parts": [
            {"lesson": "nightmare/learn/02-yes-or-no"},
            {"lesson": OWN, "name": "a-duel"},
            {"exercises": "nightmare", "about": "ZAP", "count": 3, "seed": 7, "name": "zap"},
        ],
    }


def put_part(at: int, **members: Any) -> dict[str, Any]:
    """The course with members of a part changed, or left out where they are None."""
    data = of_three()
    part = {**data["parts"][at], **members}
    data["parts"][at] = {name: value for name, value in part.items() if value is not None}
    return data
