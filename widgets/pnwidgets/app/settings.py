"""All settings of the apps, for Voila by itself and for Voila inside a Jupyter server, such as Binder's."""

from __future__ import annotations

from functools import partial
from typing import Any

from pnwidgets import places
from pnwidgets.app.pages import page_config, prepare

# The JupyterLab extensions that the page needs, and our own (jupyter/voila/labextensions). If one is missing, the board silently
# never appears; if none is named, all are loaded, with their warnings in the console.
EXTENSIONS = ["@voila-dashboards/widgets-manager8", "@jupyter-widgets/jupyterlab-manager", "anywidget", "pnrules"]

# A page says good-bye to its kernel (page.js). If it cannot, because the browser crashed or the network failed, the kernel is
# ended after this time without a connection.
IDLE_SECONDS = 300

A_DAY = 86_400


def configure(c: Any, site: str = "") -> None:
    """All settings of the apps, for Voila by itself and for Voila inside a Jupyter server.

    c     a traitlets Config
    site  the address of the site without a server, to be linked on the front page
    """
    places.add_jupyter_data()
    voila = c.VoilaConfiguration
    voila.template = "pnrules"
    voila.allow_template_override = "NO"
    voila.allow_theme_override = "NO"
    voila.classic_tree = True
    voila.strip_sources = True
    voila.show_tracebacks = False
    voila.extension_allowlist = EXTENSIONS
    voila.file_allowlist = [r".*\.(png|jpg|gif|svg)"]
    voila.http_header_envs = ["Accept-Language"]
    voila.prelaunch_hook = prepare
    voila.page_config_hook = partial(page_config, site=site)
    voila.http_keep_alive_timeout = A_DAY  # Voila's heartbeat is a script tag, which our page's stream of JSON has no place for
    kernels = c.MappingKernelManager
    kernels.cull_idle_timeout = IDLE_SECONDS
    kernels.cull_interval = 30
    kernels.cull_connected = False
    c.KernelManager.transport_encryption = "auto"  # keeps other users of the machine from reading along, without a warning
