"""Widgets without a kernel: HTML that shows them, and data for the boards among them.

Parts that differ by language are repeated in each, marked with `data-lang`; the page shows one. A control that needs the kernel
keeps its appearance and is marked with `data-needs`: the page's script says so when it is used. A control of a kind that is not
listed here is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from pnwidgets.board.widget import BOARD

State = Mapping[str, Any]
States = Mapping[str, State]


class Stills:
    """The widgets of a notebook, in each language.

    states     language -> widget id -> its state, as sent by a kernel
    languages  language -> its name for itself
    """

    def __init__(self, states: Mapping[str, States], languages: Mapping[str, str]) -> None:
        self._states = states
        self._languages = languages
        self._first = next(iter(states.values()), {})

    # --- boards -------------------------------------------------------------------------------------------------------

    def boards(self, traits: Sequence[str]) -> dict[str, State]:
        """The named traits of every board, in the first language."""
        return {id: {name: state.get(name) for name in traits} for id, state in self._first.items() if _is_board(state)}

    def spoken(self, traits: Sequence[str]) -> dict[str, dict[str, State]]:
        """Language -> board -> its traits that differ by language."""
        boards = [id for id, state in self._first.items() if _is_board(state)]
        return {lang: {id: self._own(states, id, traits) for id in boards} for lang, states in self._states.items()}

    def _own(self, states: States, id: str, traits: Sequence[str]) -> State:
        each = [other[id] for other in self._states.values()]
        return {name: states[id].get(name) for name in traits if any(state.get(name) != each[0].get(name) for state in each)}

    # --- as HTML ------------------------------------------------------------------------------------------------------

    def shown(self, id: str, otherwise: str) -> str:
        """A widget as HTML. `otherwise` is the text for kinds that cannot be shown, and for pages without scripts."""
        state = self._first.get(id, {})
        in_words = f'<pre tabindex="0">{escape(otherwise)}</pre>' if otherwise else ""
        return self._widget(id, in_words) if _is_board(state) or _kind(state) in (*_BOXES, *_LEAVES) else in_words

    def _widget(self, id: str, in_words: str) -> str:
        state = self._first.get(id, {})
        if _is_board(state):
            return f'<div data-board="{escape(id)}">{in_words}</div>'
        if _kind(state) in _BOXES:
            return self._box(state, in_words)
        draw = _LEAVES.get(_kind(state))
        return self._in_each(id, draw) if draw else ""

    def _box(self, state: State, in_words: str) -> str:
        children = map(_referred, state.get("children", ()))
        shown = "".join(self._widget(child, in_words) for child in children if not self._hidden(child))
        return f'<div class="{_BOXES[_kind(state)]}">{shown}</div>'

    def _hidden(self, id: str) -> bool:
        """Whether a widget is hidden."""
        layout = _referred(str(self._first.get(id, {}).get("layout", "")))
        return self._first.get(layout, {}).get("display") == "none"

    def _in_each(self, id: str, draw: Callable[[str, State], str]) -> str:
        """A widget in every language; only once if it is the same in all."""
        drawn = {lang: draw(f"{id}-{lang}", states.get(id, {})) for lang, states in self._states.items()}
        if len({html.replace(f"{id}-{lang}", id) for lang, html in drawn.items()}) == 1:
            return next(iter(drawn.values()))
        return "".join(f'<div lang="{lang}" data-lang="{lang}">{html}</div>' for lang, html in drawn.items())

    def switch(self) -> str:
        """The switch for the page's language."""
        buttons = "".join(
            f'<button type="button" lang="{lang}" data-speak="{lang}" aria-pressed="false">{escape(name)}</button>'
            for lang, name in self._languages.items()
        )
        return f'<div class="pn-control pn-languages">{buttons}</div>'


def _is_board(state: State) -> bool:
    return state.get("_anywidget_id") == BOARD


def _kind(state: State) -> str:
    return str(state.get("_model_name"))


def _referred(reference: str) -> str:
    """The id of the widget that a state refers to."""
    return reference.removeprefix("IPY_MODEL_")


# --- what a widget looks like: its id on the page and its state in, HTML out ---------------------------------------------


def _html(_id: str, state: State) -> str:
    return str(state.get("value", ""))


def _label(_id: str, state: State) -> str:
    return f"<p>{escape(state.get('value', ''))}</p>"


def _button(_id: str, state: State) -> str:
    disabled = " disabled" if state.get("disabled") else ""
    description = escape(state.get("description", ""))
    return f'<button type="button" class="pn-press" data-needs{disabled}>{description}</button>'


def _toggles(_id: str, state: State) -> str:
    buttons = "".join(
        f'<button type="button" aria-pressed="{str(index == state.get("index")).lower()}">{escape(label)}</button>'
        for index, label in enumerate(state.get("_options_labels", ()))
    )
    name = escape(state.get("description", ""))
    return f'<div class="pn-control" role="group" aria-label="{name}" data-needs><span>{name}</span>{buttons}</div>'


def _dropdown(_id: str, state: State) -> str:
    options = "".join(
        f"<option{' selected' if index == state.get('index') else ''}>{escape(label)}</option>"
        for index, label in enumerate(state.get("_options_labels", ()))
    )
    name = escape(state.get("description", ""))
    return f'<label class="pn-control" data-needs><span>{name}</span> <select autocomplete="off">{options}</select></label>'


def _radios(id: str, state: State) -> str:
    rows = "".join(
        f'<label><input type="radio" name="{escape(id)}" autocomplete="off"'
        f"{' checked' if index == state.get('index') else ''}> {escape(label)}</label>"
        for index, label in enumerate(state.get("_options_labels", ()))
    )
    return f'<fieldset class="pn-radios" data-needs>{rows}</fieldset>'


def _text(_id: str, state: State) -> str:
    name, value = escape(state.get("description", "")), escape(str(state.get("value", "")))
    return f'<label class="pn-control" data-needs><span>{name}</span> <input value="{value}" autocomplete="off"></label>'


def _number(_id: str, state: State) -> str:
    name, value = escape(state.get("description", "")), escape(str(state.get("value", "")))
    field = f'<input type="number" value="{value}" autocomplete="off">'
    return f'<label class="pn-control" data-needs><span>{name}</span> {field}</label>'


def _area(_id: str, state: State) -> str:
    name, value = escape(state.get("description", "")), escape(state.get("value", ""))
    area = f'<textarea rows="{state.get("rows") or 4}">{value}</textarea>'
    return f'<label class="pn-control" data-needs><span>{name}</span> {area}</label>'


_BOXES = {"VBoxModel": "pn-column-of", "HBoxModel": "pn-line", "BoxModel": "pn-line"}

_LEAVES: dict[str, Callable[[str, State], str]] = {
    "HTMLModel": _html,
    "LabelModel": _label,
    "ButtonModel": _button,
    "ToggleButtonModel": _button,
    "ToggleButtonsModel": _toggles,
    "DropdownModel": _dropdown,
    "RadioButtonsModel": _radios,
    "TextModel": _text,
    "BoundedIntTextModel": _number,
    "TextareaModel": _area,
}
