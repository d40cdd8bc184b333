"""What pages keep: never more than its budget, whatever strangers write, and nothing that is written twice."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from pathlib import Path

import pytest

import ruse.server
import ruse.web
from ruse.server.store.journal import Line
from ruse.web.site.environment import environment
from ruse.web.site.memory import MEMORY, Memory, weight
from ruse.web.site.qr import qr_code
from ruse.web.site.say import Say
from ruse.web.table.panels import talk


def test_the_same_is_made_once():
    made = []
    memory = Memory()

    @memory.keeps
    def double(text: str) -> str:
        made.append(text)
        return text * 2

    assert [double("a"), double("b"), double("a")] == ["aa", "bb", "aa"]
    assert made == ["a", "b"]


def test_a_code_for_phones_is_drawn_once():
    link = "https://ruse.example/table/abc"
    assert qr_code(link) is qr_code(link)


def test_what_is_forgotten_is_made_again():
    memory, made = Memory(), []

    @memory.keeps
    def make(value):
        made.append(value)
        return value * 2

    assert make("a") == make("a") == "aa"
    memory.forget()
    assert memory.size == 0
    assert make("a") == "aa"
    assert made == ["a", "a"]


def test_nothing_is_kept_that_does_not_fit():
    memory = Memory(budget=1_000_000)

    @memory.keeps
    def long(number: int, text: str) -> str:
        return f"{number} {text}"

    @memory.keeps
    def listed(number: int) -> tuple[str, ...]:
        return tuple(str(number + nth) for nth in range(100))

    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(1_000):  # five times what fits
        long(number, "x" * 5_000)
        listed(number)
        assert memory.size <= memory.budget
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert memory.budget // 4 < grown < 1.2 * memory.budget


def test_a_shelf_finds_by_its_keys_and_keeps_to_the_budget():
    memory = Memory(budget=100_000)
    shelf, other = memory.shelf(), memory.shelf()
    assert shelf.find(("a",)) is None
    assert shelf.keep(("a",), "first") == "first"
    assert (shelf.find(("a",)), other.find(("a",))) == ("first", None)
    for number in range(1_000):
        other.keep((number,), "x" * 1_000)
        assert shelf.find(("a",)) == "first"  # what is used stays, on every shelf
        assert memory.size <= memory.budget
    other.keep(("large",), "x" * 100_000)
    assert other.find(("large",)) is None
    memory.forget()
    assert (shelf.find(("a",)), memory.size) == (None, 0)


def test_what_is_used_stays():
    made = []
    memory = Memory(budget=100_000)

    @memory.keeps
    def shown(number: int) -> str:
        made.append(number)
        return "x" * 1_000

    for number in range(1, 1_000):
        shown(0)
        shown(number)
    assert made.count(0) == 1


def test_talk_that_is_never_the_same_fills_no_memory(monkeypatch):
    """40 lines of 500 characters, new in every frame: 1.75 GB within the limits of one address."""
    monkeypatch.setattr(MEMORY, "budget", 3_000_000)
    for frame in range(300):
        lines = [Line(nth, 0, "Ada", chr(0x4E00 + nth) * 490 + str(frame), "players", 0.0) for nth in range(40)]
        assert f"{frame}</span></li>" in talk(environment(), lines, 0, Say("en"))
        assert frame < 200 or MEMORY.size <= 3_000_000  # what other tests have left is gone by then


def test_all_of_a_thing_is_weighed():
    assert weight("x" * 1000) > 1000
    assert weight(("x" * 1000, ["y" * 1000, {"z": "z" * 1000}])) > 3000


@pytest.mark.parametrize("sign", ["x", "é", "−", "𝄞"])
def test_text_weighs_what_it_takes(sign):
    """One sign beyond ASCII does not make all others four bytes long: that would leave a quarter of the budget."""
    text = "x" * 10_000 + sign
    assert sys.getsizeof(text) <= weight(text) <= sys.getsizeof(text) + 100
    assert sys.getsizeof(text) <= weight((text,)) <= sys.getsizeof(text) + 200


def test_no_cache_counts_entries_only():
    """`lru_cache` bounds how many things are kept, not how large they are; pages use `MEMORY`."""
    for package in (ruse.web, ruse.server):
        folder = Path(package.__path__[0])
        assert not [file for file in folder.rglob("*.py") if "lru_cache" in file.read_text("utf-8")]
