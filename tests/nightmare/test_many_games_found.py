"""What tens of thousands of random games found, each as the position in which it happened."""

from __future__ import annotations

from typing import Any

import pytest

import pnrules
from pnrules.kernel.errors import BadInput
from pnrules.kernel.payload import ask as ask_payload
from tests.nightmare.invariants import check
from tests.nightmare.table import laid


def version_2(row: list[dict[str, Any]], hands: list[list[str]], **more: Any) -> Any:
    return pnrules.load(
        {
            "format": 1,
            "game": "nightmare",
            "edition": "3.0",
            "version": 2,
            "title": "a test",
            "players": [{"hand": hand} for hand in hands],
            "program": {"row": row},
            **more,
        }
    )


def test_where_nobody_has_a_bit_left_and_every_hand_is_full_the_program_runs() -> None:
    """N-29: a deck with cards is of no use to hands that are full and to players without bits."""
    row = [{"card": "BUG", "bits": [1] * 20}, {"card": "ACQUIRE", "bits": [2] * 20}]
    hands = [["ZAP", "ZAP#2", "COPY", "COPY#2"], ["FUTURE", "FUTURE#2", "WORM", "DEFEND"]]
    play = version_2(row, hands)
    assert play.state.board.run.running
    assert "nightmare-nobody-can-play" in [step.rule.id for step in play.trace]


def test_a_preview_goes_no_further_than_a_card_that_somebody_else_laid_face_down() -> None:
    """P2's bit lies on the card that P1 knows: what P2's "execute" would turn up is P1's secret."""
    row = [{"card": "ACQUIRE", "bits": [2], "down": 1}, {"card": "BUG", "bits": [1]}]
    play = version_2(row, [["RUN", "ZAP", "ZAP#2", "COPY", "COPY#2"], ["FUTURE"]], deck=[], answers=[[1, "run"]])
    assert play.ask is not None
    assert (play.ask.who, play.ask.args) == (2, ("FACE DOWN",))
    theirs = ask_payload(play, 2)
    assert theirs is not None
    assert "ACQUIRE" not in str(theirs)
    execute = theirs["options"][0]["preview"]
    assert execute["stops"] == "secret"
    assert execute["points"] == [10, 10]


def test_what_lies_in_hands_face_down_and_in_the_deck_is_refused_in_one_order() -> None:
    """The refusals of INCREMENT name every card that nobody sees in the program; their order must not sort them by place."""
    row = [{"card": "INCREMENT", "bits": [1]}, {"card": "ZAP", "bits": [2]}]
    play = version_2(row, [["RUN", "WORM", "BUG", "COPY", "COPY#2"], ["ACQUIRE"]], answers=[[1, "run"], [1, "execute"]])
    hidden = [no.option[1] for no in play.setup.game.refusals(play.state) if no.why.id == "refused-not-there"]
    assert hidden == sorted(hidden)
    assert {"ACQUIRE", "BUG", "DEFEND"} <= set(hidden)


def test_a_SUBROUTINE_copied_by_a_card_that_has_become_another_is_dealt_nothing() -> None:
    """N-64: COPY performs OVERWRITE, which replaces the COPY by ZAP, and then SUBROUTINE."""
    play = pnrules.load(
        {
            "format": 1,
            "game": "nightmare",
            "edition": "3.0",
            "version": 1,
            "title": "a test",
            "players": [{}, {}],
            "program": {
                "row": [
                    {"card": "OVERWRITE", "bits": [2]},
                    {"card": "SUBROUTINE", "bits": [2], "inner": ["WORM"], "used": True},
                    {"card": "COPY", "bits": [1]},
                    {"card": "BUG", "bits": [2]},
                ],
                "pc": "COPY",
            },
            "draws": ["ZAP"],
            "answers": [[1, "execute"], [1, "bit", "BUG", 0]],
        }
    )
    for step in play.trace:
        check(step.after)
    assert {entry.card for entry in play.state.board.beside} == {"SUBROUTINE"}
    none = next(step for step in play.trace if step.rule.id == "nightmare-performs-none")
    assert "N-64" in none.rulings


