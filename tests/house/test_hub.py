"""What a school's JupyterHub is made from, as far as one sees it without Kubernetes: the chart's values, the image's recipe."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

import pnrules

QUANTITY = {"type": "string", "pattern": "^[0-9]+(m|Mi|Gi)$"}
SIZE = {"type": "string", "pattern": "^[0-9]+[MG]$"}
FLAG = {"type": "boolean"}
COUNT = {"type": "integer", "minimum": 1}
TEXT = {"type": "string", "minLength": 1}
HOSTS = {"type": "array", "items": {"type": "string", "pattern": r"^[A-Za-z0-9.-]+$"}, "minItems": 1}


def of(**members: Any) -> dict[str, Any]:
    """An object with these members and no others: a name that the chart does not know is not read, and nobody is told."""
    return {"type": "object", "properties": members, "additionalProperties": False}


RESOURCES = of(requests=of(cpu=QUANTITY, memory=QUANTITY), limits=of(memory=QUANTITY))
CHART = of(
    hub=of(
        config={"type": "object", "additionalProperties": {"type": "object"}},
        concurrentSpawnLimit=COUNT,
        activeServerLimit=COUNT,
        resources=RESOURCES,
    ),
    proxy=of(service=of(type={"enum": ["ClusterIP", "NodePort", "LoadBalancer"]}), chp=of(resources=RESOURCES)),
    ingress=of(enabled=FLAG, hosts=HOSTS, tls={"type": "array", "items": of(hosts=HOSTS, secretName=TEXT)}),
    singleuser=of(
        image=of(name=TEXT, tag=TEXT),
        cmd=TEXT,
        defaultUrl={"type": "string", "pattern": "^/"},
        startTimeout=COUNT,
        memory=of(guarantee=SIZE, limit=SIZE),
        cpu=of(guarantee={"type": "number", "exclusiveMinimum": 0}, limit={"type": "number", "exclusiveMinimum": 0}),
        storage=of(type={"enum": ["dynamic", "static", "none"]}),
        networkPolicy=of(enabled=FLAG, egressAllowRules=of(nonPrivateIPs=FLAG, privateIPs=FLAG, cloudMetadataServer=FLAG)),
        cloudMetadata=of(blockWithIptables=FLAG),
        allowPrivilegeEscalation=FLAG,
        uid=COUNT,
        fsGid=COUNT,
    ),
    cull=of(enabled=FLAG, timeout=COUNT, every=COUNT, maxAge=COUNT),
    scheduling=of(userScheduler=of(enabled=FLAG), userPlaceholder=of(enabled=FLAG, replicas=COUNT)),
    prePuller=of(hook=of(enabled=FLAG), continuous=of(enabled=FLAG)),
    debug=of(enabled=FLAG),
)
"""What the chart of Zero to JupyterHub calls what we set, and what it may be."""

KERNEL, SERVER = 85, 145
"""Megabytes, as measured (docs/hub.md): a page's kernel, and a learner's server."""


class Unique(yaml.SafeLoader):
    """Reads YAML, and takes no name twice: the later one would quietly take the earlier one's place."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        names = [self.construct_object(key, deep=True) for key, _ in node.value]  # type: ignore[no-untyped-call]
        assert len(names) == len(set(names)), names
        return super().construct_mapping(node, deep)


@pytest.fixture
def values(root: Path) -> Any:
    return yaml.load((root / "docs/hub/values.yaml").read_text(encoding="utf-8"), Unique)


@pytest.fixture
def recipe(root: Path) -> list[tuple[str, str]]:
    """The image's instructions, each with what follows it; lines that go on are one."""
    text = (root / "docs/hub/Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines)]


def test_every_value_is_one_that_the_chart_knows(values: Any) -> None:
    jsonschema.validate(values, CHART)


def test_the_school_is_told_what_is_its_own(values: Any) -> None:
    teachers = values["hub"]["config"]["Authenticator"]["admin_users"]
    own = [*values["ingress"]["hosts"], values["singleuser"]["image"]["name"], *teachers]
    assert all("CHANGE-ME" in each for each in own)
    assert values["ingress"]["tls"][0]["hosts"] == values["ingress"]["hosts"]


def test_a_learner_has_room_for_what_was_measured(values: Any) -> None:
    size = {name: int(given[:-1]) for name, given in values["singleuser"]["memory"].items()}
    assert SERVER + 2 * KERNEL <= size["guarantee"] < size["limit"]
    assert size["limit"] >= SERVER + 6 * KERNEL


def test_a_learner_s_python_reaches_nothing_and_is_nobody(values: Any, recipe: list[tuple[str, str]]) -> None:
    user = values["singleuser"]
    assert user["networkPolicy"]["enabled"]
    assert not any(user["networkPolicy"]["egressAllowRules"].values())
    assert user["allowPrivilegeEscalation"] is False
    assert [rest for name, rest in recipe if name == "USER"] == [str(user["uid"])]
    assert any(name == "RUN" and f"--uid {user['uid']} " in f"{rest} " for name, rest in recipe)


def test_the_page_that_opens_is_the_one_that_binder_opens(root: Path, values: Any) -> None:
    assert values["singleuser"]["defaultUrl"] == "/voila/tree"
    assert 'APP = "voila/tree"' in (root / "binder/address.py").read_text(encoding="utf-8")


def test_the_recipe_has_known_instructions_and_copies_what_there_is(root: Path, recipe: list[tuple[str, str]]) -> None:
    assert recipe[0][0] == "FROM"
    assert {name for name, _ in recipe} <= {"FROM", "ARG", "RUN", "WORKDIR", "COPY", "ENV", "USER", "CMD"}
    assert recipe[-1] == ("CMD", '["jupyterhub-singleuser"]')
    copied = [source for name, rest in recipe if name == "COPY" for source in rest.split()[:-1]]
    assert copied
    assert [source for source in copied if not (root / source).exists()] == []
    packed = re.findall(r"only-include = \[(.*?)\]", (root / "pyproject.toml").read_text(encoding="utf-8"))[0]
    assert {part.strip().strip('"') for part in packed.split(",")} <= set(copied), "the wheel is made from these"
    for name, rest in recipe:
        if name == "RUN":
            assert shlex.split(rest)


def test_hub_chart_and_image_are_of_one_version(root: Path, values: Any, recipe: list[tuple[str, str]]) -> None:
    said = (root / "docs/hub/values.yaml").read_text(encoding="utf-8")
    hub = re.search(r"JupyterHub (\d+\.\d+\.\d+)\)", said)
    chart = re.search(r"version (\d+\.\d+\.\d+) ", said)
    assert hub is not None
    assert chart is not None
    assert f"\njupyterhub=={hub[1]} " in (root / "docs/hub/hashes.txt").read_text(encoding="utf-8")
    assert any(name == "RUN" and "--require-hashes --requirement docs/hub/hashes.txt" in rest for name, rest in recipe)
    assert f"--version {chart[1]}" in (root / "docs/hub.md").read_text(encoding="utf-8")
    assert values["singleuser"]["image"]["tag"] == pnrules.__version__
