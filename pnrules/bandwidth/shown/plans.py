"""What each action would score, in words."""

from __future__ import annotations

from pnrules import words
from pnrules.bandwidth.planner import plans as planned
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.words import sentences


def plans(state: BandwidthState, lang: str) -> tuple[str, list[str]]:
    """Every action that may be taken, and what each player would score if the program then ran as it is."""
    players, lines = state.setup.players, []
    for plan in planned(state):
        gains = " · ".join(f"{words.seat(lang, seat, players)} +{gain}" for seat, gain in enumerate(plan.gains, 1))
        action = sentences.option_words(lang, state, plan.option)
        if plan.wins is None:
            lines.append(words.text(lang, "tell-plan", action=action, gains=gains))
        else:
            lines.append(
                words.text(lang, "tell-plan-wins", action=action, gains=gains, seat=words.seat(lang, plan.wins, players))
            )
    return words.text(lang, "tell-plans"), lines