def test_under_N_40_by_activation_a_card_turned_up_since_is_not_turned_up_again() -> None:
    """FUTURE lists FLOATER and the face-down card; FLOATER performs the card after FUTURE's place first."""
    row = [
        {"card": "FUTURE", "bits": [1]},
        {"card": "ACQUIRE", "bits": [2], "down": 2},
        {"card": "FLOATER", "bits": [2]},
        {"card": "BUG", "bits": [2]},
    ]
    play = version_2(
        row,
        [["RUN", "ZAP", "ZAP#2", "COPY", "COPY#2"], ["WORM"]],
        deck=[],
        rulings={"N-40": "activation"},
        answers=[[1, "run"], [1, "execute"]],
    )
    while play.ask is not None and play.ask.kind == "way":
        play.choose(play.options[0])
    turned = [step for step in play.trace if step.rule.id == "nightmare-turned-up"]
    assert len(turned) == 1
    assert play.points[0] >= 12


def test_a_deck_that_cannot_be_dealt_is_refused() -> None:
    for version, needed in ((1, 14), (2, 9)):
        with pytest.raises(BadInput) as refused:
            pnrules.load(
                {
                    "format": 1,
                    "game": "nightmare",
                    "edition": "3.0",
                    "version": version,
                    "title": "a test",
                    "players": [{}, {}],
                    "deck": ["BUG", "ZAP"],
                }
            )
        assert [(p.id, p.args) for p in refused.value.problems] == [("problem-deal-too-small", (needed, 2))]


def test_a_board_remembered_from_activation_hides_what_the_board_hides() -> None:
    play = laid("BUG 2", "INCREMENT 2", "COPY 1", "ACQUIRE 3", pc=2, rulings={"N-40": "activation"})
    play.choose("execute")
    seen = pnrules.view(play.state, 2)
    then = next(frame.env.then for frame in seen.frames if frame.env.then is not None)
    assert isinstance(then.table.hands[0], int), "how many cards, not which"


def _swapper(number: int, *others: tuple[str, list[int]]) -> pnrules.Play:
    """Version 1 for five, with a BIT SWAPPER raised to this number, of which its owner's bit is the only one."""
    row = [{"card": "BIT SWAPPER", "bits": [1], "changes": [number - 2]}]
    row += [{"card": card, "bits": bits} for card, bits in others]
    return pnrules.load(
        {
            "format": 1,
            "game": "nightmare",
            "edition": "3.1",
            "version": 1,
            "title": "a test",
            "players": [{} for _ in range(5)],
            "program": {"row": row, "pc": "BIT SWAPPER"},
            "answers": [[1, "execute"]],
        }
    )


def test_a_BIT_SWAPPER_raised_beyond_the_colours_is_seen_to_swap_nothing_at_once() -> None:
    """Every way to choose five of the bits was gone through to find that there is no sixth colour: for hours."""
    kinds = ("BUG", "BUG#2", "ZAP", "ZAP#2", "ZAP#3", "ACQUIRE", "ACQUIRE#2", "GOTO", "GOTO#2", "COPY", "FUTURE", "ERASE", "WORM")
    play = _swapper(6, *((card, [1, 2, 3, 4, 5]) for card in kinds))
    assert play.trace[-1].rule.id == "nightmare-asked"
    assert any(step.rule.id == "nightmare-no-swap" for step in play.trace)


def test_a_BIT_SWAPPER_offers_a_bit_only_where_the_rest_can_be_found_on_other_cards() -> None:
    """At 3: 2 and 3 lie on BUG alone, so that beside a 1 there is only one card for both; with a 2 on ZAP there are two."""
    none = _swapper(3, ("BUG", [2, 3]))
    assert any(step.rule.id == "nightmare-no-swap" for step in none.trace)
    play = _swapper(3, ("BUG", [2, 3]), ("ZAP", [2]))
    assert play.ask is not None
    assert [option[1:] for option in play.options] == [("BIT SWAPPER", 0), ("BUG", 1), ("ZAP", 0)]
    refused = {no.option: no.why.id for no in play.setup.game.refusals(play.state)}
    assert refused["bit", "BUG", 0] == "refused-no-partner", "with BUG's 2 gone, its 3 lies on the same card"
