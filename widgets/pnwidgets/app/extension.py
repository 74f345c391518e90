"""Our pages inside a Jupyter server, such as Binder's. Voila's own extension runs beside it and serves the static files."""

from __future__ import annotations

from typing import Any

from voila.configuration import VoilaConfiguration
from voila.paths import collect_template_paths

from pnwidgets.app import notebook, sheets
from pnwidgets.app.records import Records


def _load_jupyter_server_extension(server: Any) -> None:
    base = server.web_app.settings["base_url"]
    configuration = VoilaConfiguration(parent=server)
    paths = collect_template_paths(["voila", "nbconvert"], configuration.template)
    ours = notebook.handlers(base, configuration, template_paths=paths, records=Records(), config=server.config)
    server.web_app.add_handlers(".*$", [*sheets.handlers(base), *ours])
