"""What the board gets: patches which, applied in order, are exactly the positions; small, and the same however asked for."""

from __future__ import annotations

import json

import pytest

import pnrules
from pnrules import Play
from pnrules.showing import payload
from tests.boards import kept
from tests.kernel.plays import SEEDS, after_step, filled, played, tree
from tests.showing import tree_fixture


def seats(play: Play) -> list[int | None]:
    return [None, *range(1, len(play.setup.players) + 1)]


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS[:10])
def test_patches_in_order_give_exactly_the_position_of_every_node_for_the_table_and_each_seat(seed: int) -> None:
    play = tree(seed, 120)
    for seat in seats(play):
        sent = json.loads(json.dumps(play.payload(seat)))
        positions = [sent["root"]]
        assert positions[0] == json.loads(json.dumps(payload.position(payload.view(play.start, seat))))
        assert len(sent["nodes"]) == len(play) - 1
        for node, (back, rule, args, *_) in enumerate(sent["nodes"], 1):
            parent = node - back
            assert parent == play.parent(node)
            positions.append(after_step(positions[parent], sent, node))
            whole = json.loads(json.dumps(payload.position(payload.view(play.state_at(node), seat))))
            assert filled(positions[node]) == filled(whole)
            told = sent["rules"][rule]
            done = play.step_to(node)
            assert (told["id"], told["rulings"], told["quiet"]) == (done.rule.id, list(done.rulings), done.rule.quiet)
            assert told["cite"] == done.citation.payload()
            assert len(args) == len(told["params"])


@pytest.mark.long
def test_the_trees_of_the_front_end_s_tests_are_what_is_sent() -> None:
    """If they are not: `python -m tests.showing.tree_fixture`."""
    assert kept(tree_fixture.PATH) == json.loads(json.dumps(tree_fixture.fixture()))


@pytest.mark.parametrize("seed", SEEDS[:10])
def test_what_is_sent_later_goes_on_where_the_first_ended(seed: int) -> None:
    play = tree(seed, 100)
    for seat in (None, 1):
        whole = play.payload(seat)
        again = Play(play.start)
        sent = payload.Sent(again, seat)
        parts = [sent.more()]
        for node, answer in [(node, play.answer_to(node)) for node in range(1, len(play))]:
            if answer is not None:
                again.choose(answer, seat=play.state_at(play.parent(node)).ask.who, at=play.parent(node))
            parts.append(sent.more())
        for name in ("rules", "asks", "options", "nodes"):
            assert [entry for part in parts for entry in part[name]] == whole[name]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_step_sends_what_it_changed_and_little_more(seed: int) -> None:
    play = played(seed)
    sent = play.payload()
    root = len(json.dumps(sent["root"]))
    patches = [len(json.dumps(node[3])) for node in sent["nodes"]]
    assert sum(patches) / len(patches) < 500, "a patch is a few members, not a board"
    assert max(patches) < root + 2000
    assert len(json.dumps(sent["rules"])) < 80_000
    assert sum(not node[3] for node in sent["nodes"]) < len(patches)


def test_an_answer_is_in_the_tree_whole_for_the_table_and_its_verb_alone_for_others() -> None:
    play = pnrules.load("nightmare/sample")
    for seat in seats(play):
        for node, sent in enumerate(play.payload(seat)["nodes"], 1):
            done = play.step_to(node)
            if done.answer is None:
                assert len(sent) == 4
            elif seat is None or done.before.ask.who == seat:  # type: ignore[union-attr]
                assert sent[4] == list(done.answer)
            else:
                assert sent[4] in ([done.answer[0]], list(done.answer))


@pytest.mark.parametrize("seed", SEEDS)
def test_each_option_s_preview_is_what_choosing_it_does(seed: int) -> None:
    source = played(seed)
    play = Play(source.start, chance=source.chance)
    looked = 0
    for done in source.trace:
        if done.answer is None or play.state != done.before:
            continue
        sent = play.ask_payload()
        assert sent is not None
        for option in sent["options"]:
            preview = option["preview"]
            if preview is None:
                assert sent["who"] == "chance"
                continue
            steps = play.preview(tuple(option["option"]))
            last = steps[-1].after
            looked += 1
            assert preview["points"] == list(last.board.points)
            assert [sent["rules"][rule]["id"] for rule, _ in preview["steps"]] == [s.rule.id for s in steps if not s.rule.quiet]
            stops = "end" if last.over else "chance" if last.ask.who == "chance" else "ask"  # type: ignore[union-attr]
            assert preview["stops"] == stops
        play.choose(done.answer)
    assert looked


def test_everything_sent_is_json() -> None:
    for seed in SEEDS[:6]:
        play = played(seed)
        for data in (play.payload(), play.ask_payload(), play.info(), play.result_payload()):
            assert json.loads(json.dumps(data)) == data


def test_an_error_is_data_with_its_rule() -> None:
    play = pnrules.load("nightmare/sample")
    play.rewind()
    play.redo()
    with pytest.raises(pnrules.Refused) as refused:
        play.choose("break-hand", seat=3)
    sent = payload.error_payload(refused.value)
    assert json.loads(json.dumps(sent)) == sent
    assert sent["cite"]["ref"] == "ref-pn30-break"
    assert sent["rulings"] == ["N-34"]
