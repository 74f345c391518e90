"""A report for those who design a game or a set of cards: what stands out, and the answers to every question about one set-up."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final, NamedTuple

from pnrules import words
from pnrules.kernel.patches import PlainData
from pnrules.lab.answers import Answer, answer, as_data, example, figure, setup, table
from pnrules.lab.estimates import Estimate, rate
from pnrules.lab.experiment import Experiment
from pnrules.lab.questions import CARDS, DIFFERENCE, ENDS, FEW, LENGTH, POINTS, SEATS, SHARE, Figure
from pnrules.lab.samples import Example, Sample, link
from pnrules.players.random_games import NOT_ENDED
from pnrules.showing import paper
from pnrules.showing.ink import ACCENT, EDGE, SOFT

ASKED: Final = (ENDS, LENGTH, SEATS, POINTS, CARDS)
"""What the report asks."""

RARELY: Final = 0.05
"""A card is dead if surely fewer than twice so many games use it; a draw is no matter if it is surely rarer than that."""
STRONGLY: Final = 0.05
"""A card dominates if who is dealt it surely wins by more than this share more often."""
RUNAWAY: Final = 0.75
"""A leader runs away if whoever leads surely wins more often than this."""


class Finding(NamedTuple):
    """Something that stands out.

    name     its message is cli-lab-finding-NAME
    about    a card, a player or a round; None where the message names nothing
    unit     of the figure
    figure   what was counted
    example  a game that shows it
    """

    name: str
    about: str | int | None
    unit: str
    figure: Estimate
    example: Example | None


class Report(NamedTuple):
    """The report on a set-up.

    experiment  what was played
    games       how many
    findings    what stands out
    answers     the answers to ASKED
    """

    experiment: Experiment
    games: int
    findings: tuple[Finding, ...]
    answers: tuple[Answer, ...]


def report(sample: Sample) -> Report:
    """The report on the games of a sample."""
    answers = tuple(answer(question, [(sample,)]) for question in ASKED)
    return Report(sample.experiment, len(sample.games), tuple(_findings(sample, answers)), answers)


def _findings(sample: Sample, answers: tuple[Answer, ...]) -> Iterator[Finding]:
    lines = {each.question.name: each.found[0].lines if each.found else () for each in answers}
    for line in lines[ENDS.name]:
        (often,) = line.figures
        if line.about == (NOT_ENDED,) and often is not None:
            yield Finding("endless", None, SHARE, often, line.example)
    for line in lines[LENGTH.name]:
        drawn = line.figures[2]
        if drawn is not None and drawn.least > RARELY:
            yield Finding("drawn", None, SHARE, drawn, _drawn(sample))
    for line in lines[SEATS.name]:
        (win,) = line.figures
        if win is not None and not win.holds(1 / sample.players):
            yield Finding("often" if win.value > 1 / sample.players else "seldom", line.about[0], SHARE, win, line.example)
    for line in lines[POINTS.name]:
        holds = line.figures[2]
        if holds is not None and holds.least > RUNAWAY:
            yield Finding("runaway", line.about[0], SHARE, holds, line.example)
            break
    yield from _of_cards(sample, lines[CARDS.name])


def _of_cards(sample: Sample, lines: tuple[Any, ...]) -> Iterator[Finding]:
    dealt = {row.card for row in sample.cards if row.dealt}
    for line in lines:
        (card,), (advantage, _, seen, _) = line.about, line.figures
        if advantage is not None and advantage.least > STRONGLY:
            yield Finding("strong", card, DIFFERENCE, advantage, line.example)
        if advantage is not None and advantage.most < -STRONGLY:
            yield Finding("weak", card, DIFFERENCE, advantage, line.example)
        if card in dealt and seen is not None and seen.most < 2 * RARELY:
            yield Finding("dead", card, SHARE, _in_dealt(sample, card) or seen, _held(sample, card))


def _in_dealt(sample: Sample, card: str) -> Estimate | None:
    """In how many of the games in which it was dealt the card was used."""
    games = {row.game for row in sample.cards if row.card == card and row.dealt}
    used = {row.game for row in sample.cards if row.card == card and (row.chosen or row.performed)}
    return rate(len(games & used), len(games))


def _held(sample: Sample, card: str) -> Example | None:
    """A game in which somebody was dealt the card and it was not used."""
    used = {row.game for row in sample.cards if row.card == card and (row.chosen or row.performed)}
    return next((sample.example(row.game) for row in sample.cards if row.card == card and row.game not in used), None)


def _drawn(sample: Sample) -> Example | None:
    return next((sample.example(game) for game, shares in sample.shares.items() if max(shares) < 1), None)


# --- told -------------------------------------------------------------------------------------------------------------


def heading(told: Report, lang: str) -> str:
    """What was played, and how many games."""
    return words.text(lang, "cli-lab-heading", setup=setup(told.experiment, lang), games=told.games)


def sentence(finding: Finding, lang: str) -> str:
    """A finding in words."""
    found = figure(Figure("", finding.unit), finding.figure, lang)
    return words.text(lang, f"cli-lab-finding-{finding.name}", about=str(finding.about), figure=found)


def sentences(told: Report, lang: str) -> Iterator[tuple[str, Example | None]]:
    """Everything that the report says first, each sentence with a game that shows it."""
    if told.games < FEW:
        yield words.text(lang, "cli-lab-few", games=told.games, few=FEW), None
    yield from ((sentence(each, lang), each.example) for each in told.findings)
    if not told.findings:
        yield words.text(lang, "cli-lab-nothing"), None


def as_text(told: Report, lang: str, address: str = "") -> Iterator[str]:
    """The report in lines of words, each finding with a link to a game that shows it."""
    yield from (heading(told, lang), "")
    for said, shown in sentences(told, lang):
        yield f"- {said}"
        if shown is not None:
            yield f"  {example(shown, lang)}: {link(shown, lang, address)}"
    for each in told.answers:
        if not each.found:
            continue
        name = f"cli-lab-{each.question.name}"
        yield from ("", words.text(lang, name), words.text(lang, f"{name}.counts"), "")
        found = table(each, lang)
        rows = [found.head, *(cells for cells, _ in found.rows)]
        widths = [max(len(row[column]) for row in rows) for column in range(len(found.head))]
        yield from ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)
        yield from ("", words.text(lang, f"{name}.confounds"))
    yield from ("", words.text(lang, "cli-lab-intervals"))


def as_json(told: Report) -> dict[str, PlainData]:
    """The report as JSON data: ids in place of words, shares from 0 to 1, and a link to each game that shows a finding."""
    return {
        "game": told.experiment.game,
        "players": list(told.experiment.players),
        "seed": told.experiment.seed,
        "games": told.games,
        "findings": [
            {
                "name": each.name,
                "about": each.about,
                **each.figure._asdict(),
                "link": None if each.example is None else link(each.example),
            }
            for each in told.findings
        ],
        "answers": [as_data(each) for each in told.answers],
    }


# --- a page -----------------------------------------------------------------------------------------------------------


def as_page(told: Report, lang: str, address: str = "") -> str:
    """The report as the text of an HTML file that needs nothing else.

    address  of the page that opens a game; without it, links are there to be copied
    """
    said = "".join(f"<li>{escape(text)}{_opened(shown, lang, address)}</li>" for text, shown in sentences(told, lang))
    parts = [
        f"<header><h1>{escape(words.text(lang, 'cli-lab-title'))}</h1><p>{escape(heading(told, lang))}</p></header>",
        f"<ul>{said}</ul>",
        *(_section(each, lang, address) for each in told.answers if each.found),
        f"<p>{escape(words.text(lang, 'cli-lab-intervals'))}</p>",
    ]
    if not address:
        parts.append(f"<p>{escape(words.text(lang, 'cli-lab-open'))}</p>")
    return paper.html(lang, heading(told, lang), _STYLE, parts)


def _section(found: Answer, lang: str, address: str) -> str:
    name = f"cli-lab-{found.question.name}"
    told = table(found, lang)
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in (*told.head, words.text(lang, "cli-lab-about-example")))
    rows = "".join(_row(cells, shown, lang, address) for cells, shown in told.rows)
    return (
        f"<section><h2>{escape(words.text(lang, name))}</h2><p>{escape(words.text(lang, f'{name}.counts'))}</p>"
        f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
        f'<p class="but">{escape(words.text(lang, f"{name}.confounds"))}</p></section>'
    )


def _row(cells: tuple[str, ...], shown: Example | None, lang: str, address: str) -> str:
    first, *others = cells
    rest = "".join(f"<td>{escape(each)}</td>" for each in others)
    return f'<tr><th scope="row">{escape(first)}</th>{rest}<td>{_opened(shown, lang, address)}</td></tr>'


def _opened(shown: Example | None, lang: str, address: str) -> str:
    if shown is None:
        return ""
    name, to = escape(example(shown, lang)), escape(link(shown, lang, address))
    if address:
        return f' <a href="{to}">{name}</a>'
    return f" <details><summary>{name}</summary><code>{to}</code></details>"


_STYLE: Final = f"""
h2 {{ margin-block-start: 1.6rem; }}
li {{ margin: 0.3rem 0; overflow-wrap: anywhere; }}
a, summary {{ color: {ACCENT}; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ padding: 0.3rem 0.8rem 0.3rem 0; border-bottom: 1px solid {EDGE}; text-align: left; }}
th, td {{ vertical-align: top; font-weight: normal; }}
thead th {{ color: {SOFT}; }}
details {{ max-width: 24rem; }}
code {{ font-size: 0.8em; overflow-wrap: anywhere; }}
.but {{ color: {SOFT}; }}
"""
