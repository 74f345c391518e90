# Read by the Jupyter server that Binder starts (see `start`). What is ours stands in pnwidgets.app; here is only what
# differs when Voila is an extension of a server.
import runpy
from pathlib import Path

from pnwidgets.app import configure

here = Path(__file__).resolve().parent
c = get_config()  # noqa: F821  (Jupyter puts it there)
configure(c, site=runpy.run_path(str(here / "address.py"))["SITE"])
c.ServerApp.root_dir = str(here.parent / "notebooks")
c.ServerApp.jpserver_extensions = {"voila.server_extension": True, "pnwidgets.app.extension": True}
