"""The line of a position: it says what lies there, it is read back exactly, and what is wrong with it is told at its column."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

import pnrules
from pnrules import games, words
from pnrules.files import line
from pnrules.kernel import lines
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.players import Players
from pnrules.kernel.machine import step
from pnrules.kernel.notation import LONGEST, Section
from pnrules.kernel.state import AnyState
from pnrules.players.random_games import opening
from sparing import one_in
from tests.fuzz.mutating import mutated_line

SAMPLE = (
    "PN 3.0 | 2GOTO 1FUTURE 3ACQUIRE 1DECREMENT >OVERWRITE 3PROGRAM_ERROR 3BUG 1COPY 2REVERSE_PROGRAM 3INCREMENT"
    " | RUN ACQUIRE GOTO BUG | RUN DECREMENT FUTURE PROGRAM_ERROR | BREAK ACQUIRE COPY INCREMENT"
)
DOWN = (
    "PN 3.1 N-05=unlimited | <SUBROUTINE*[BUG 1ZAP-1] 12GOTO#2=gone 2(ACQUIRE@2) 1DEFEND+0+1"
    " | 'Ada L''or' 3 skips=2 | * | discards: RUN BUG"
)


def at_start(name: str) -> str:
    play = pnrules.load(name)
    play.rewind()
    return play.to_line()


# --- what it says -----------------------------------------------------------------------------------------------------


def test_the_worked_example_of_the_rulebook_begins_with_a_line_of_at_most_200_characters() -> None:
    assert at_start("nightmare/sample") == SAMPLE
    assert len(SAMPLE) <= 200


def test_the_line_of_the_worked_example_comes_to_the_points_of_the_rulebook() -> None:
    play = pnrules.load(SAMPLE)
    for answer in ("run", ("draw", "GOTO#3"), "execute", "decline", "decline", "execute", ("number", "ACQUIRE", 0), "execute"):
        play.choose(*([answer] if isinstance(answer, str) else answer))
    for answer in ("pass", "pass", "break-hand"):
        play.choose(answer)
    assert play.points == (9, 9, 8)


def test_a_line_says_what_lies_on_each_card_and_before_each_player() -> None:
    board = pnrules.load(DOWN).start.board
    _, goto, down, defend = board.row
    assert (board.pc, board.way) == (0, -1)
    assert [(here.card, here.bits, here.changes) for here in board.beside[0].cards] == [("BUG", (), ()), ("ZAP", (1,), (-1,))]
    assert board.beside[0].used
    assert (goto.card, goto.bits, goto.link) == ("GOTO#2", (1, 2), "gone")
    assert (down.bits, board.table.secrets[0].card, board.table.secrets[0].seat) == ((2,), "ACQUIRE", 2)
    assert defend.changes == (0, 1)
    assert (board.points, board.table.skips, board.table.turn) == ((3, 10), (2, 0), 2)
    assert board.table.discards == ("RUN", "BUG#2")
    assert "RUN" not in board.table.deck
    assert "RUN#2" in board.table.deck
    setup = pnrules.load(DOWN).setup
    assert (setup.players, setup.rulings) == (("Ada L'or", "P2"), (("N-05", "unlimited"),))


def test_a_line_is_typed_with_small_letters_and_the_beginnings_of_names() -> None:
    assert pnrules.load("pn 3.0 | 2goto 1fut >3bug 1program-e | run acq | 8 br | -").to_line(0) == (
        "PN 3.0 | 2GOTO 1FUTURE >3BUG 1PROGRAM_ERROR | RUN ACQUIRE | 8 BREAK | -"
    )


@pytest.mark.parametrize("text", [SAMPLE, DOWN, "PN 3.0 v1 | - | - | - | -", "RE | A-5♣:2♥ | 9♠ | deck: - | discards: 3♣"])
def test_a_line_is_written_as_it_was_read(text: str) -> None:
    assert pnrules.load(text).to_line(0) == text


def test_a_play_of_a_line_draws_by_the_seed_that_it_is_given() -> None:
    drawn = pnrules.load(SAMPLE, seed=3)
    drawn.choose("run")
    assert drawn.ask is not None
    assert drawn.ask.who != "chance"


def test_a_line_of_battle_for_bandwidth_says_what_lies_in_each_row() -> None:
    text = (
        "BfB | actions=1 Pass_1_↻ . GOTO_20 / Terminal_X f=Function | token 2 Firewall | * first Pass_1_↻ | - | discards: GOTO_20"
    )
    with pytest.raises(BadInput, match="Function cannot"):  # what lies in the function is no Function
        pnrules.load(text)
    board = pnrules.load(text.replace("f=Function", "f=Pass_3_↺")).start.board
    assert board.rows == (("Pass 1 ↻", None, "GOTO 20"), ("Terminal X", None, None))
    assert (board.function, board.token, board.first, board.points) == ("Pass 3 ↺", 1, 2, (2, 0, 0))
    assert (board.table.turn, board.table.actions) == (2, 1)
    assert board.table.hands == (("Firewall",), ("Pass 1 ↻#2",), ())
    assert board.table.discards == ("GOTO 20#2",)


def test_a_line_names_the_deck_that_is_played_with_and_its_cards_whatever_they_are_called() -> None:
    own = {
        "deck": 1,
        "title": "Odd names",
        "cards": [
            {"name": "8", "kind": "pass", "number": "X+1", "direction": "clockwise", "green": 2, "count": 9},
            {"name": "don't | _", "kind": "terminal", "number": "X-1", "green": 1, "count": 6},
            {"name": "token", "kind": "firewall", "count": 3},
        ],
    }
    players = [{"hand": ["8", "don't | _"]}, {"hand": ["token"]}]
    data = {"format": 1, "game": "bandwidth", "edition": "BfB", "version": 1, "title": "x", "players": players}
    start = pnrules.load({**data, "cards": own, "program": [["don't | _", None, "8"]], "function": "8"}).start
    assert line.load(lines.line(start)).start == start


def test_a_line_of_runtime_error_says_which_statements_and_cards_somebody_has() -> None:
    text = "RE | A-5♣:2♥ 9♠ K♦ | * 4-K♥:7♦ 5♠ | discards: 3♣ 2♠"
    board = pnrules.load(text).start.board
    assert [each.cards for each in board.statements[0]] == [("A♣", "5♣", "2♥")]
    assert (board.hands, board.turn, board.discards) == ((("K♦", "9♠"), ("5♠",)), 2, ("3♣", "2♠"))
    assert pnrules.load("re | ac-5c:2h 9s kd | * 4h-Kh:7d S5 | discards: 3c 2s").start.board == board


# --- exact ------------------------------------------------------------------------------------------------------------


def setups(game: str, seed: int) -> AnyState:
    """The start of a game by lot: edition, version, number of players, and another answer to a ruling."""
    rng = random.Random(f"line {game} {seed}")
    owner = games.game(game)
    edition = rng.choice(tuple(owner.works))
    open_ones = [each for each in owner.register.values() if each.others and edition in (each.editions or owner.works)]
    chosen = rng.choice(open_ones)
    rulings = {chosen.id: rng.choice(chosen.others)}
    return opening(game, edition, rng.choice(owner.versions), rng.randint(*owner.seats), rulings)


GAMES = games.BUILT_IN


@pytest.mark.parametrize("seed", one_in(3, range(3)))
@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_random_game_is_read_back_exactly_with_what_can_be_answered(game: str, seed: int) -> None:
    rng = random.Random(f"game {game} {seed}")
    state = setups(game, seed)
    for _ in range(250):
        text = lines.line(state)
        play = line.load(text)
        asks = state.ask is not None and not text.endswith(lines.ASKED)
        assert play.start.position == (state._replace(ask=None) if asks else state).position
        assert not asks or play.state_at(1).position == state.position
        assert play.setup == state.setup
        assert lines.line(play.start) == text
        if state.over:
            break
        answer = Players.of(state.setup.game).at_random(state.ask.options, rng, 0.5) if state.ask is not None else None
        state = step(state, answer).after


# --- wrong ------------------------------------------------------------------------------------------------------------

BROKEN: list[tuple[str, str, str, int]] = [
    ("no rulebook", "PN 4 | BUG | - | -", "problem-not-one-of", 1),
    ("a ruling that there is not", "PN 3.0 N-99=x | BUG | - | -", "problem-unknown-ruling", 8),
    ("a version that there is not", "PN 3.0 v3 | BUG | - | -", "problem-not-one-of", 8),
    ("a sign that no rulebook has behind it", "PN 3.0 ! | BUG | - | -", "problem-line-sign", 8),
    ("a card that there is not", "PN 3.0 | BUG FLOATR | - | -", "problem-unknown-card", 14),
    ("a card twice", "PN 3.0 | COPY#2 | COPY#2 | -", "problem-card-twice", 19),
    ("a bit of nobody's", "PN 3.0 | 13BUG | - | -", "problem-out-of-range", 11),
    ("a one-shot in the program", "PN 3.0 | BUG RUN | - | -", "problem-not-in-program", 14),
    ("a lock of a card that has none", "PN 3.0 | BUG=BUG | - | -", "problem-link", 14),
    ("a counter too many", "PN 3.0 | BUG+1+1+1 | - | -", "problem-changes", 13),
    ("a counter that takes a number below 0", "PN 3.0 | ACQUIRE-3 | - | -", "problem-position-by", 17),
    ("a bit too many on an inner card", "PN 3.0 | SUBROUTINE[BUG 12ZAP] | - | -", "problem-inner-bits", 25),
    ("too many points", "PN 3.0 | BUG | - | 20", "problem-out-of-range", 20),
    ("points twice", "PN 3.0 | BUG | - | 8 9", "problem-twice", 22),
    ("one player", "PN 3.0 | BUG | -", "problem-count-players", 1),
    ("a pile that there is not", "PN 3.0 | BUG | - | - | hand: ZAP", "problem-not-one-of", 24),
    ("a quote that is not closed", "PN 3.0 | BUG | 'Ada | -", "problem-line-open", 16),
    ("a bracket that is not opened", "PN 3.0 | BUG] | - | -", "problem-line-open", 13),
    ("a value that is none", "PN 3.0 | BUG | defences=[1,,2] | -", "problem-line-literal", 28),
    ("three parts", "PN 3.0 | BUG | - | - || run.runner=1 || ?", "problem-line-parts", 40),
    ("a routine that there is not", "PN 3.0 | BUG | - | - || building.0 jumping.0", "problem-not-one-of", 36),
    ("a place that the board has not", "PN 3.0 | BUG | - | - || run.walker=1 rum.runner=1", "problem-line-path", 38),
    ("a runner that nobody is", "PN 3.0 | BUG | - | - || run.runner=7", "problem-position", 36),
    ("points below 0, and by which ruling", "PN 3.0 | BUG | - | - || points=[1,-1]", "problem-position-by", 32),
    ("a question where the game is over", "PN 3.0 | BUG | - | - || table.result=[draw,[1,2]] over ?", "problem-line-asked", 56),
    ("deck and discards that are not all", "PN 3.0 | BUG | - | - | deck: ZAP | discards: RUN", "problem-cards-missing", 24),
    ("pile and discards that are not all", "BfB | / | - | - | pile: Firewall | discards:", "problem-cards-missing", 19),
    ("an event in the program", "BfB | Firewall | - | -", "problem-cannot-lie-here", 7),
    ("a card of no deck", "BfB | Pass_9 | - | -", "problem-unknown-card", 7),
    ("a row that is too long", "BfB | Pass_1_↻ . . GOTO_10 | - | -", "problem-row", 7),
    ("points that win already", "BfB | / | 99 | -", "problem-out-of-range", 11),
    ("before the deal nobody has points", "BfB | - | 3 | -", "problem-before-the-deal", 11),
    ("bounds of two suits", "RE | A♣-5♦:2♥ | -", "problem-two-suits", 6),
    ("bounds the wrong way round", "RE | 9-5♦:2♥ 3♠ | -", "problem-lower-not-below", 6),
    ("a card that the pack has not", "RE | 5♦ 11♦ 15♦ | -", "problem-unknown-card", 13),
    ("a line that is far too long", "PN 3.0 | BUG | - | -" + " " * LONGEST, "problem-text-too-long", LONGEST + 1),
]  # fmt: skip


@pytest.mark.parametrize(("what", "text", "id", "column"), BROKEN, ids=[case[0] for case in BROKEN])
def test_what_is_wrong_with_a_line_is_told_at_its_column(what: str, text: str, id: str, column: int) -> None:
    with pytest.raises(BadInput) as refused:
        pnrules.load(text)
    assert (id, f"col. {column}") in [(problem.id, problem.place) for problem in refused.value.problems]


@pytest.mark.parametrize("game", GAMES)
def test_each_place_that_forbids_something_in_a_scenario_is_in_every_edition_of_the_rulebook(game: str) -> None:
    owner = games.game(game)
    refs = [Citation(work, place).ref for work in owner.works.values() for place in Files.of(owner).forbids.values()]
    assert refs
    assert [ref for ref in refs if not words.has("en", ref)] == []


def test_what_a_rule_forbids_is_told_with_the_rule() -> None:
    for text, place in (
        ("PN 3.0 | BUG RUN | - | -", ("PN 3.0", "one-shots")),
        ("PN 3.1 | BUG=BUG | - | -", ("PN 3.1", "card-goto")),
        ("BfB | Firewall | - | -", ("BfB", "code-cards")),
        ("RE | A♣-5♦:2♥ | -", ("RE", "scripting")),
    ):
        with pytest.raises(BadInput) as refused:
            pnrules.load(text)
        assert refused.value.problems[0].cite == place
    with pytest.raises(BadInput, match=r"cannot be in a program \[PN 3.0, One-shot cards\]"):
        pnrules.load("PN 3.0 | BUG RUN | - | -")


def test_every_problem_of_a_line_is_told_in_its_order() -> None:
    with pytest.raises(BadInput) as refused:
        pnrules.load("PN 3.0 | 9BUG FLOATR | 44 | ! | hand: x")
    assert [problem.place for problem in refused.value.problems] == ["col. 10", "col. 15", "col. 24", "col. 29", "col. 33"]


def test_where_else_a_card_lies_is_told_as_a_column_too() -> None:
    with pytest.raises(BadInput, match=r"col\. 19: COPY#2 is already at col\. 10;"):
        pnrules.load("PN 3.0 | COPY#2 | COPY#2 | -")


def test_a_file_whose_name_has_a_bar_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("PN 3.0 | mine").write_text("{}", encoding="utf-8")
    assert not line.is_line("PN 3.0 | mine")
    assert line.is_line("PN 3.0 | yours")


MUTANTS = 300


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_line_is_played_or_refused_with_its_column(game: str) -> None:
    rng = random.Random(f"mutants {game}")
    texts = [lines.line(state) for state in _played(game, rng)]
    for _ in range(MUTANTS):
        mutant = mutated_line(rng.choice(texts), rng, rng.choice(texts))
        problems = _problems(mutant)
        assert all(problem.place.startswith("col. ") for problem in problems)
        assert all(words.sentence(lang, each.id, each.params, each.args) for each in problems for lang in ("en", "fr"))


def _problems(text: str) -> Sequence[Problem]:
    """What is wrong with a line; a play of one with which nothing is has a line of its own, for the same position."""
    try:
        play = line.load(text)
    except BadInput as error:
        return error.problems
    assert line.load(play.to_line(0)).start._replace(ask=None).position == play.start._replace(ask=None).position
    return ()


def _played(game: str, rng: random.Random) -> list[AnyState]:
    """Positions of a random game."""
    state, found = setups(game, 1), []
    for _ in range(200):
        found.append(state)
        if state.over:
            break
        answer = Players.of(state.setup.game).at_random(state.ask.options, rng, 0.5) if state.ask is not None else None
        state = step(state, answer).after
    return found


# --- described --------------------------------------------------------------------------------------------------------


def table(section: Section) -> str:
    """The signs of a section as the page has them."""
    rows = [f"| `{sign.form.replace('|', chr(92) + '|')}` | {sign.says} |" for sign in section.signs]
    return "\n".join(["| sign | what it says |", "|---|---|", *rows])


def test_the_page_on_lines_has_the_signs_of_every_section(root: Path) -> None:
    page = (root / "docs/line.md").read_text(encoding="utf-8")
    sections = [Section(line.HEADING, lambda *said: ()), Section(line.REST, lambda *said: ())]
    for game in GAMES:
        notation = Files.of(games.game(game)).notation
        sections += [each for each in (notation.table, notation.player, *notation.piles.values()) if each is not None]
    for section in sections:
        assert table(section) in page, table(section)
