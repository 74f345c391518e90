"""What a server keeps for all of its kernels together."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from traitlets.config import Config

from pnwidgets.app.apps import Apps, Served
from pnwidgets.app.folders import Folders
from pnwidgets.app.room import SOCKETS
from pnwidgets.app.settings import configure


@pytest.fixture
def apps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Apps:
    """A server that is not started."""
    monkeypatch.setattr(signal, "signal", lambda *_: None)  # nobody ends the tests by it
    config = Config()
    configure(config)
    config.Voila.config_file_paths = []
    made = Apps(config=config, root_dir=str(tmp_path), connection_dir_root=str(tmp_path))
    made.served = Served(Folders(tmp_path), "127.0.0.1", 0)
    made.initialize([])
    made.init_settings()
    return made


def test_a_server_has_nobody_to_log_in_and_lists_no_folder(apps: Apps) -> None:
    apps.template_paths, apps.server_url = [], "/"
    places = [each[0] for each in apps.init_handlers()]
    assert not [place for place in places if re.search("log(in|out)|contents|query|execution", place)]


def test_sockets_to_kernels_are_as_many_as_descriptors_allow(apps: Apps) -> None:
    """Otherwise a process has a thousand, and a page takes six."""
    assert apps.kernel_manager.context.max_sockets == SOCKETS


def test_all_kernels_write_into_one_event_logger_so_that_none_stays_of_those_that_have_gone(apps: Apps) -> None:
    manager = apps.kernel_manager
    first, second = manager.kernel_manager_factory(parent=manager), manager.kernel_manager_factory(parent=manager)
    assert first.event_logger is second.event_logger is apps.event_logger
