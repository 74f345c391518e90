"""A file made by a notebook, for the reader to download: nothing is written beside the notebook."""

from __future__ import annotations

from base64 import b64encode
from html import escape

from pnrules import words
from pnwidgets.cells.telling import Spoken
from pnwidgets.language import PAGE


class Download(Spoken):
    """A link that saves a text as a file on the reader's machine.

    name  the file's name, with an extension for its type
    text  its content
    """

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        super().__init__()

    def _html(self, lang: str) -> str:
        held = b64encode(self.text.encode()).decode()
        address = f"data:application/octet-stream;base64,{held}"
        return (
            f'<a lang="{lang}" class="pn-download" download="{escape(self.name)}" href="{address}">{escape(self._said(lang))}</a>'
        )

    def _said(self, lang: str) -> str:
        return words.text(lang, "app-save-file", name=self.name)

    def __repr__(self) -> str:
        return self._said(PAGE.lang)


def download(name: str, text: str) -> Download:
    """A link on the page that saves a text as a file: `download("worksheet.html", page)`."""
    return Download(name, text)
