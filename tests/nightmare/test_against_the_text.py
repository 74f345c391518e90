"""Positions at which the rules once came out otherwise than the text; each test states what the text asks for."""

import pytest

from pnrules.kernel.errors import PnError
from tests.nightmare.table import choose, instruction, laid, pc_card, told

H = {2: ["PROGRAM ERROR"], 3: ["PROGRAM ERROR#2"]}


def goto(p, card, ex=()):
    for _ in range(90):
        a = p.ask
        if a.kind == "execute" and a.args[0] == card:
            return p
        p.choose("pass" if a.kind == "break" else "execute" if a.args and a.args[0] in ex else "decline")
    raise AssertionError


def said(p, id, lang="en"):
    return [s.words(lang) for s in p.trace if s.rule.id == "nightmare-" + id]


def test_01_N40_direction_in_force_COPY_after_REVERSE():
    p = choose(laid("BREAK", "REVERSE PROGRAM 3", "COPY 3 -1", "COPY 1", "ACQUIRE 2", "BUG 2", pc=3), "execute")
    assert p.points == (12, 10, 10)


def test_01b_FUTURE_after_REVERSE():
    p = choose(laid("GOTO 3", "ACQUIRE 2", "FUTURE 1", "REVERSE PROGRAM 3", "FUTURE 3 -1", "BUG 2", pc=2), "execute")
    assert p.points == (12, 10, 10)


def test_01c_GOTO_after_REVERSE_counts_the_way_it_now_runs():
    p = choose(
        laid(
            "BUG 3",
            "ACQUIRE 2",
            "FUTURE 1",
            "REVERSE PROGRAM 3",
            "GOTO 3",
            "INCREMENT 2",
            "DECREMENT 3",
            "COPY 2",
            "BREAK 3",
            pc=2,
        ),
        "execute",
    )
    assert instruction(p, "GOTO").link == "INCREMENT"


def test_02_out_player_wins_no_loop():
    p = laid("PROGRAM ERROR 3", "ACQUIRE", points={3: 1})
    assert p.state.board.out == (3,)
    assert "lone-lap" not in told(p)


def test_03_N32_after_somebody_out_for_bits():
    p = laid("OVERWRITE 1", "BUG 3", "ACQUIRE 2", "COPY 2", "COPY 1", "BREAK 2", deck=["GOTO"], draws=["GOTO"])
    choose(p, "execute", ("bit", "BUG", 0), "decline", "decline", "decline", "execute")
    assert p.state.board.table.result == ("points", (1,))


def test_04_stale_due_after_built_in_BREAK():
    p = laid("COPY 1 2", "ACQUIRE 2", "BUG 3 +2", "BREAK 3", "ACQUIRE 3", points={1: 1}, hands={1: ["RUN", "RUN#2", "DECREMENT"]})
    goto(p, "COPY")
    choose(p, "execute", "decline")
    goto(p, "COPY")
    choose(p, "execute")
    choose(p, ("run", "RUN#2"))
    goto(p, "BUG")
    choose(p, "execute")
    assert p.state.board.out == (1,)
    assert instruction(p, "COPY").bits == (2,)
    goto(p, "COPY")
    choose(p, "decline")
    while p.ask.kind == "break":
        p.choose("pass")
    assert p.ask.args != ("COPY",), "one bit, one turn"


def test_05_N60_who_passes_draws_too():
    hands = {1: ["RUN", "COPY", "RUN#2", "COPY#2", "FUTURE"], 2: ["BUG#2", "RUN#3", "RUN#4", "GOTO#2"], 3: ["BREAK#2"]}
    deck = ["GOTO", "FUTURE#2", "OVERWRITE", "INCREMENT", "INCREMENT#2", "DECREMENT"]
    p = laid("ACQUIRE 2", "BUG 3", hands=hands, deck=deck, draws=deck)
    choose(p, "execute", "decline", "pass", "pass", "break-hand", ("tail", "COPY"), ("tail", "BUG#2"))
    assert "cannot-play" in told(p)
    assert len(p.state.board.table.hands[2]) == 4


def test_07_N22_third_refusal_although_points_swing():
    p = laid("ACQUIRE 1", "PROGRAM ERROR 1", "BUG 2", "BUG 3")
    k = refused = 0
    for _ in range(3000):
        if not p.state.board.run.running or refused > 3:
            break
        a = p.ask
        if a.kind == "agree":
            refused += 1
            p.choose("go-on")
        elif a.kind == "break":
            p.choose("pass")
        elif a.args[0] == "ACQUIRE":
            k += 1
            p.choose("execute" if k % 2 else "decline")
        else:
            p.choose("decline")
    assert refused == 3
    assert not p.state.board.run.running


def test_08_N22_third_time_is_the_third_time():
    p = laid("BREAK 1", "COPY 2 -2", "BUG 3", hands={1: ["RUN", "ACQUIRE"]})
    for _ in range(200):
        if p.ask.kind == "agree":
            break
        p.choose("pass" if p.ask.kind == "break" else "execute" if p.ask.args[0] == "COPY" else "decline")
    assert pc_card(p) == "BUG"


def test_09_N21_any_card_begins_a_lap():
    p = laid("BUG 1", "PROGRAM ERROR 2", "COPY 1", points={2: 1})
    choose(p, "decline", "decline", "decline")
    assert (pc_card(p), p.ask.kind, p.ask.who) == ("COPY", "break", 3)


