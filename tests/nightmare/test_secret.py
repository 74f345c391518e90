"""SECRET: cards laid face down, what turns them up, and what nobody is told before. N-17, N-59."""

from __future__ import annotations

from pnrules.showing.payload import ask as ask_payload
from tests.nightmare.table import comes, version_2


def test_COPY_turns_a_SECRET_up() -> None:
    """BUG 9, 9 and ACQUIRE."""
    comes(
        "BUG @2 down2,ACQUIRE,COPY @1,ZAP @2",
        "1 run; 1 execute",
        version=2,
        start=2,
        program="BUG,ACQUIRE,COPY,ZAP",
        points=[11, 9],
    )


def test_the_second_bit_turns_a_SECRET_up() -> None:
    """The first declined."""
    comes("BUG @1@2 down2,ACQUIRE @1", "1 run; 1 decline; 2 execute", version=2, program="BUG,ACQUIRE", points=[9, 9])


def test_a_hidden_PROGRAM_ERROR_is_asked_about() -> None:
    """Turned up, it costs 1."""
    comes(
        "PROGRAM ERROR @2 down2,ACQUIRE @1,BUG @1",
        "1 run; 2 execute",
        version=2,
        program="PROGRAM ERROR,ACQUIRE,BUG",
        points=[10, 9],
        at="ACQUIRE",
    )


def test_a_hidden_PROGRAM_ERROR_turned_up_leaves_the_next_bit_no_choice() -> None:
    """Both lose 1."""
    comes("PROGRAM ERROR @1@2 down1,ACQUIRE @1", "1 run; 1 execute", version=2, points=[9, 9], at="ACQUIRE")


def test_a_hidden_SUBROUTINE_is_not_dealt() -> None:
    """Declined, it stays unknown."""
    comes(
        "SUBROUTINE @2 down2,ACQUIRE @1",
        "1 run; 2 decline",
        version=2,
        deck="WORM,DELETE",
        held={1: {"hand": ["RUN", "ZAP", "ERASE", "GOTO", "COPY"]}},
        program="FACE DOWN,ACQUIRE",
        at="ACQUIRE",
    )


def test_a_hidden_SUBROUTINE_is_dealt_when_turned_up() -> None:
    """BUG 9, 9; ACQUIRE#2 for P2."""
    comes(
        "SUBROUTINE @2 down2,ACQUIRE @1",
        "1 run; 2 execute",
        version=2,
        deck="BUG,ACQUIRE#2",
        draws="BUG,ACQUIRE#2",
        held={1: {"hand": ["RUN", "ZAP", "ERASE", "GOTO", "COPY"]}},
        inner={"SUBROUTINE": ["BUG", "ACQUIRE#2"]},
        points=[9, 11],
    )


def test_FUTURE_of_a_hidden_SUBROUTINE_deals_for_the_FUTURE() -> None:
    """Then the SUBROUTINE, now face up, is dealt its own and is forced."""
    comes(
        "FUTURE @1 -1,SUBROUTINE @2 down2,ZAP @2",
        "1 run; 1 execute",
        version=2,
        deck="BUG,ACQUIRE,WORM,DELETE",
        draws="BUG,ACQUIRE,WORM,DELETE",
        held={1: {"hand": ["RUN", "ZAP#2", "ERASE", "GOTO", "COPY"]}},
        inner={"FUTURE": ["BUG", "ACQUIRE"]},
        points=[11, 9],
        asked="2 card",
    )


def test_a_hidden_OVERSIGHT_without_bits_does_nothing() -> None:
    """It is an unknown instruction."""
    comes(
        "ACQUIRE @1,OVERSIGHT down2,BUG @2",
        "1 run; 1 decline",
        version=2,
        program="ACQUIRE,FACE DOWN,BUG",
        points=[10, 10],
        at="BUG",
    )


def test_SWAP_leaves_a_SECRET_hidden() -> None:
    """Moving works on it."""
    comes(
        "SWAP INSTRUCTIONS @1,BUG @2 down2,ZAP @2",
        "1 run; 1 execute; 1 ahead",
        version=2,
        program="SWAP INSTRUCTIONS,ZAP,FACE DOWN",
    )


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


# --- what is told to whom ---------------------------------------------------------------------------------------------


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
