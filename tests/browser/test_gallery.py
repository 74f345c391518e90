"""The front page of the apps: the games, their examples and levels, a new game, the cards, and where one left off."""

from __future__ import annotations

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from measuring import each_measured, measured
from playwright.sync_api import Locator, Page, ViewportSize, expect

import pages
import pnrules
from pages import fits, violations
from pnrules import words
from pnrules.games import BUILT_IN, game
from pnrules.session import Deal
from pnrules.teaching import levels, tracks

pytestmark = pytest.mark.browser

KEPT = "pnrules kept "
PHONE: ViewportSize = {"width": 390, "height": 844}
WINDOWS: list[ViewportSize] = [
    PHONE,
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
]


MINE = """(count) => {
  for (let when = 1; when <= count; when++) {
    const deal = { game: "bandwidth", edition: "BfB", version: 1, players: 2, seed: 4, who: "person,tess" };
    const how = { id: "bandwidth-result", params: [], args: [] };
    const rest = { came: "won", how, course: [], node: 9, save: null, cards: null, you: 1, page: "play.ipynb" };
    localStorage.setItem(`pnrules game ${when}`, JSON.stringify({ version: 1, when, deal, ...rest }));
  }
}"""
"""So many games that one has won, as the browser keeps them."""


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_one_s_own_games_have_an_address_of_their_own_and_are_listed_whole_on_demand(
    page: Page, voila_url: str, lang: str
) -> None:
    shown = front(page, voila_url, lang)
    link = shown.locator(".pn-to-games")
    expect(link).to_be_hidden()
    page.evaluate(MINE, 8)
    page.reload()
    expect(link).to_have_text(words.text(lang, "board-games"))
    link.click()
    expect(page).to_have_url(re.compile(f"#games-{lang}$"))
    page.goto("about:blank")
    page.goto(f"{voila_url}?lang={lang}#games-{lang}")
    games = shown.locator(".pn-played")
    expect(games.locator("h2")).to_be_in_viewport()
    rows = games.locator("ul:not(.pn-counted) > li")
    expect(rows).to_have_count(6)
    games.get_by_role("button", name=words.text(lang, "board-games-all", count=8)).click()
    expect(rows).to_have_count(8)
    expect(rows.nth(6).locator("a")).to_be_focused()


def front(page: Page, voila_url: str, lang: str = "en") -> Locator:
    """The front page in a language."""
    page.goto(f"{voila_url}?lang={lang}")
    return page.locator("section.pn-front:visible")


def entries(page: Page) -> dict[str, str]:
    """What the browser keeps of plays: each entry by its name."""
    found: dict[str, str] = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    return {name.removeprefix(KEPT): entry for name, entry in found.items() if name.startswith(KEPT)}


def option(board: Locator, *words: str | int) -> Locator:
    return board.locator(f".pn-option[data-option='{json.dumps(list(words), separators=(',', ':'))}']")


def kept(page: Page, count: int = 1) -> None:
    """Waits until so many entries have been written."""
    pages.until(page, f"Object.keys(localStorage).filter((name) => name.startsWith('{KEPT}')).length === {count}")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_each_game_has_its_picture_facts_examples_and_levels(page: Page, voila_url: str, axe: str, lang: str) -> None:
    shown = front(page, voila_url, lang)
    expect(shown.locator(".pn-game")).to_have_count(3)
    for name in BUILT_IN:
        article = shown.locator(f".pn-game[aria-labelledby={name}-{lang}]")
        expect(article.get_by_role("heading", level=3)).to_have_text(words.text(lang, f"game-{name}"))
        expect(article.locator(".pn-picture svg")).to_be_visible()
        low, high = game(name).seats
        expect(article.locator("dd").first).to_have_text(words.text(lang, "gallery-from-to", low=low, high=high))
        links = shown.locator(f".pn-levels[data-game={name}] a[data-level]").evaluate_all("(all) => all.map(({href}) => href)")
        named = [parse_qs(urlsplit(link).query)["level"][0] for link in links]
        assert named == [each["name"] for each in levels.of_game(name)]
    first = shown.locator(".pn-levels[data-game=nightmare] .pn-notebooks a").evaluate_all("(all) => all.map(({href}) => href)")
    assert [urlsplit(link).path.rpartition("/")[2] for link in first[:2]] == ["sample.ipynb", "sample-31.ipynb"]
    assert violations(page, axe) == []


