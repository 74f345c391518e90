"""All settings of the apps, for Voila by itself and for Voila inside a Jupyter server, such as Binder's."""

from __future__ import annotations

from functools import partial
from typing import Any

from pnwidgets import places
from pnwidgets.app.pages import page_config, prepare

# What the page needs of JupyterLab's extensions, and our own (jupyter/voila/labextensions). Leave one out and the board silently
# never appears; name none and all are loaded, with their warnings in the console.
EXTENSIONS = ["@voila-dashboards/widgets-manager8", "@jupyter-widgets/jupyterlab-manager", "anywidget", "pnrules"]

# A page says good-bye to its kernel (page.js). Where it cannot, because the browser crashed or the network went, the
# kernel is ended when nobody has been connected to it for this long.
IDLE_SECONDS = 300

A_DAY = 86_400


def configure(c: Any, site: str = "") -> None:
    """All settings of the apps, for Voila by itself and for Voila inside a Jupyter server.

    c     a traitlets Config
    site  the address of the site without a server, which the front page links then
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
    voila.http_keep_alive_timeout = A_DAY  # Voila's sign of life is a script, which has no place in what our page is told
    kernels = c.MappingKernelManager
    kernels.cull_idle_timeout = IDLE_SECONDS
    kernels.cull_interval = 30
    kernels.cull_connected = False
    c.KernelManager.transport_encryption = "auto"  # other users of the machine do not read along, and nothing warns
