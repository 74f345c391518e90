"""What the tests of a table need: a page that plays over a wire, with opponents and persons."""

from __future__ import annotations

import json
import random
from typing import Any

from pnrules.session import Deal, DealingSession
from pnrules.session.deals import usual

OFFER = ("lang", "seat", "rules")
KINDS = (("nightmare", 1), ("nightmare", 2), ("bandwidth", 1), ("runtime_error", 1))
"""Every kind of game: its name and its version."""


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def deal(game: str, version: int, who: str, seed: int = 1, hands: str = "") -> Deal:
    """A deal for those who are named."""
    return usual(game)._replace(version=version, players=who.count(",") + 1, seed=seed, who=who, hands=hands)


class Reader:
    """A page: it has what it was told, asks opponents to think on, and chooses at random for persons."""

    def __init__(self, session: DealingSession, seed: int = 1) -> None:
        self.session = session
        self.page: dict[str, Any] = through_json(session.traits)
        self.rng = random.Random(seed)

    def send(self, **message: Any) -> Any:
        heard = self.session.hear(through_json(message))
        self.page.update(through_json(heard.traits))
        return through_json(heard.answer)

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page["table"]
        return found

    @property
    def refused(self) -> str | None:
        notice = self.page["notice"]
        return None if notice is None else str(notice["id"])

    def think(self) -> None:
        """The opponent who has to choose thinks until it has chosen."""
        node = self.table["thinks"]["node"]
        while (thinks := self.table["thinks"]) is not None and thinks["node"] == node:
            self.send(do="think", node=node)

    def choose(self, *option: Any) -> None:
        """A person chooses; at random, if nothing is given."""
        ask = self.page["ask"]
        given = list(option) or self.rng.choice(ask["options"])["option"]
        self.send(do="choose", node=ask["node"], option=given, who=ask["who"])
        assert self.refused is None

    def goes_on(self) -> None:
        """One choice more, whoever has to make it."""
        if self.table["thinks"] is not None:
            self.think()
        elif self.table["hand_to"] is not None:
            self.send(do="uncover", seat=self.table["hand_to"])
            self.choose()
        else:
            self.choose()

    def opponents(self) -> None:
        """All opponents choose until a person has to, or the game is over."""
        while self.table["thinks"] is not None:
            self.think()
