"""The nodes of a tree in stretches say the same as a list that has an entry for every node."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnrules.kernel.nodes import Nodes

Made = list[tuple[int, tuple[str, int] | None, bool]]
"""By node: the node before, the answer that led to it, and whether that was a draw."""


def grown(steps: int, stretches: list[tuple[int, int, bool]]) -> tuple[Nodes, Made, list[int]]:
    """A tree grown at random: where each stretch begins (which of the ends so far), how many steps it has, whether by a draw."""
    nodes = Nodes(steps)
    made: Made = [(node - 1, None, False) for node in range(steps + 1)]
    ends = [steps]
    for number, (where, count, drawn) in enumerate(stretches):
        origin = ends[where % len(ends)]
        answer = ("answer", number)
        end = nodes.add(origin, answer, count, drawn=drawn)
        made.append((origin, answer, drawn))
        made += [(node, None, False) for node in range(len(made) - 1, len(made) + count - 2)]
        assert end == len(made) - 1
        ends.append(end)
    return nodes, made, ends


TREES = st.builds(
    grown, st.integers(0, 3), st.lists(st.tuples(st.integers(0, 30), st.integers(1, 4), st.booleans()), max_size=25)
)


def way(made: Made, node: int) -> list[int]:
    """The nodes from the start to a node, found one by one."""
    found = [node]
    while found[-1]:
        found.append(made[found[-1]][0])
    return found[::-1]


@given(TREES)
def test_every_node_follows_on_the_one_that_it_was_made_after(tree: tuple[Nodes, Made, list[int]]) -> None:
    nodes, made, _ = tree
    assert len(nodes) == len(made)
    for node, (parent, answer, _) in enumerate(made):
        assert nodes.parent(node) == parent
        assert nodes.answer(node) == answer
        assert nodes.children(node) == tuple(child for child, (before, _, _) in enumerate(made) if before == node)
        assert nodes.line(node) == way(made, node)
    assert set(nodes.leaves()) == set(range(len(made))) - {parent for parent, _, _ in made}


@pytest.mark.long
@given(TREES)
def test_a_part_of_a_line_and_where_two_lines_part_are_as_on_the_whole_lines(tree: tuple[Nodes, Made, list[int]]) -> None:
    nodes, made, _ = tree
    ways = [way(made, node) for node in range(len(made))]
    for node, line in enumerate(ways):
        for place, after in enumerate(line):
            assert nodes.line(node, after) == line[place + 1 :]
        for other, beside in enumerate(ways):
            assert nodes.parts(node, other) == max(set(line) & set(beside))


@given(TREES)
def test_a_choice_is_a_seats_and_draws_are_counted_along_the_line(tree: tuple[Nodes, Made, list[int]]) -> None:
    nodes, made, _ = tree
    for node in range(len(made)):
        answered = [made[passed] for passed in way(made, node) if made[passed][1] is not None]
        chosen_at = [parent for parent, _, drawn in answered if not drawn]
        assert nodes.choice(node) == (chosen_at[-1] if chosen_at else -1)
        assert nodes.drawn(node) == sum(drawn for _, _, drawn in answered)


@given(TREES)
def test_an_answer_leads_to_its_node_and_to_none_where_it_was_not_given(tree: tuple[Nodes, Made, list[int]]) -> None:
    nodes, made, ends = tree
    for node, (parent, answer, _) in enumerate(made):
        if answer is not None:
            assert nodes.after(parent, answer) == node
    assert all(nodes.after(end, ("never",)) == 0 for end in ends)


@given(TREES, st.data())
def test_redo_leads_to_the_newest_branch_until_it_is_led_elsewhere(
    tree: tuple[Nodes, Made, list[int]], data: st.DataObject
) -> None:
    nodes, made, _ = tree
    for node in range(len(made)):
        assert nodes.latest(node) == max((child for child, (before, _, _) in enumerate(made) if before == node), default=0)
    goal = data.draw(st.integers(0, len(made) - 1))
    passed = way(made, goal)
    top = data.draw(st.sampled_from(passed))
    before = [nodes.latest(node) for node in range(len(made))]
    nodes.lead(top, goal)
    led = dict(zip(passed[passed.index(top) :], passed[passed.index(top) + 1 :], strict=False))
    assert [nodes.latest(node) for node in range(len(made))] == [led.get(node, then) for node, then in enumerate(before)]
    turned = {child for node, child in led.items() if child != before[node]}
    assert set(nodes.turned()) == turned


@given(TREES)
def test_a_stretch_ends_where_something_is_asked(tree: tuple[Nodes, Made, list[int]]) -> None:
    nodes, made, ends = tree
    for node in range(len(made)):
        assert nodes.end(node) == min(end for end in ends if end >= node)
