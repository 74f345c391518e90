"""Opponents on a board: they think when the page asks, answer legally to the game's end, and know what their seat sees."""

from __future__ import annotations

from random import Random

import pytest

from pnrules import Play
from pnrules.files import saves
from pnrules.games import BUILT_IN
from pnrules.kernel.facets.players import Players
from pnrules.kernel.state import CHANCE
from pnrules.session import DealingSession
from pnrules.session.deals import understood, usual
from pnrules.session.seated import STRONGEST, fitting, parse
from tests.session.table import KINDS, OFFER, Reader, deal

MOST_CHOICES = 1_500


def table(game: str, version: int, who: str, seed: int = 1) -> Reader:
    return Reader(DealingSession(deal(game, version, who, seed), offer=OFFER))


@pytest.mark.long
@pytest.mark.parametrize(("game", "version"), KINDS)
def test_a_whole_game_of_each_kind_is_played_against_opponents_to_its_end(game: str, version: int) -> None:
    page = table(game, version, "person,search:4,greedy", seed=3)
    for _ in range(MOST_CHOICES):
        if page.session.play.over:
            break
        page.goes_on()
    play = page.session.play
    assert play.over
    assert page.page["result"] is not None
    chose = {ask.who for node in play.line() if (ask := play.state_at(node).ask) is not None and ask.who != CHANCE}
    assert chose == {1, 2, 3}
    assert page.page["seat"] == 1, "a person among opponents sees their own cards to the end"


def test_nothing_is_chosen_by_itself_and_what_is_late_is_not_heard() -> None:
    page = table("bandwidth", 1, "random,person")
    head = page.page["head"]
    assert page.table["thinks"] == {"seat": 1, "node": head, "done": 0, "of": 1}
    page.send(do="think", node=head + 1)
    page.send(do="speak", lang="fr")
    assert page.page["head"] == head
    page.send(do="think", node=head)
    assert page.page["head"] > head
    moved = page.page["head"]
    page.send(do="think", node=head)
    assert page.page["head"] == moved
    assert page.refused is None


def test_who_thinks_says_how_far_that_is_and_goes_on_where_it_was_after_undo_and_redo() -> None:
    page = table("nightmare", 2, f"person,search:{STRONGEST}")
    page.choose()
    while page.table["thinks"] is None:
        page.choose()
    thinks = page.table["thinks"]
    page.send(do="think", node=thinks["node"])
    further = page.table["thinks"]
    assert (further["seat"], further["of"]) == (2, STRONGEST)
    assert 0 < further["done"] < STRONGEST
    page.send(do="undo")
    assert page.table["thinks"] is None
    page.send(do="redo")
    assert page.table["thinks"] == further


@pytest.mark.parametrize("who", ["random", "greedy", "search:6"])
def test_the_same_deal_brings_the_same_answers(who: str) -> None:
    lines = []
    for _ in range(2):
        page = table("runtime_error", 1, f"{who},{who}", seed=7)
        for _ in range(8):
            page.think()
        play = page.session.play
        lines.append([play.step_to(node).answer for node in play.line()[1:]])
    assert lines[0] == lines[1]


@pytest.mark.parametrize(("game", "version"), [kind for kind in KINDS if kind != ("nightmare", 1)])
def test_an_opponent_chooses_by_what_its_seat_sees(game: str, version: int) -> None:
    """What is hidden from the opponent lies otherwise: it chooses the same. (In a ring of cards nothing is hidden.)"""
    page = table(game, version, "person,search:6", seed=2)
    while page.table["thinks"] is None:
        page.choose()
    state = page.session.play.state
    own, judged = state.setup.game.view(state, 2), Players.of(state.setup.game).judgement()
    assert judged is not None
    others = (judged.supposed(own, 2, Random(each)) for each in range(20))
    otherwise = next((other for other in others if other.board != state.board), None)
    assert otherwise is not None, "something is hidden"
    chosen = []
    for position in (state, otherwise):
        page.send(do="restore", save=saves.save(Play(position)), node=0)
        assert page.table["thinks"] is not None
        page.think()
        play = page.session.play
        chosen.append(next(answer for node in play.line()[1:] if (answer := play.step_to(node).answer) is not None))
    assert chosen[0] == chosen[1]


def test_undo_takes_the_opponents_answers_along_and_redo_brings_them_back() -> None:
    page = table("bandwidth", 1, "person,random,random")
    asked = page.page["head"]
    page.choose()
    while page.table["thinks"] is None:
        page.choose()
    own = next(page.session.play.choices())
    page.opponents()
    now = page.page["head"]
    assert page.page["ask"]["who"] == 1
    page.send(do="undo")
    assert page.page["head"] == own
    assert page.page["ask"]["who"] == 1
    page.send(do="redo")
    assert page.page["head"] == now
    while page.page["head"] != asked:
        page.send(do="undo")
        assert page.refused is None
    page.send(do="undo")
    assert page.refused == "error-nothing-to-undo"
    assert page.page["head"] == asked


