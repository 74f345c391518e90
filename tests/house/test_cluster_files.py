"""The files for a cluster on Kubernetes, which nobody has deployed, are of the form that the operator reads; Dask's own command
line takes its arguments; and the page that tells of them says the same."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from distributed.cli import dask_scheduler, dask_worker

import pnrules
from tests.house.test_hub import Unique

NAME = {"type": "string", "pattern": "^[a-z]([-a-z0-9]*[a-z0-9])?$"}
SIZE = {
    "type": "object",
    "properties": {
        "cpu": {"type": "string", "pattern": "^[0-9]+m?$"},
        "memory": {"type": "string", "pattern": "^[0-9]+[MG]i$"},
    },
    "additionalProperties": False,
}


def record(required: dict[str, Any], **others: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "required": [*required],
        "properties": {**required, **others},
        "additionalProperties": False,
    }


PORT = record({"name": NAME, "containerPort": {"type": "integer"}, "protocol": {"const": "TCP"}})
CONTAINER = record(
    {
        "name": {"enum": ["worker", "scheduler"]},
        "image": {"type": "string"},
        "args": {"type": "array", "items": {"type": "string"}, "minItems": 2},
        "resources": record({"requests": SIZE, "limits": SIZE}),
        "securityContext": record({"allowPrivilegeEscalation": {"const": False}, "runAsNonRoot": {"const": True}}),
    },
    ports={"type": "array", "items": PORT},
    readinessProbe=record({"httpGet": record({"port": NAME, "path": {"const": "/health"}})}),
)
POD = record(
    {
        "automountServiceAccountToken": {"const": False},
        "containers": {"type": "array", "items": CONTAINER, "minItems": 1, "maxItems": 1},
    }
)
SERVED = record({"name": NAME, "protocol": {"const": "TCP"}, "port": {"type": "integer"}, "targetPort": NAME})
SERVICE = record(
    {
        "type": {"const": "ClusterIP"},
        "selector": {"type": "object", "additionalProperties": {"type": "string"}},
        "ports": {"type": "array", "items": SERVED, "minItems": 1},
    }
)
HEAD = {"apiVersion": {"const": "kubernetes.dask.org/v1"}, "metadata": record({"name": NAME})}
CLUSTER = record(
    {
        **HEAD,
        "kind": {"const": "DaskCluster"},
        "spec": record(
            {
                "worker": record({"replicas": {"type": "integer", "minimum": 1}, "spec": POD}),
                "scheduler": record({"spec": POD, "service": SERVICE}),
            }
        ),
    }
)
AUTOSCALER = record(
    {
        **HEAD,
        "kind": {"const": "DaskAutoscaler"},
        "spec": record({"cluster": NAME, "minimum": {"type": "integer", "minimum": 1}, "maximum": {"type": "integer"}}),
    }
)
"""What we use of the operator's two kinds of resources."""


@pytest.fixture
def documents(root: Path) -> list[Any]:
    return list(yaml.load_all((root / "docs/cluster/cluster.yaml").read_text(encoding="utf-8"), Unique))


@pytest.fixture
def page(root: Path) -> str:
    return (root / "docs/cluster.md").read_text(encoding="utf-8")


def container(documents: list[Any], part: str) -> Any:
    return documents[0]["spec"][part]["spec"]["containers"][0]


def test_each_is_of_the_form_that_the_operator_reads(documents: list[Any]) -> None:
    for document, schema in zip(documents, (CLUSTER, AUTOSCALER), strict=True):
        jsonschema.validate(document, schema)


def test_names_that_have_to_be_the_same_are(documents: list[Any]) -> None:
    cluster, autoscaler = documents
    name = cluster["metadata"]["name"]
    service = cluster["spec"]["scheduler"]["service"]
    assert autoscaler["spec"]["cluster"] == name
    assert service["selector"] == {"dask.org/cluster-name": name, "dask.org/component": "scheduler"}
    ports = {each["name"]: each["containerPort"] for each in container(documents, "scheduler")["ports"]}
    assert {each["targetPort"]: each["port"] for each in service["ports"]} == ports
    assert container(documents, "scheduler")["readinessProbe"]["httpGet"]["port"] in ports


@pytest.mark.parametrize("part", ["worker", "scheduler"])
def test_dask_understands_what_it_is_started_with(documents: list[Any], part: str) -> None:
    command, name, *arguments = container(documents, part)["args"]
    assert (command, name) == ("dask", part)
    main = (dask_worker if part == "worker" else dask_scheduler).main
    main.make_context(part, arguments)


def test_a_worker_plays_one_game_at_a_time_in_the_memory_that_it_gets(documents: list[Any]) -> None:
    worker = container(documents, "worker")
    asked = dask_worker.main.make_context("worker", worker["args"][2:]).params
    assert asked["nthreads"] == 1
    assert worker["resources"]["requests"]["cpu"] == worker["resources"]["limits"]["cpu"] == "1"
    assert asked["memory_limit"] == worker["resources"]["limits"]["memory"].replace("Gi", "GiB")


def test_what_is_your_own_is_marked_and_the_page_counts_it(documents: list[Any], page: str) -> None:
    images = {container(documents, part)["image"] for part in ("worker", "scheduler")}
    assert len(images) == 1, "workers that differ from the scheduler are refused"
    (image,) = images
    assert image.startswith("CHANGE-ME")
    assert image.endswith(f"/pnrules-cluster:{pnrules.__version__}")
    assert "its two `CHANGE-ME` lines" in page
    assert f"pnrules-cluster:{pnrules.__version__}" in page


def test_the_page_says_what_is_asked_for_and_that_nobody_has_deployed_it(documents: list[Any], page: str) -> None:
    cluster, autoscaler = documents
    assert "Nobody has deployed these files yet" in page
    assert cluster["spec"]["worker"]["replicas"] == 4
    assert "four workers, each with one core and 1 GiB" in page
    assert f"up to {autoscaler['spec']['maximum']}" in page
    assert autoscaler["spec"]["minimum"] <= cluster["spec"]["worker"]["replicas"] <= autoscaler["spec"]["maximum"]
    assert f"service/{cluster['metadata']['name']}-scheduler" in page


def test_the_image_copies_what_there_is_and_has_the_python_of_the_page(root: Path, page: str) -> None:
    text = (root / "docs/cluster/Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    assert {name for name, *_ in lines} == {"FROM", "RUN", "WORKDIR", "COPY", "USER", "CMD"}
    copied = [source for name, *rest in lines if name == "COPY" for source in rest[:-1]]
    assert [source for source in copied if not (root / source).exists()] == []
    packed = re.findall(r"only-include = \[(.*?)\]", (root / "pyproject.toml").read_text(encoding="utf-8"))[0]
    assert {part.strip().strip('"') for part in packed.split(",")} <= set(copied), "the wheel is made from these"
    python = re.search(r"FROM python:(3\.\d+)-slim", text)
    assert python is not None
    assert f"the image’s ({python[1]})" in page
