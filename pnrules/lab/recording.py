"""Recording a game while it is played."""

from __future__ import annotations

from collections import Counter
from typing import Final

from pnrules.kernel.copies import kind
from pnrules.kernel.facets.players import Players
from pnrules.kernel.state import CHANCE, AnyState, Ask, Frame, Option
from pnrules.kernel.steps import Step
from pnrules.lab.records import CardRow, ChoiceRow, GameRow, LoopRow, Records, RoundRow, ScoreRow, SeatRow
from pnrules.players.random_games import NOT_ENDED

BETWEEN: Final = ";"
"""Separates names in one cell."""

CardOfSeat = tuple[int, str]
"""A seat, and a kind of card."""


class Recorder:
    """Watches the steps of one game, in order, and builds its records."""

    def __init__(self, start: AnyState, choices: bool) -> None:
        self.state = start
        self.keeps_choices = choices
        self.ends_round = Players.of(start.setup.game).ends_round
        self.steps = self.choices = 0
        self.asked = 1
        self.round = 1
        self.by_seat: Counter[int] = Counter()
        self.made: list[tuple[int, int, int, str, int, str]] = []
        self.scored: list[tuple[int, int, int, int, int, str, str, int | None, str]] = []
        self.rounds: list[tuple[int, int, int, tuple[int, ...]]] = []
        self.looped: list[tuple[int, int, int, str, str, int | None]] = []
        self.dealt: Counter[CardOfSeat] = Counter()
        self.chosen: Counter[CardOfSeat] = Counter()
        self.performed: Counter[CardOfSeat] = Counter()
        self.gained: Counter[CardOfSeat] = Counter()
        self.cost: Counter[CardOfSeat] = Counter()

    def watch(self, step: Step) -> None:
        """Record one step."""
        ask = step.before.ask
        if ask is not None and step.answer is not None:
            if ask.who != CHANCE:
                self._choice(step, int(ask.who))
            elif not self.choices:
                self._deal(ask, step.answer)
        self.steps += 1
        frame = step.before.frames[-1]
        if frame.source is not None and frame.actor and frame.pc == 0 and ask is None:
            self.performed[frame.actor, kind(frame.source)] += 1
        game = step.before.setup.game
        before, after = game.points(step.before), game.points(step.after)
        if before != after:
            self._score(step, before, after)
        if step.rule.finds is not None:
            counted = [arg for (_, sort), arg in zip(step.rule.params, step.args, strict=True) if sort == "number"]
            found = (step.rule.id, step.rule.finds, next(iter(counted), None))
            self.looped.append((self.steps, self.choices, self.round, *found))
        if self.ends_round(step):
            self._round(after)
        self.state = step.after

    def _round(self, points: tuple[int, ...]) -> None:
        self.rounds.append((self.round, self.steps, self.choices, points))
        self.round += 1

    def _deal(self, ask: Ask, answer: Option) -> None:
        """A card that a question to chance deals to the one seat that it names."""
        game = self.state.setup.game
        seats = [arg for (_, sort), arg in zip(game.questions[ask.kind][0], ask.args, strict=False) if sort == "seat"]
        if len(seats) == 1:
            for (_, sort), value in zip(game.answers.get(answer[0], ()), answer[1:], strict=False):
                if sort == "card":
                    self.dealt[seats[0], kind(str(value))] += 1

    def _choice(self, step: Step, seat: int) -> None:
        ask, answer = step.before.ask, step.answer
        assert ask is not None
        assert answer is not None
        if seat < self.asked and self.ends_round(step) is None:
            self._round(step.before.setup.game.points(step.before))
        self.asked = seat
        if len(ask.options) > 1:
            self.choices += 1
            self.by_seat[seat] += 1
            if self.keeps_choices:
                words = " ".join(map(str, answer))
                self.made.append((self.choices, self.steps, seat, ask.kind, len(ask.options), words))
        operands = step.before.setup.game.answers.get(answer[0], ())
        for (_, sort), value in zip(operands, answer[1:], strict=False):
            if sort == "card":
                self.chosen[seat, kind(str(value))] += 1

    def _score(self, step: Step, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        performing = [frame for frame in step.before.frames if frame.source is not None]
        card = _card(performing[-1]) if performing else ""
        first = _card(performing[0]) if performing else ""
        actor = (performing[-1].actor or None) if performing else None
        for seat, (had, has) in enumerate(zip(before, after, strict=True), 1):
            change = has - had
            if not change:
                continue
            through = first if first != card else ""
            self.scored.append((self.steps, self.choices, seat, change, has, card, through, actor, step.rule.id))
            if card and actor:
                if seat == actor:
                    self.gained[actor, card] += change
                else:
                    self.cost[actor, card] -= change

    def records(self, number: int, players: tuple[str, ...], seed: str, deck: str) -> Records:
        """The records, once the game is over or was abandoned.

        players  who sat in seats 1, 2, …
        """
        setup, game = self.state.setup, self.state.setup.game
        found = game.result(self.state) if not self.state.frames else None
        winners = game.winners(self.state) if found is not None else ()
        points = game.points(self.state)
        row = GameRow(
            number,
            game.name,
            setup.edition,
            setup.version,
            BETWEEN.join(players),
            BETWEEN.join(f"{id}={answer}" for id, answer in setup.rulings),
            deck,
            seed,
            found is not None,
            NOT_ENDED if found is None else found[0],
            BETWEEN.join(map(str, winners)),
            self.steps,
            self.choices,
        )
        seats = tuple(
            SeatRow(
                number,
                seat,
                player,
                seat in winners,
                (seat in winners) / len(winners) if winners else 1 / len(players),
                points[seat - 1] if points else None,
                self.by_seat[seat],
            )
            for seat, player in enumerate(players, 1)
        )
        counts = (self.dealt, self.chosen, self.performed, self.gained, self.cost)
        cards = tuple(CardRow(number, *each, *(count[each] for count in counts)) for each in sorted(set().union(*counts)))
        ends = self.rounds if self._at_the_end_of_a_round() else [*self.rounds, (self.round, self.steps, self.choices, points)]
        rounds = tuple(
            RoundRow(number, round, step, choice, seat, had[seat - 1] if had else None)
            for round, step, choice, had in ends
            for seat in range(1, len(players) + 1)
        )
        scores = tuple(ScoreRow(number, *each) for each in self.scored)
        loops = tuple(LoopRow(number, *each) for each in self.looped)
        return Records((row,), seats, rounds, scores, cards, loops, tuple(ChoiceRow(number, *each) for each in self.made))

    def _at_the_end_of_a_round(self) -> bool:
        return bool(self.rounds) and self.rounds[-1][1] == self.steps


def _card(frame: Frame[object]) -> str:
    assert frame.source is not None
    return kind(frame.source)
