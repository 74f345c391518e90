"""The protocol without a notebook: a carrier of a few lines, with Jupyter out of reach, plays what the board plays."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

CARRIER = """
import json, sys
for name in ("ipywidgets", "anywidget", "traitlets", "IPython", "ipykernel", "jupyter_client", "voila", "pnwidgets"):
    sys.modules[name] = None  # whoever imports one of them ends here

import pnrules
from pnrules.teaching.levels import Level
from pnrules.files import scenario
from pnrules.session import (
    BoardSession, ClaimSession, DealingSession, Family, GuessSession, LevelSession, Number, ThresholdSession
)


def through_json(data):
    return json.loads(json.dumps(data))


class Carrier:
    \"\"\"Carries messages and traits as text, as a wire does.\"\"\"

    def __init__(self, session):
        self.session = session
        self.page = through_json(session.traits)

    def send(self, **message):
        heard = self.session.hear(through_json(message))
        self.page.update(through_json(heard.traits))
        assert self.page == through_json(self.session.traits), "the page has what it was told"
        return through_json(heard.answer)

    def choose(self, *option):
        ask = self.page["ask"]
        self.send(do="choose", node=ask["node"], option=list(option), who=ask["who"])

    @property
    def refused(self):
        notice = self.page["notice"]
        return notice and notice["id"]
"""

EXAMPLE = """
play = pnrules.load("nightmare/sample")
asked = next(n for n in play.line() if (ask := play.state_at(n).ask) and (ask.kind, ask.args) == ("execute", ("COPY",)))
page = Carrier(BoardSession(play, offer=("lang", "seat", "rules")))
assert page.page["offer"] == ["lang", "seat", "rules"]
page.send(do="choose", node=asked, option=["execute"], who=1)
print(play.points, page.page["head"] == play.head == page.page["view"]["node"])
page.send(do="undo")
page.choose("nonsense")
print(page.refused)
page.send(do="speak", lang="fr")
page.send(do="see", seat=2)
print(page.page["lang"], page.page["seat"], page.page["base"]["epoch"])
page.send(do="rules", edition="3.1", rulings={})
print(page.page["info"]["work"], page.page["notice"]["told"][0]["id"])
kept = page.send(do="keep")["kept"]
print(page.send(do="restore", save=kept, node=0))
page.send(do="restore", save={"format": 99}, node=0)
print(page.refused)
page.send(do=7)
print(page.refused)
"""

LEVEL = """
level = Level(scenario.load("nightmare/levels/2-runs/01-first-break"))
goal = level.scenario.data["level"]["goal"]
page = Carrier(LevelSession(level))
page.send(do="undo")
print(page.refused)
while level.after < goal["after"]:
    page.send(do="level-on")
assert all(offer["preview"] is None for offer in page.page["ask"]["options"]), "a preview would give it away"
page.choose(*goal["answer"])
print(page.page["level"]["verdict"]["right"], page.page["level"]["solved"])
page.send(do="undo")
print(page.refused)
page.send(do="level", name="bandwidth/levels/1-programs/02-goto-once")
print(page.page["info"]["game"], page.page["level"]["verdict"], len(page.page["level"]["choices"]) > 1)
page.choose("end-turn")
print(page.refused)
right = page.page["level"]["choices"].index({"points": page.session.level.scenario.data["level"]["goal"]["points"]})
page.send(do="level-say", choice=right)
print(page.page["level"]["solved"], page.page["head"] == page.session.play.head)
"""

CLAIM = """
def position(discard):
    data = dict(scenario.load("runtime_error/hearts-and-spades").data)
    data = {name: value for name, value in data.items() if name not in ("answers", "expect", "because", "comments")}
    data["players"] = [data["players"][0], {"hand": ["3♣", "J♦"]}]
    data["discards"] = ["6♥", "A♣", discard]
    return pnrules.load(data)

page = Carrier(GuessSession(position("8♦").state))
print(page.page["guessing"]["verdict"], len(page.page["guessing"]["choices"]))
page.send(do="guess-say", choice=1)
print(page.page["guessing"]["verdict"]["right"], page.page["guessing"]["verdict"]["says"]["en"].split(":")[0])
page = Carrier(ClaimSession(position("8♦").state))
for _ in range(12):
    page.send(do="claim-move")
