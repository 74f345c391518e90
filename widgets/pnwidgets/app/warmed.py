"""Importing this loads what every page needs of its kernel, `pnwidgets` itself with it.

The process from which kernels are forked imports it once (`forking`); where kernels cannot be forked, each imports it.
"""

from __future__ import annotations

import gc

import fsrs  # noqa: F401
import ipykernel.kernelapp  # noqa: F401

from pnrules import games, words

for _lang in words.LANGUAGES:
    words.text(_lang, "app-title")
for _name in games.names():
    games.game(_name)
gc.freeze()  # a collection in a forked kernel would copy what it shares with the others