@pytest.mark.parametrize("media", [{"color_scheme": "dark"}, {"forced_colors": "active"}], ids=str)
def test_it_fits_a_small_screen_and_axe_finds_nothing(page: Page, voila_url: str, axe: str, media: dict[str, str]) -> None:
    page.emulate_media(**media)  # type: ignore[arg-type]
    page.set_viewport_size({"width": 320, "height": 800})
    shown = front(page, voila_url, "fr")
    expect(shown.locator(".pn-deal button")).to_have_count(3)
    page.evaluate(f"localStorage.setItem('{KEPT}x', 'broken')")
    page.reload()
    expect(shown.locator(".pn-kept:not(.pn-played)")).to_be_visible()
    assert fits(page)
    page.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true")
    small = "(all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)"
    assert (
        each_measured(shown.locator("form :is(select, input:not([type=hidden]), button), .pn-kept button:not([hidden])"), small)
        == []
    )
    assert violations(page, axe) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_way_in_is_seen_on_a_phone_without_scrolling(page: Page, voila_url: str, lang: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    start = front(page, voila_url, lang).locator(".pn-start").first
    expect(start).to_have_text(words.text(lang, "gallery-learn-start"))
    expect(start).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_on_a_phone_it_is_four_screens_long_at_most(page: Page, voila_url: str, lang: str) -> None:
    page.set_viewport_size(PHONE)
    shown = front(page, voila_url, lang)
    shown.locator("h2", has_text=words.text(lang, "gallery-others")).evaluate("(other) => other.nextElementSibling.remove()")
    long: int = measured(
        page, "() => document.documentElement.scrollHeight"
    )  # without the list of notebooks that are about no game
    assert long <= 4 * PHONE["height"]


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_what_there_is_to_do_first_is_seen_whole_and_the_games_begin_on_one_line(
    page: Page, voila_url: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    shown = front(page, voila_url, "fr")
    first = shown.locator(".pn-first")
    expect(first).to_have_text(words.text("fr", "gallery-first-card"))
    expect(first).to_be_in_viewport(ratio=1)
    end = "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
    assert each_measured(shown.locator(".pn-ways a"), end) < each_measured(shown.locator(".pn-hero"), end)
    if size != PHONE:
        tops = "(all) => all.map((start) => Math.round(start.getBoundingClientRect().bottom))"
        assert len(set(each_measured(shown.locator(".pn-start"), tops))) == 1


def test_the_first_button_leads_to_the_first_lesson_of_the_easiest_game(page: Page, voila_url: str) -> None:
    link = front(page, voila_url).locator(".pn-first").get_attribute("href") or ""
    assert parse_qs(urlsplit(link).query)["lesson"] == [tracks.track("bandwidth").learn[0]]


def test_a_new_game_is_dealt_as_asked(page: Page, voila_url: str) -> None:
    form = front(page, voila_url).get_by_role("form", name=words.text("en", "game-nightmare"), exact=True)
    form.locator("summary").click()
    form.get_by_label("Way to play").select_option("1")
    form.get_by_label("Rulebook").select_option("3.1")
    form.get_by_label("Players").select_option("5")
    form.get_by_label("Deal number").fill("42")
    form.get_by_role("button").click()
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    play = Deal("nightmare", "3.1", 1, 5, 42).play()
    cards = board.locator(".pn-row [data-card]").evaluate_all("(all) => all.map(({dataset}) => dataset.card)")
    assert cards == [here.card for here in play.state.board.row]
    expect(board.locator(".pn-player")).to_have_count(5)
    expect(board).to_have_attribute("data-head", str(play.head))
    expect(board.locator(".pn-dealing")).to_have_count(0)
    pages.tab(board, "deal")
    expect(board.get_by_label("Deal number")).to_have_value("42")


def test_an_address_that_asks_for_what_there_is_not_says_so(page: Page, voila_url: str) -> None:
    page.goto(f"{voila_url}voila/render/play.ipynb?game=runtime_error&players=7&seed=x")
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    pages.tab(board, "deal")
    said = words.text("en", "board-deal-unknown", asked="players=7, seed=x")
    expect(board.get_by_role("status").filter(has_text=said)).to_be_visible()
    expect(page.locator(".pn-player")).to_have_count(3)


def test_another_deal_and_back_to_the_one_before(page: Page, voila_url: str) -> None:
    page.goto(f"{voila_url}voila/render/play.ipynb?game=bandwidth&seed=3")
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    play = Deal("bandwidth", "BfB", 1, 3, 3).play()
    board.locator(".pn-option").first.click()
    play.choose(play.options[0])
    expect(board).to_have_attribute("data-head", str(play.head))
    pages.tab(board, "deal")
    board.get_by_role("combobox", name="Game", exact=True).select_option("Runtime Error")
    board.get_by_role("button", name="Deal", exact=True).click()
    expect(board.locator(".pn-title")).to_contain_text("Deal 3")
    expect(board.locator(".pn-ask")).to_be_focused()
    expect(board).to_have_attribute("data-head", str(Deal("runtime_error", "1", 1, 3, 3).play().head))
    board.get_by_role("button", name="Back to deal 3").click()
    expect(board).to_have_attribute("data-head", str(play.head))
    expect(board.locator(".pn-ask")).to_be_focused()
    expect(board.get_by_role("combobox", name="Game", exact=True)).to_have_js_property(
        "selectedIndex", BUILT_IN.index("bandwidth")
    )


def test_where_one_left_off_is_gone_on_with_in_the_same_place_with_all_branches(page: Page, voila_url: str, axe: str) -> None:
    """The sample, P1's COPY executed instead of declined: 7, 8, 7; then a look three steps back."""
    board = pages.open_app(page, voila_url)
    play = pnrules.load("nightmare/sample")
    fork = next(n for n in play.line() if (ask := play.state_at(n).ask) and ask.args == ("COPY",))
    board.locator(f".pn-log-step[data-node='{fork}']").click()
    kept(page)
    option(board, "execute").click()
    play.choose("execute", at=fork)
    expect(board).to_have_attribute("data-head", str(play.head))
    for _ in range(3):
        before = board.get_attribute("data-node")
        board.locator(".pn-prev").click()
        expect(board).not_to_have_attribute("data-node", str(before))
    node = int(board.get_attribute("data-node") or "")
    count = (board.locator(".pn-count").text_content() or "").strip()
    pages.until(
        page,
        "([prefix, node]) => Object.entries(localStorage).some(([name, entry]) => "
        "name.startsWith(prefix) && JSON.parse(entry).node === node)",
        [KEPT, node],
    )
    assert len(entries(page)) == 1  # what had only been looked through is now this play

    shown = front(page, voila_url)
    entry = shown.locator(".pn-kept:not(.pn-played) li")
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text("The rulebook’s example")
    expect(entry).to_contain_text(count)
    assert violations(page, axe) == []
    entry.get_by_role("link").click()
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    expect(board).to_have_attribute("data-head", str(play.head))
    expect(board).to_have_attribute("data-node", str(node))
    pages.tab(board, "branches")
    tags = board.locator(".pn-branch")
    expect(tags).to_have_count(2)
    board.locator(".pn-to-head").click()
    expect(board.locator(".pn-points .pn-score")).to_have_text(["7", "8", "7"])
    page.reload()  # the address leads back to it, too
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    expect(board).to_have_attribute("data-head", str(play.head))

    shown = front(page, voila_url)
    shown.locator(".pn-kept:not(.pn-played)").get_by_role("button").click()
    expect(shown.locator(".pn-kept:not(.pn-played)")).to_be_hidden()
    assert entries(page) == {}


def test_a_game_that_was_dealt_goes_on_with_the_same_cards_to_come(page: Page, voila_url: str) -> None:
    page.goto(f"{voila_url}voila/render/play.ipynb?game=runtime_error&players=2&seed=5&lang=fr")
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    play = Deal("runtime_error", "1", 1, 2, 5).play()
    option(board, "no-script").click()
    play.choose("no-script")
    expect(board).to_have_attribute("data-head", str(play.head))
    kept(page)
    front(page, voila_url, "fr").locator(".pn-kept:not(.pn-played) a").click()
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    expect(board).to_have_attribute("data-head", str(play.head))
    for _ in range(2):  # no test, and the turn's draw; then the other player
        words = play.options[-1]
        option(board, *words).first.click()
        play.choose(words)
        expect(board).to_have_attribute("data-head", str(play.head))
    expect(board.locator(".pn-live")).to_have_text(play.step_to(play.head).words("fr"))


def test_what_is_damaged_is_said_and_breaks_nothing(page: Page, voila_url: str) -> None:
    board = pages.open_app(page, voila_url)
    board.locator(".pn-next").click()
    kept(page)
    name, entry = next(iter(entries(page).items()))
    broken = json.loads(entry)
    broken["save"]["answers"][0] = [0, 1, "no-such-verb"]
    page.evaluate("([name, entry]) => localStorage.setItem(name, entry)", [KEPT + name, json.dumps(broken)])
    page.evaluate("(name) => localStorage.setItem(name, '{nothing')", f"{KEPT}other")
    shown = front(page, voila_url)
    expect(shown.locator(".pn-kept:not(.pn-played) li")).to_have_count(2)
    expect(shown.locator(".pn-kept:not(.pn-played) li").last).to_contain_text(words.text("en", "gallery-damaged"))
    shown.locator(".pn-kept:not(.pn-played) a").click()
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    expect(board.locator(".pn-notice-words")).to_contain_text("cannot be read any more (answers[0]:")
    expect(board).to_have_attribute("data-head", str(pnrules.load("nightmare/sample").head))
    board.locator(".pn-last").click()
    board.locator(".pn-undo").click()
    kept(page, 3)
    assert json.loads(entries(page)[name])["save"] == broken["save"]


@pytest.mark.parametrize(("edition", "lang"), [("3.0", "fr"), ("3.1", "en")])
def test_the_cards_lie_folded_beside_the_rules(page: Page, voila_url: str, edition: str, lang: str) -> None:
    shown = front(page, voila_url, lang)
    shown.locator(".pn-rules summary").last.click()
    shown.get_by_role("link", name=words.text(lang, "gallery-cards-of", work=f"PN {edition}")).click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("article")).to_have_count(61)
    assert page.request.get(page.url.replace(edition, "9.9")).status == 404


def test_a_level_is_solved_and_a_wrong_move_answered_with_its_rule(page: Page, voila_url: str, axe: str) -> None:
    levels_of = front(page, voila_url).locator(".pn-levels[data-game=nightmare] > .pn-folded").first
    levels_of.locator("summary").first.click()
    pack = levels_of.locator(".pn-pack", has_text="The first chance to stop")
    pack.locator("summary").click()
    pack.get_by_role("link", name="The first chance to stop").click()
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    on = page.get_by_role("button", name="Go to the next choice")
    expect(board.locator(".pn-preview")).to_have_count(0)
    on.click()
    hand = board.locator("""[data-option='["break-hand"]'][data-who='3']""").first
    board.locator(".pn-refusals > summary").click()
    hand.click(force=True)
    expect(board.locator("pn-t", has_text="Too early: only PROGRAM ERROR has been executed")).to_be_visible()
    assert violations(page, axe) == []
    for _ in range(8):
        before = board.get_attribute("data-head")
        on.click()
        expect(board).not_to_have_attribute("data-head", before or "")
        board.press("Escape")  # what it sets off is skipped
    option(board, "break-hand").click()
    expect(board.locator("pn-t", has_text="BUG was executed on the PC’s first visit")).to_be_visible()
    assert entries(page) == {}


def test_a_prediction_is_seen_to_come_true(page: Page, voila_url: str, axe: str) -> None:
    page.goto(f"{voila_url}voila/render/level.ipynb?lang=en&level=bandwidth/levels/1-programs/02-goto-once")
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    expect(option(board, "end-turn")).to_have_count(0)  # first one says what will be
    scores = board.locator(".pn-ask .pn-option").first.locator(".pn-after-score")
    expect(scores).to_have_text(["0", "0", "1", "2"])
    board.locator(".pn-ask .pn-option").first.click()
    board.locator(".pn-ask .pn-verdict[data-right=true]").wait_for()
    expect(board.locator(".pn-points .pn-score")).to_have_text(["0", "0", "1", "2"])
    assert violations(page, axe) == []