print(page.refused, page.page["claim"]["verdict"], page.page["head"] > 12, len(page.page["loops"]))
discards = ("8♦", "K♥")
family = Family(lambda _, which: position(discards[which]), (Number("claim-spare", 0), Number("claim-kings", 1)), "claim-table")
page = Carrier(ThresholdSession(family))
print(page.page["claim"]["numbers"]["verdicts"])
page.send(do="claim-numbers", at=[0, 1])
print(page.page["claim"]["verdict"], page.page["base"]["root"]["board"]["discards"][-1])
page.send(do="claim-numbers", at=[0, 2])
print(page.refused)
"""

REPORT = """
play = pnrules.load("nightmare/sample")
page = Carrier(BoardSession(play, offer=("lang", "seat")))
answer = page.send(do="report", node=12)
print(answer["node"], answer["report"].splitlines()[0])
again = pnrules.load(json.loads(answer["report"].splitlines()[-1]))
print(again.state == play.state_at(12), play.head == page.page["head"])
page.send(do="see", seat=2)
page.send(do="speak", lang="fr")
seen = page.send(do="report", node=12)["report"].splitlines()
print(seen[1])
print(json.loads(seen[-1])["position"]["board"]["table"]["hands"][0])
print(page.send(do="report", node=len(play)), page.refused)
"""

NEW_GAME = """
page = Carrier(DealingSession.of_address({"game": "nightmare", "players": "9"}, offer=("lang", "seat", "rules")))
print(page.page["deal"]["unknown"], page.page["deal"]["now"]["players"], page.page["reopen"])
page.choose(*page.page["ask"]["options"][0]["option"])
left = page.page["head"]
wish = {"game": "bandwidth", "edition": "BfB", "version": 1, "players": 4, "seed": 7, "who": "", "hands": "", "cards": None}
page.send(do="deal", **{**wish, "players": 7, "seed": 0})
print([problem["place"] for problem in page.page["deal"]["problems"]], page.page["info"]["game"])
page.send(do="deal", **{**wish, "seed": "7"})
print(page.refused)
page.send(do="deal", **wish)
print(page.page["info"]["game"], len(page.page["info"]["players"]), page.page["deal"]["back"]["seed"], page.page["reopen"])
before = page.page["head"]
page.choose(*page.page["ask"]["options"][0]["option"])
print(page.page["head"] > before, page.refused)
page.send(do="deal-back")
print(page.page["info"]["game"], page.page["head"] == left, page.page["deal"]["back"])
page.send(do="deal-back")
print(page.refused)
"""


def carried(root: Path, script: str) -> list[str]:
    """What a script prints that has a carrier and no Jupyter."""
    done = subprocess.run([sys.executable, "-c", CARRIER + script], cwd=root, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_an_example_is_played_over_a_plain_carrier(root: Path) -> None:
    """PN 3.0's sample: P1 executes COPY, which costs 2, 1 and 2 points of 9, 9 and 9."""
    played, refused, spoken, rules, restored, spoiled, nonsense = carried(root, EXAMPLE)
    assert played == "(7, 8, 7) True"
    assert refused == "refused-not-an-option"
    assert spoken == "fr 2 2", "other eyes: another tree"
    assert rules == "PN 3.1 board-repeated"
    assert json.loads(restored.replace("'", '"').replace("True", "true")) == {"restored": True}
    assert (spoiled, nonsense) == ("board-not-restored", "board-not-understood")


def test_a_level_is_played_over_a_plain_carrier(root: Path) -> None:
    first = ["level-move-first", "True True", "None"]
    then = ["bandwidth None True", "level-predict-first", "True True"]
    assert carried(root, LEVEL) == [*first, *then]


def test_games_are_dealt_over_a_plain_carrier(root: Path) -> None:
    """What an address asks for; another game, played on; and the one before as it was left."""
    asked, wrong, nonsense, dealt, played, back, refused = carried(root, NEW_GAME)
    assert asked == "['players=9'] 3 game=nightmare&edition=3.0&version=2&players=3&seed=1"
    assert wrong == "['seed', 'players'] nightmare"
    assert nonsense == "board-not-understood"
    assert dealt == "bandwidth 4 1 game=bandwidth&edition=BfB&version=1&players=4&seed=7"
    assert played == "True None"
    assert back == "nightmare True None"
    assert refused == "board-not-understood"


def test_a_claim_is_guessed_and_gone_through_over_a_plain_carrier(root: Path) -> None:
    """RE, example 1: the 7♣ and the 8♦ change places for ever; with the K♥ on the discards they do not."""
    asked, guessed, gone, verdicts, chosen, refused = carried(root, CLAIM)
    assert asked == "None 2"
    assert guessed == "False Proved"
    assert gone == "None proved True 1", "the position came back"
    assert verdicts == "[['proved', 'refuted']]"
    assert chosen == "refuted K♥"
    assert refused == "board-not-understood"


def test_a_step_is_reported_over_a_plain_carrier(root: Path) -> None:
    """A question: it is answered, and play stays as it was. Another's hand of four cards is a number for a seat."""
    first, again, step, hand, refused = carried(root, REPORT)
    assert first.startswith("12 Programmer's Nightmare, PN 3.0, version 2.")
    assert again == "True True"
    assert step == "Étape 12\u00a0: P3 exécute BUG."
    assert hand == "4"
    assert refused == "None board-not-understood"
