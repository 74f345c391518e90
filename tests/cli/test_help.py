"""The command line's help, in both languages: every text of it from the catalogue, looked up only when it is shown."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from pnrules import words
from pnrules.cli import main as cli
from pnwidgets import app, export
from pnwidgets.site import building

COMMANDS = (
    *("list", "check", "run", "new", "prove", "learn", "draw", "schema", "cards", "rule", "simulate", "train"),
    *("tournament", "hint", "review", "topics", "verdict", "lab", "course"),
)
MAINS = {"app": app.main, "serve": app.serve, "site": building.main, "export": export.main}


def helped(capsys: pytest.CaptureFixture[str], lang: str, *command: str) -> str:
    """What help says, in one line."""
    main = MAINS[command[0]] if command and command[0] in MAINS else cli.main
    asked = [*command[1:]] if main is not cli.main else [*command]
    return said(capsys, main, *asked, "--help", "--lang", lang)


def said(capsys: pytest.CaptureFixture[str], main: Callable[[list[str]], int], *arguments: str) -> str:
    with pytest.raises(SystemExit) as left:
        main([*arguments])
    assert left.value.code == 0
    return re.sub(r"[ \n]+", " ", capsys.readouterr().out)


def test_help_is_of_every_command_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    english, french = helped(capsys, "en"), helped(capsys, "fr")
    assert english.startswith("usage: pnrules ")
    assert french.startswith("utilisation\u00a0: pnrules ")
    assert "run play a scenario and tell every step with its rule" in english
    assert "run jouer un scénario et raconter chaque étape avec sa règle" in french
    for command in (*COMMANDS, *MAINS):
        assert f" {command} {words.text('fr', f'cli-help-{command}')}" in french


@pytest.mark.parametrize("command", [(), *((name,) for name in (*COMMANDS, *MAINS))])
def test_help_shows_no_id_and_every_argument_has_its_words(capsys: pytest.CaptureFixture[str], command: tuple[str, ...]) -> None:
    for lang in words.LANGUAGES:
        text = helped(capsys, lang, *command)
        assert "cli-help" not in text
        assert words.text(lang, "cli-help-help") in text
        assert not re.search(r"--[a-z-]+( [A-Z{][A-Za-z,}|]*)? (-|$)", text.partition(words.text(lang, "cli-help-help"))[2])


def test_every_text_of_the_help_is_shown_somewhere(capsys: pytest.CaptureFixture[str]) -> None:
    shown = " ".join(helped(capsys, "en", *command) for command in [(), *((name,) for name in (*COMMANDS, *MAINS))])
    ids = re.findall(r"^(cli-help[a-z-]*) =", words.shared_text("en"), flags=re.MULTILINE)
    assert len(ids) > 50
    served = {"port": "8866", "ip": "127.0.0.1", "most": "40", "warm": "4", "idle": "20"}
    values = {"games": "nightmare, bandwidth, runtime_error", **served}
    assert [id for id in ids if words.text("en", id, **values).strip() not in shown] == []


def test_what_is_not_asked_for_is_not_looked_up(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def never(lang: str, id: str, /, **values: object) -> str:
        raise AssertionError(id)

    monkeypatch.setattr("pnrules.cli.arguments.words.text", never)
    assert cli.main(["schema", "nightmare"]) == cli.OK
    assert capsys.readouterr().out.startswith("{")
    with pytest.raises(AssertionError, match="cli-help"):
        cli.main(["schema", "--help"])


def test_an_app_says_in_french_what_it_cannot_open(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["nightmare/nowhere", "--no-browser", "--lang", "fr"]) == 2
    assert capsys.readouterr().err == "pnrules app: il n’y a pas de carnet «\u00a0nightmare/nowhere\u00a0»\n"
    assert app.main(["--folder", "/nowhere", "--no-browser", "--lang", "fr"]) == 2
    assert capsys.readouterr().err == "pnrules app: il n’y a pas de dossier «\u00a0/nowhere\u00a0»\n"
