"""The pieces of a run, and the file that keeps them: what a cluster needs, without one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruse.cluster.jobs import ClusterJob, game_of, played
from ruse.cluster.kept_spans import KeptSpans
from ruse.cluster.ray_cluster import check_reachable
from ruse.core.errors import RuseError
from ruse.core.registry import find
from ruse.study.simulate import added, outcome, simulate


def job(**changes: object) -> ClusterJob:
    given: dict[str, object] = {
        "kind": "simulate",
        "game": "coup",
        "rules": find("coup").version,
        "players": 3,
        "games": 25,
        "seed": 4,
        "target": "python",
        "each": 10,
    }
    return ClusterJob(**(given | changes))  # type: ignore[arg-type]


def test_the_pieces_together_are_the_run() -> None:
    totals = [0] * 5
    for piece in job().pieces():
        totals = added(totals, played(job().describe(), piece))
    together = outcome(find("coup"), 3, "python", 25, totals, 1.0)
    alone = simulate(find("coup"), 3, 25, seed=4, target="python")
    assert (together.digest, together.decisions, together.wins) == (alone.digest, alone.decisions, alone.wins)


def test_a_duel_gives_every_seat_its_share() -> None:
    pieces = list(job(kind="duel", games=25, each=5).pieces())
    assert sum(piece[-1] for piece in pieces) == 25
    assert [sum(count for seat, _, count in pieces if seat == own) for own in range(3)] == [9, 8, 8]
    assert len(set(pieces)) == len(pieces)


def test_finished_spans_are_found_again(tmp_path: Path) -> None:
    path = tmp_path / "spans.jsonl"
    first = KeptSpans(job(), path)
    first.open()
    first.keep({(0, 10): [1, 2, 3]})
    first.close(complete=False)
    with path.open("a") as file:
        file.write('{"piece": [10, 10], "numb')  # the machine went down while it wrote
    second = KeptSpans(job(), path)
    second.open()
    assert second.finished == {(0, 10): [1, 2, 3]}
    second.keep({(10, 10): [4, 5, 6], (20, 5): [7, 8, 9]})
    second.keep({})
    second.close(complete=False)
    assert [json.loads(line) for line in path.read_text().splitlines()][1:] == [
        {"piece": [0, 10], "numbers": [1, 2, 3]},
        {"piece": [10, 10], "numbers": [4, 5, 6]},
        {"piece": [20, 5], "numbers": [7, 8, 9]},
    ]
    third = KeptSpans(job(), path)
    third.open()
    third.close(complete=True)
    assert not path.exists()


def test_the_spans_of_another_run_are_refused_and_stay(tmp_path: Path) -> None:
    path = tmp_path / "spans.jsonl"
    first = KeptSpans(job(), path)
    first.open()
    first.close(complete=False)
    before = path.read_text()
    with pytest.raises(RuseError, match="another run"):
        KeptSpans(job(seed=5), path).open()
    assert path.read_text() == before


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(RuseError, match="cannot be kept"):
        KeptSpans(job(), tmp_path).open()


def test_a_machine_with_other_rules_says_so() -> None:
    with pytest.raises(RuseError, match="same release of Ruse on all machines"):
        game_of(job(rules=99))


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("nowhere", "host:port"),
        ("host:port", "host:port"),
        ("127.0.0.1:1", "no Ray cluster answers at 127.0.0.1:1"),
        ("ray://127.0.0.1:1", "no Ray cluster answers"),
    ],
)
def test_an_address_without_a_cluster_is_one_sentence(address: str, told: str) -> None:
    with pytest.raises(RuseError, match=told) as raised:
        check_reachable(address)
    assert "\n" not in str(raised.value)
