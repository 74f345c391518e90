"""What is said to the one person says the same as the message that it stands for: see `said_to_you.py`."""

from __future__ import annotations

import pytest

from pnrules import words
from pnrules.words.catalogue import sources
from tests.words import said_to_you


def test_what_is_said_to_the_one_person_was_read_again_after_its_message_was_reworded() -> None:
    kept, now = said_to_you.KEPT.read_text(encoding="utf-8").splitlines(), said_to_you.fingerprints().splitlines()
    assert len(now) > 400
    reworded = " ".join(line.split()[1] for line in now if line not in kept)
    assert not reworded, f"{reworded}: read them again in both languages, then python -m tests.words.said_to_you"
    assert kept == now


def test_a_message_that_is_reworded_in_one_language_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(said_to_you.fingerprints().splitlines())
    _, base = next(said_to_you.bases("fr"))
    theirs = {own for own, each in said_to_you.bases("fr") if each == base}
    french = {**sources("fr"), base: f"{base} = Autre chose."}
    monkeypatch.setattr(said_to_you, "sources", lambda lang: french if lang == "fr" else sources(lang))
    changed = [line.split()[:2] for line in said_to_you.fingerprints().splitlines() if line not in before]
    assert changed == [["fr", own] for own in sorted(theirs)]


@pytest.mark.parametrize(("lang", "you"), [("en", "you"), ("fr", "vous")])
@pytest.mark.parametrize("id", ["makes-bit", "moves-bit", "picks-bit", "takes-bit"])
def test_what_the_one_person_does_to_a_bit_of_their_own_is_told_as_such(lang: str, you: str, id: str) -> None:
    said = words.text(lang, f"you-seat-nightmare-{id}", owner=you, card="BUG", target="GOTO")
    assert any(own in said for own in ("your own", "vos bits", "vous-même"))
    assert not any(theirs in said for theirs in (f"{you}’s", f"({you})", f"à {you}"))
    others = words.text(lang, f"you-seat-nightmare-{id}", owner="Ben", card="BUG", target="GOTO")
    assert "Ben" in others


def test_an_exchange_in_ones_own_statement_is_told_as_such() -> None:
    said = words.text("en", "you-seat-runtime_error-edits", owner="you", card="6♠", new="J♣")
    assert said.startswith("You discard your own 6♠ and put J♣ in its place")
