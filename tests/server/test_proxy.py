"""nginx with our configuration in front of two servers on one database, and the commands of the documentation."""

from __future__ import annotations

import json
import random
import re
import shlex
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import psycopg
import pytest
from tests.server.running import Running, serving
from tests.server.test_crew import ask, check_journal, patiently, play_on, spread, status_of, workers_of

ROOT = Path(__file__).parents[2]
NGINX = shutil.which("nginx") or "/usr/sbin/nginx"

pytestmark = [
    pytest.mark.deep,
    pytest.mark.skipif(not Path(NGINX).exists(), reason="nginx is not installed; run `sh tools/setup.sh deep`"),
]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


def configured(folder: Path, port: int, servers: list[Running]) -> Path:
    """Return our configuration on other ports, without a certificate; all else is as it is delivered."""
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"^\s*ssl_certificate.*\n", "", text, flags=re.MULTILINE)
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    for number, server in enumerate(servers, 8001):
        assert f"127.0.0.1:{number}" in text
        text = text.replace(f"127.0.0.1:{number}", server.address.removeprefix("http://"), 1)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    process = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}"
    whole = f"{process} http {{ access_log off; {paths}\n{text} }}"
    path = folder / "nginx.conf"
    path.write_text(whole, encoding="utf-8")
    return path


@contextmanager
def proxied(folder: Path, servers: list[Running]) -> Iterator[Running]:
    """Run nginx in front of servers."""
    port = free_port()
    path = configured(folder, port, servers)
    process = subprocess.Popen([NGINX, "-c", str(path), "-e", str(folder / "errors")])
    try:
        proxy = Running(process, f"http://127.0.0.1:{port}", "")
        patiently(proxy, "/healthz")
        yield proxy
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def actions_of(server: Running) -> int:
    """Return how many actions a server has played."""
    with urlopen(f"{server.address}/metrics", timeout=30) as answer:
        counted = re.findall(r"^ruse_actions_total{.*} (\S+)$", answer.read().decode(), re.MULTILINE)
    return round(sum(map(float, counted)))


def test_a_whole_match_through_nginx_while_its_server_is_killed(database, tmp_path):
    """A table stays with one server, and moves to the other when that one dies."""
    address = database.fresh("proxied")
    choose = random.Random(1)
    origin = ("--origin", "http://127.0.0.1")
    with (
        serving(address, *origin) as one,
        serving(address, *origin) as other,
        proxied(tmp_path, [one, other]) as proxy,
    ):
        path, tokens = spread([proxy], "coup", 4)
        acknowledged = play_on([proxy], path, tokens, 8, choose)
        played = {server.address: actions_of(server) for server in (one, other)}
        assert min(played.values()) == 0 < max(played.values())
        home = max((one, other), key=actions_of)
        home.process.kill()
        acknowledged += play_on([proxy], path, tokens, 1000, choose)
        assert ask(proxy, path)["status"] == "over"
    check_journal(address, path, acknowledged)


def test_nginx_passes_frames_on_at_once_and_keeps_operators_pages_inside(database, tmp_path):
    address = database.fresh("proxied")
    origin = ("--origin", "http://127.0.0.1")
    with (
        serving(address, *origin) as one,
        serving(address, *origin) as other,
        proxied(tmp_path, [one, other]) as proxy,
    ):
        path, tokens = spread([proxy], "coup", 2)
        request = Request(f"{proxy.address}{path}/stream", headers={"Authorization": f"Bearer {tokens[0]}"})
        with urlopen(request, timeout=30) as stream:
            first = event_of(stream)
            began = time.monotonic()
            assert play_on([proxy], path, tokens, 1, random.Random(2))
            assert event_of(stream)["sequence"] > first["sequence"]
            assert time.monotonic() - began < 20
        assert status_of(proxy, "/metrics") == 404
        with pytest.raises(HTTPError) as refused:
            urlopen(Request(f"{proxy.address}/api/tables", b"x" * 700_000), timeout=30)
        with refused.value as answer:
            assert answer.code == 413


def event_of(stream: Any) -> dict[str, Any]:
    """Return the data of the next event."""
    while not (line := stream.readline()).startswith(b"data: "):
        assert line, "the stream has ended"
    found: dict[str, Any] = json.loads(line[6:])
    return found


def documented() -> list[str]:
    """Return the five commands of docs/scaling.md."""
    text = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")
    block = re.search(r"in five commands\n+```text\n(.*?)```", text, re.DOTALL)
    assert block is not None
    return block[1].strip().split("\n")


def test_the_five_commands_of_the_documentation(database):
    """As they are written; only packages are there already, and the database listens on another port."""
    install, make_role, give_password, install_ruse, serve = documented()
    assert (install.split()[-1], install_ruse) == ("postgresql", "pip install 'ruse[postgres]'")
    with psycopg.connect(database.address("postgres"), autocommit=True) as db:
        db.execute("DROP DATABASE IF EXISTS ruse WITH (FORCE)")
        db.execute("DROP ROLE IF EXISTS ruse")
    for command in [*make_role.split(" && "), give_password]:
        line = shlex.split(command)
        assert line[:3] == ["sudo", "-u", "postgres"]
        subprocess.run(
            [line[3], "-h", "127.0.0.1", "-p", str(database.port), "-U", "postgres", *line[4:]], check=True
        )
    line = shlex.split(serve)
    assert line[:2] == ["ruse", "serve"]
    store = line[line.index("--store") + 1].replace("127.0.0.1", f"127.0.0.1:{database.port}")
    with serving(
        store, *(part for part in line[2:] if part not in ("--store", line[line.index("--store") + 1]))
    ) as ruse:
        path, tokens = spread([ruse], "coup", 2)
        assert len(play_on([ruse], path, tokens, 3, random.Random(3))) >= 3
        assert len(workers_of(ruse)) == 2
        status, _, err = ruse.stop()
        assert (status, "Traceback" in err) == (0, False), err
