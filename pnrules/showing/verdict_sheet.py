"""A verdict as text, and as a page to print or to send: self-contained HTML."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from pnrules import words
from pnrules.showing import paper
from pnrules.showing.ink import ACCENT, EDGE, SOFT
from pnrules.wire.verdict import Came, Happened, Ruled, RuledBy, Settled

Say = Callable[..., str]
"""A message of the catalogue in the language of the verdict."""

BLANK: Final = "\n\n"
"""Separates the paragraphs of an answer to a ruling."""


def _say(verdict: Settled) -> Say:
    return lambda id, /, **values: words.text(verdict["lang"], id, **values)


# --- text -------------------------------------------------------------------------------------------------------------


def as_text(verdict: Settled) -> str:
    """The verdict in lines of words."""
    say = _say(verdict)
    lines = [_heading(verdict), "", *verdict["begins"], "", say("verdict-done")]
    lines += [*_lines(verdict["came"], say, "")] or [f"  {say('verdict-nothing')}"]
    if (refused := verdict["refused"]) is not None:
        lines += [f"  {_refused(verdict, say)}" + (f" [{refused['cite']}]" if refused["cite"] else "")]
    lines += ["", say("verdict-comes"), *(f"  {each}" for each in verdict["came"]["ends"])]
    for ruled in verdict["ruled"]:
        lines += ["", *_ruled_lines(ruled, say)]
    lines += [line for said in _tried(verdict, say) for line in ("", said)]
    return "\n".join([*lines, "", say("board-report-line"), f"  {verdict['line']}", ""])


def _heading(verdict: Settled) -> str:
    return f"{verdict['title']} · {verdict['work']}" if verdict["title"] else verdict["work"]


def _refused(verdict: Settled, say: Say) -> str:
    refused = verdict["refused"]
    return "" if refused is None else say("verdict-refused", why=refused["words"])


def _tried(verdict: Settled, say: Say) -> Iterator[str]:
    """How rulings were tried, and which were not."""
    if verdict["ruled"]:
        yield say("verdict-singly")
    if verdict["untried"]:
        yield say("verdict-untried", rulings=", ".join(verdict["untried"]))


def _lines(came: Came, say: Say, indent: str) -> Iterator[str]:
    for each in came["steps"]:
        yield f"{indent}{each['number']:>3}. {each['words']} [{each['cite']}]"
        if each["points"]:
            yield f"{indent}     → {each['points']}"
    if came["more"]:
        yield f"{indent}     {say('verdict-more', count=came['more'])}"


def _ruled_lines(ruled: Ruled, say: Say) -> Iterator[str]:
    yield _depends(ruled, say)
    yield f"  {ruled['question']}"
    for answer in ruled["answers"]:
        yield f"  {_named(answer, say)}"
        yield from (f"    {each}" for each in answer["says"].split("\n") if each)
        if (came := answer["came"]) is None:
            continue
        if answer["shared"]:
            yield f"      {say('verdict-same', step=answer['shared'])}"
        yield from _lines(came, say, "    ")
        yield from (f"      {each}" for each in _ends(answer, came, say))


def _depends(ruled: Ruled, say: Say) -> str:
    return say("verdict-decides" if ruled["decides"] else "verdict-rests", id=ruled["id"])


def _named(answer: RuledBy, say: Say) -> str:
    return say("verdict-holds" if answer["holds"] else "verdict-other")


def _ends(answer: RuledBy, came: Came, say: Say) -> list[str]:
    return [*([say("verdict-allowed")] if answer["allowed"] else []), *came["ends"]]


# --- a page -----------------------------------------------------------------------------------------------------------


def as_page(verdict: Settled) -> str:
    """The verdict as the text of an HTML file: the position and its end as pictures, the steps, the rules, the rulings with both
    answers side by side, the line of the position."""
    say = _say(verdict)
    heading = escape(_heading(verdict))
    nothing = f"<p>{escape(say('verdict-nothing'))}</p>"
    parts = [
        f"<header><h1>{escape(say('verdict'))}</h1><p>{heading}</p></header>",
        f"<h2>{escape(say('verdict-position'))}</h2>{_figure(verdict['drawn'], [])}{_paragraphs(verdict['begins'])}",
        f"<h2>{escape(say('verdict-done'))}</h2>{_steps(verdict['came'], say) or nothing}",
    ]
    if (refused := verdict["refused"]) is not None:
        parts.append(f'<p class="refused">{escape(_refused(verdict, say))} <cite>{escape(refused["cite"])}</cite></p>')
    came = verdict["came"]
    parts.append(f"<h2>{escape(say('verdict-comes'))}</h2>{_paragraphs(came['ends'])}{_figure(came['drawn'], came['shows'])}")
    parts += [_ruled(each, say) for each in verdict["ruled"]]
    parts.append(_paragraphs(list(_tried(verdict, say))))
    parts.append(f"<h2>{escape(say('board-report-line'))}</h2><p><code>{escape(verdict['line'])}</code></p>")
    return paper.html(verdict["lang"], f"{say('verdict')} · {_heading(verdict)}", _STYLE, parts)


def _figure(svg: str, shows: list[str]) -> str:
    """A picture as a separate document: several in one page would have parts with the same id."""
    data = b64encode(svg.encode()).decode()
    return f'<figure><img src="data:image/svg+xml;base64,{data}" alt="{escape(" ".join(shows))}"></figure>'


def _paragraphs(lines: list[str]) -> str:
    return "".join(f"<p>{escape(each)}</p>" for each in lines)


def _steps(came: Came, say: Say) -> str:
    if not came["steps"]:
        return ""
    more = f"<p>{escape(say('verdict-more', count=came['more']))}</p>" if came["more"] else ""
    return f'<ol start="{came["steps"][0]["number"]}">{"".join(map(_step, came["steps"]))}</ol>{more}'


def _step(step: Happened) -> str:
    points = f' <b class="points">→ {escape(step["points"])}</b>' if step["points"] else ""
    return f"<li>{escape(step['words'])} <cite>{escape(step['cite'])}</cite>{points}</li>"


def _ruled(ruled: Ruled, say: Say) -> str:
    answers = "".join(_side(each, say) for each in ruled["answers"])
    kind = "ruled" if ruled["decides"] else "rests"
    return (
        f'<section class="{kind}"><h2>{escape(_depends(ruled, say))}</h2><p>{escape(ruled["question"])}</p>'
        f'<div class="answers">{answers}</div></section>'
    )


def _side(answer: RuledBy, say: Say) -> str:
    head = f"<h3>{escape(_named(answer, say))}</h3>{_paragraphs(answer['says'].split(BLANK))}"
    if (came := answer["came"]) is None:
        return f'<div class="answer">{head}</div>'
    same = f"<p>{escape(say('verdict-same', step=answer['shared']))}</p>" if answer["shared"] else ""
    ends = f'<div class="ends">{_paragraphs(_ends(answer, came, say))}</div>'
    return f'<div class="answer">{head}{same}{_steps(came, say)}{ends}</div>'


_STYLE: Final = f"""
h3 {{ margin: 0 0 0.3rem; font-size: 1rem; }}
figure {{ margin: 0.5rem 0; break-inside: avoid; }}
figure img {{ display: block; max-width: 100%; height: auto; max-height: 120mm; }}
ol {{ margin: 0.3rem 0; padding-left: 2rem; }}
li {{ margin: 0.25rem 0; break-inside: avoid; }}
cite {{ color: {SOFT}; font-size: 0.9em; }}
.points {{ white-space: nowrap; }}
.refused {{ padding: 0.5rem 0.75rem; border-left: 4px solid {ACCENT}; }}
.answers {{ display: flex; flex-wrap: wrap; gap: 0.75rem; }}
.answer {{ flex: 1 1 18rem; padding: 0.6rem 0.8rem; border: 1px solid {EDGE}; border-radius: 6px; }}
.rests h2 {{ margin-top: 0.8rem; font-size: 1rem; }}
.rests .answer {{ padding: 0; border: 0; color: {SOFT}; font-size: 0.93em; }}
.ends {{ margin-top: 0.5rem; padding-top: 0.4rem; border-top: 1px solid {EDGE}; }}
code {{ font-size: 0.95em; }}
@media print {{
  main {{ max-width: none; padding: 0; }}
  body {{ font-size: 10.5pt; }}
}}
"""