def test_10_N33_any_card_begins_a_lap():
    p = laid("ACQUIRE 2", "BUG 3", "BREAK 1")
    choose(p, "execute", "decline", "decline", "pass", "pass", "pass", "decline")
    for _ in range(3):
        if p.ask.kind == "break":
            p.choose("pass")
    assert "idle-end" in told(p)
    assert pc_card(p) == "BUG"


def test_11_N21_the_card_left_is_the_card_that_lay_there_on_leaving():
    p = laid("OVERWRITE 1", "ACQUIRE", "BUG", deck=["DECREMENT#2"], draws=["DECREMENT#2"])
    choose(p, "execute", ("bit", "OVERWRITE", 0))
    assert "lone-lap" in told(p)


def test_12_N37_copied_PROGRAM_ERROR_in_31_with_N01_copied():
    p = laid("BUG 2", "PROGRAM ERROR 3", "COPY 1 2 -1", pc=2, edition="3.1", rulings={"N-01": "copied"})
    p.choose("execute")
    assert p.points == (9, 10, 10)
    assert (p.ask.who, p.ask.args) == (2, ("COPY",))


def test_13_N40_replaced_card_still_pending_with_N01_copied():
    p = laid(
        "FUTURE 1",
        "FUTURE 2",
        "OVERWRITE 2",
        "BUG 3",
        "ACQUIRE 3",
        deck=["ACQUIRE#2"],
        draws=["ACQUIRE#2"],
        rulings={"N-01": "copied"},
    )
    choose(p, "execute", ("bit", "BUG", 0))
    assert p.points == (11, 9, 9)


@pytest.mark.parametrize(
    ("seat", "way", "id"), [(2, "break-word", "refused-word-is-the-runners"), (2, "break-hand", "refused-no-break-in-hand")]
)
def test_14_refusals_at_a_moment(seat, way, id):
    p = choose(laid("ACQUIRE 2", "BREAK 3"), "execute", "decline", "pass")
    with pytest.raises(PnError) as e:
        p.choose(way, seat=seat)
    assert e.value.id == id


def test_14b_runner_need_not_pay():
    p = choose(laid("ACQUIRE 2", "BREAK 3"), "execute", "decline")
    with pytest.raises(PnError) as e:
        p.choose("break-pay", seat=1)
    assert e.value.id == "refused-runner-breaks-free"


def test_14c_nothing_to_break():
    p = laid("ACQUIRE 2", "BUG 3", runs=False)
    with pytest.raises(PnError) as e:
        p.choose("break-word", seat=1)
    assert e.value.id == "refused-nothing-to-break"


def test_14d_31_open_but_not_here_is_N27():
    p = choose(laid("ACQUIRE 2", "BUG 3", edition="3.1"), "execute", "execute")
    with pytest.raises(PnError) as e:
        p.choose("break-word", seat=1)
    assert "N-27" in e.value.rulings


def test_14e_N29_final_is_not_N52():
    p = laid("ACQUIRE 2", "BUG 3", hands={1: ["RUN"], 2: [], 3: []})
    choose(p, "decline", "decline", "pass", "pass", "pass")
    assert p.state.board.run.final
    with pytest.raises(PnError) as e:
        p.choose("break-pay", seat=2)
    assert e.value.rulings == ("N-29",)


def test_16_endless_words_when_somebody_went_out():
    p = choose(laid("BUG 3", "COPY 3", "COPY 1", "ACQUIRE 2", pc=2, points={1: 19, 2: 19, 3: 2}), "execute")
    assert said(p, "endless") == []
    assert len(said(p, "endless-out")) == 1
    assert "without anybody" not in said(p, "endless-out")[0]


def test_18_copied_locked_GOTO_that_jumps_rests_on_N47():
    nine = ("REVERSE PROGRAM", "DECREMENT", "FUTURE", "INCREMENT", "BREAK", "ACQUIRE 3")
    p = choose(laid(*nine, "BUG 2", "GOTO 2", "COPY 1", pc=7), "execute")
    goto(p, "COPY")
    choose(p, "execute")
    assert "N-47" in next(s for s in p.trace if s.rule.id == "nightmare-jumps").rulings


def test_18b_locked_GOTO_first_does_not_rest_on_N03():
    nine = ("REVERSE PROGRAM", "DECREMENT", "FUTURE", "INCREMENT", "BREAK", "ACQUIRE 3")
    p = choose(laid(*nine, "GOTO 2", "BUG 2", "COPY 1", pc=6), "execute")
    goto(p, "COPY")
    choose(p, "execute")
    assert "N-03" not in next(s for s in p.trace if s.rule.id == "nightmare-takes-place").rulings


def test_19_payer_out_rests_on_N50():
    p = choose(laid("ACQUIRE 2", "BREAK 3", points={3: 3}), "execute", "decline", "pass", "pass", "break-pay")
    assert "N-50" in next(s for s in p.trace if s.rule.id in ("nightmare-out-of-points", "nightmare-paid-all")).rulings


def test_20_ring_of_one_is_N55_not_N57():
    p = choose(laid("COPY 1"), "execute")
    s = next(s for s in p.trace if s.rule.id == "nightmare-lists-none")
    assert s.rulings == ("N-55",)


def test_21_plain_OVERWRITE_does_not_rest_on_N43_nor_plain_DECREMENT_on_N58():
    p = choose(laid("OVERWRITE 1", "BUG 3", "ACQUIRE 3", deck=["GOTO"], draws=["GOTO"]), "execute", ("bit", "BUG", 0))
    assert "N-43" not in next(s for s in p.trace if s.rule.id == "nightmare-replaced").rulings