def test_an_earlier_choice_made_otherwise_is_answered_by_opponents_too() -> None:
    page = table("bandwidth", 1, "person,random")
    first = page.page["ask"]
    page.choose(*first["options"][0]["option"])
    while page.table["thinks"] is None:
        page.choose()
    page.opponents()
    page.send(do="choose", node=first["node"], option=first["options"][-1]["option"], who=1)
    while page.table["thinks"] is None:
        page.choose()
    page.think()
    assert len(page.session.play.children(first["node"])) == 2


# --- who plays ------------------------------------------------------------------------------------------------------------


def test_who_plays_is_read_from_a_text_that_names_every_seat() -> None:
    for text in ("person,random", "person,search:1", "search,greedy", f"search:{STRONGEST},person"):
        found = parse(text, 2)
        assert found is not None
        assert ",".join(each.code for each in found) == text
    assert parse("", 4) == ()
    for wrong in (
        "person",
        "person,person,person",
        "person,chess",
        "person,",
        "person,search:0",
        "person,search:٢",
        "greedy:3,person",
    ):
        assert parse(wrong, 2) is None
    assert parse(f"person,search:{STRONGEST + 1}", 2) is None


def test_for_more_or_fewer_players_it_is_fitted() -> None:
    assert fitting("person,search:9", 4) == "person,search:9,search:9,search:9"
    assert fitting("person,greedy,random", 2) == "person,greedy"
    assert fitting("", 4) == ""


def test_an_address_says_who_plays_and_the_board_s_own_address_asks_for_the_same() -> None:
    from urllib.parse import parse_qsl

    wish = {"game": "bandwidth", "players": "3", "who": "person,search:20,greedy"}
    session = DealingSession.of_address(wish, offer=OFFER)
    assert session.traits["table"]["who"] == wish["who"]
    assert session.traits["seat"] == 1
    again = dict(parse_qsl(session.traits["reopen"]))
    assert understood(again) == (session.dealt, [])
    assert understood({"who": "computer"})[0].who == "person,search,search"
    assert understood({"who": "people", "players": "2"})[0].who == "person,person"
    assert understood({"who": "person"}) == (usual("nightmare"), ["who=person"])
    assert understood({"hands": "shut"}) == (usual("nightmare"), ["hands=shut"])
    assert usual("nightmare").address == "game=nightmare&edition=3.0&version=2&players=3&seed=1"


def test_play_again_the_way_back_and_a_play_that_was_kept_have_the_same_opponents() -> None:
    page = table("bandwidth", 1, "person,random,greedy", seed=4)
    page.choose()
    kept = page.send(do="keep")["kept"]
    page.send(do="again", deal="new")
    assert page.table["who"] == "person,random,greedy"
    page.send(do="deal", **usual("nightmare")._asdict(), cards=None)
    assert (page.table["who"], page.page["seat"], page.table["thinks"]) == ("", None, None)
    page.send(do="deal-back")
    assert (page.table["who"], page.page["seat"]) == ("person,random,greedy", 1)
    assert page.send(do="restore", save=kept, node=0)["restored"]
    assert page.table["who"] == "person,random,greedy"
    while page.table["thinks"] is None:
        page.choose()
    page.opponents()
    assert page.page["ask"]["who"] == 1


@pytest.mark.parametrize(
    ("wrong", "place"), [({"who": "person"}, "who"), ({"who": "chess,chess"}, "who"), ({"hands": "up"}, "hands")]
)
def test_who_cannot_play_is_a_problem_and_the_board_is_as_it_was(wrong: dict[str, str], place: str) -> None:
    page = table("bandwidth", 1, "person,random")
    kept = page.session.play
    page.send(do="deal", **{**deal("bandwidth", 1, "person,greedy")._asdict(), **wrong}, cards=None)
    assert [problem["place"] for problem in page.page["deal"]["problems"]] == [place]
    assert page.session.play is kept
    assert page.table["who"] == "person,random"


def test_every_game_offers_its_opponents_from_the_weakest_to_the_strongest() -> None:
    session = DealingSession(usual("nightmare"))
    for game in session.traits["deal"]["games"]:
        assert game["opponents"][0] == "randi"
        assert all(parse(name, 1) is not None for name in game["opponents"])
        if game["game"] in BUILT_IN:
            assert game["opponents"] == ["randi", "max", "tess", "vera"]


def test_an_opponent_plays_as_the_bot_does_that_the_tournament_measures() -> None:
    for name, bot in (("randi", "random"), ("max", "greedy"), ("tess", "search:50"), ("vera", "search")):
        pages = [table("nightmare", 2, f"{who},{who}", seed=5) for who in (name, bot)]
        for page in pages:
            for _ in range(3):
                page.think()
        ours, theirs = ([page.session.play.step_to(node).answer for node in page.session.play.line()[1:]] for page in pages)
        assert ours == theirs, name


def test_an_address_may_ask_for_an_opponent_at_every_other_seat() -> None:
    assert understood({"who": "tess", "players": "4"})[0].who == "person,tess,tess,tess"


def test_where_all_are_opponents_the_whole_table_is_seen() -> None:
    page = table("bandwidth", 1, "random,greedy")
    assert page.page["seat"] is None
    for _ in range(5):
        page.think()
    page.send(do="undo")
    assert page.table["thinks"] is not None
    assert isinstance(page.session.play, Play)
