"""The games of ours that are measured, and how they are decided: at random, by a generator with a seed."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pnrules
from benchmarks.measuring import pick
from pnrules import Play, seeded
from pnrules.kernel.state import CHANCE, Option, State
from pnrules.players.random_games import opening
from tests.kernel.plays import random_data

MOST = 2_000  # choices in one run of a random program, which need not end
NO_CLAIMS = 300  # answers in one run of Runtime Error without claims, which does not end
CLAIM: Option = ("claim",)


@cache
def dealt(game: str, edition: str | None, version: int, players: int) -> State:
    """The start of a whole game; the deal is chance's, and is played with the rest."""
    return opening(game, edition, version, players)


def whole(edition: str, seed: int, version: int = 2) -> Play:
    """A game of Programmer's Nightmare that is about to be dealt, for 2 to 6 players; chance draws by the seed."""
    return Play(dealt("nightmare", edition, version, 2 + seed % 5), chance=seeded(seed))


def bandwidth(seed: int) -> Play:
    """A game of Battle for Bandwidth that is about to be dealt, for 2 to 6 players."""
    return Play(dealt("bandwidth", None, 1, 2 + seed % 5), chance=seeded(seed))


def runtime_error(seed: int) -> Play:
    """A game of Runtime Error that is about to be dealt, for 2 to 4 players."""
    return Play(dealt("runtime_error", None, 1, 2 + seed % 3), chance=seeded(seed))


def program(seed: int) -> Play:
    """A random program of the cards there are, and hands with a RUN in each."""
    play = pnrules.load(random_data(seed))
    play.chance = seeded(seed)
    return play


def played(play: Play, seed: int, most: int = 1_000_000) -> tuple[int, int, int]:
    """Go through a play to its end, or through so many choices. Returns the choices, all answers of seats, and the steps."""
    rng = random.Random(seed)
    choices = answers = 0
    while (options := play.options) and choices < most:
        answers += 1
        choices += len(options) > 1
        play.choose(pick(rng, options))
    return choices, answers, len(play) - 1


def played_without_claims(play: Play, seed: int) -> tuple[int, int, int]:
    """The same, of Runtime Error: nobody claims anything, whatever the verdict would be."""
    rng = random.Random(seed)
    choices = answers = 0
    while answers < NO_CLAIMS:
        options = [option for option in play.options if option != CLAIM]
        answers += 1
        choices += len(options) > 1
        play.choose(pick(rng, options))
    return choices, answers, len(play) - 1


def answers_of(play: Play) -> list[tuple[Any, ...]]:
    """What was answered, by seats and chance, on the line to the head."""
    return [step.answer for step in play.trace if step.answer is not None]


# --- a play that does not end -----------------------------------------------------------------------------------------

ENDLESS_ROW = (
    *("ACQUIRE 1", "PROGRAM ERROR 1", "REVERSE PROGRAM 2", "PROGRAM ERROR 2", "ACQUIRE 2", "ACQUIRE 3", "PROGRAM ERROR 3"),
    *("OVERWRITE 1", "BREAK 2", "COPY 3 1", "BREAK 1", "OVERWRITE 2", "INCREMENT 2", "GOTO 3", "GOTO 1"),
)
BACK = 50


class Endless:
    """The last run of a program, when no card is left to play: one play that keeps everything, decided so that it goes on.

    Beside each PROGRAM ERROR, which takes a point, lies its owner's ACQUIRE: that is executed below ten points and declined
    from ten on. INCREMENT counts on GOTO, whose number no longer matters, so that no position comes back. Nobody agrees to
    leave it there. All else is random. Should it end all the same, play goes on as a branch fifty choices earlier.
    """

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.choices = 0
        names: list[str] = []
        row = [self._instruction(text, names) for text in ENDLESS_ROW]
        data = {
            "format": 1,
            "game": "nightmare",
            "edition": "3.0",
            "version": 2,
            "title": "endless",
            "players": [{"hand": []} for _ in range(3)],
            "program": {"row": row},
            "deck": [],
        }
        self.play = pnrules.load(data)

    def _instruction(self, text: str, names: list[str]) -> dict[str, Any]:
        words = text.split()
        name = " ".join(word for word in words if not word.isdigit())
        names.append(name)
        count = names.count(name)
        return {"card": f"{name}#{count}" if count > 1 else name, "bits": [int(word) for word in words if word.isdigit()]}

    def go_on(self, choices: int, *, read: bool = False) -> None:
        """So many choices more; with `read`, each one's steps are looked at."""
        play = self.play
        end = self.choices + choices
        while self.choices < end:
            options = play.options
            if not options:
                for _ in range(BACK):
                    play.undo()
                continue
            self.choices += len(options) > 1
            made = play.choose(self._decision(options))
            if read:
                len(made)

    def _decision(self, options: tuple[tuple[Any, ...], ...]) -> tuple[Any, ...]:
        ask = self.play.ask
        assert ask is not None
        assert ask.who != CHANCE
        if ask.kind == "execute" and ask.args[0].startswith("ACQUIRE"):
            return ("execute",) if self.play.points[ask.who - 1] < 10 else ("decline",)
        if ask.kind == "number":
            return next(option for option in options if option[1] == "GOTO")
        return options[-1] if ask.kind == "agree" else pick(self.rng, options)
