"""What `compose.yaml` starts, without its containers: a database, two workers and Caddy, with its own commands."""

from __future__ import annotations

import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import psycopg
import pytest
import yaml
from tests.server.database import Cluster
from tests.server.running import COMMAND, Running
from tests.server.test_crew import ask, check_journal, patiently, play_on, spread
from tests.server.test_proxy import actions_of, event_of, free_port

ROOT = Path(__file__).parents[2]
CADDY = shutil.which("caddy") or ""
PASSWORD = "change-me"

pytestmark = [
    pytest.mark.deep,
    pytest.mark.skipif(not CADDY, reason="Caddy is not installed; run `sh tools/setup.sh deep`"),
]


def services(values: Mapping[str, str]) -> dict[str, Any]:
    """Return the services of the file with the settings of `.env` filled in, as Compose does it."""
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda name: values[name[1]], text))
    return dict(found["services"])


def prepare(database: Cluster, settings: Mapping[str, str]) -> None:
    """Make the role and the database that PostgreSQL's image makes from its settings."""
    user, name = settings["POSTGRES_USER"], settings["POSTGRES_DB"]
    with psycopg.connect(database.address("postgres"), autocommit=True) as db:
        db.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())
        db.execute(f"DROP ROLE IF EXISTS {user}".encode())
        db.execute(f"CREATE ROLE {user} LOGIN PASSWORD '{settings['POSTGRES_PASSWORD']}'".encode())
        db.execute(f"CREATE DATABASE {name} OWNER {user}".encode())


@contextmanager
def working(service: Mapping[str, Any], database: Cluster) -> Iterator[Running]:
    """Run a worker with the command and the settings of its service; its packages are here already."""
    script = shlex.split(service["command"])[-1]
    install, _, serve = script.partition(" && exec ")
    assert (install.split()[:2], serve.split()[:2]) == (["pip", "install"], ["ruse", "serve"])
    store = service["environment"]["RUSE_STORE"].replace("@database/", f"@127.0.0.1:{database.port}/")
    line = [*COMMAND, *serve.split()[2:], "--port", "0", "--limits", "0"]
    settings = {**os.environ, **service["environment"], "RUSE_STORE": store}
    process = subprocess.Popen(line, env=settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", process.stdout.readline().decode())
        assert found
        yield Running(process, f"http://127.0.0.1:{found[1]}", store)
    finally:
        process.kill()
        process.communicate()


@contextmanager
def proxied(service: Mapping[str, Any], origin: str, workers: list[Running], folder: Path) -> Iterator[Running]:
    """Run Caddy with the command of its service; the name of the workers stands for all of them."""
    program, *arguments = shlex.split(service["command"])
    assert program == "caddy"
    at = arguments.index("worker:8000")
    first, *others = [worker.address.removeprefix("http://") for worker in workers]
    arguments[at] = first
    arguments += [part for other in others for part in ("--to", other)]
    # For localhost Caddy makes certificates of its own. Without a path it finds no program to make this machine
    # trust them.
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "PATH": str(folder)}
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen([CADDY, *arguments], env=home, stdout=log, stderr=log)
    try:
        proxy = Running(process, origin, "")
        patiently(proxy, "/healthz")
        yield proxy
    finally:
        process.terminate()
        process.wait(20)


def test_two_workers_behind_caddy_play_a_whole_match(database, tmp_path, monkeypatch):
    origin = f"https://localhost:{free_port()}"
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "caddy/pki/authorities/local/root.crt"))
    found = services({"POSTGRES_PASSWORD": PASSWORD, "RUSE_ORIGIN": origin})
    assert found["worker"]["deploy"]["replicas"] == 2
    prepare(database, found["database"]["environment"])
    with ExitStack() as held:
        workers = [held.enter_context(working(found["worker"], database)) for _ in range(2)]
        _, _, option, probe = found["worker"]["healthcheck"]["test"]
        for worker in workers:
            port = worker.address.rpartition(":")[2]
            subprocess.run([sys.executable, option, probe.replace(":8000/", f":{port}/")], check=True)
        proxy = held.enter_context(proxied(found["proxy"], origin, workers, tmp_path))
        path, tokens = spread([proxy], "coup", 3)
        request = Request(f"{origin}{path}/stream", headers={"Authorization": f"Bearer {tokens[0]}"})
        with urlopen(request, timeout=30) as stream:
            first = event_of(stream)
            began = time.monotonic()
            acknowledged = play_on([proxy], path, tokens, 1, random.Random(1))
            assert event_of(stream)["sequence"] > first["sequence"]
            assert time.monotonic() - began < 20
        acknowledged += play_on([proxy], path, tokens, 1000, random.Random(2))
        assert ask(proxy, path)["status"] == "over"
        assert min(actions_of(worker) for worker in workers) > 0, "Caddy asks both"
        store = str(workers[0].store)
    check_journal(store, path, acknowledged)
