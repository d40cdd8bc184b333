"""Words that were compiled earlier say the same as words that are compiled now."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent_compiler.bundle import FluentBundle
from tests.depths import deep_after

import ruse
from ruse.core import words_on_disk
from ruse.core.words import LOCALES
from ruse.core.words_on_disk import bundle_of

FILES = sorted(Path(ruse.__file__).parent.rglob("*.ftl"))
SAMPLE = """
-box = Ruse
hello = Hello, { $name }! Welcome to { -box }.
twice = { hello } { hello.short }
    .long = { twice }
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
share = { NUMBER($share, minimumFractionDigits: 2) }
any = a message that is called like a part of Python
"""
VALUES = {"name": "Ada", "count": 1234, "share": 0.5}


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RUSE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "words"


def written(folder: Path, text: str) -> Path:
    file = folder / "de.ftl"
    file.write_text(text, encoding="utf-8")
    return file


def never_compiled(*_, **__):
    raise AssertionError("the words were compiled again")


@pytest.mark.parametrize("file", deep_after(1, FILES), ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_every_message_comes_back_with_the_same_code(file, kept):
    compiled, revived = (bundle_of(file, file.stem) for _ in range(2))
    assert file.stem in LOCALES
    assert list(revived._compiled_messages) == list(compiled._compiled_messages)
    for message, function in compiled._compiled_messages.items():
        again = revived._compiled_messages[message]
        assert again.__code__ == function.__code__
        assert set(again.__code__.co_names) & set(function.__globals__) <= set(again.__globals__)


def test_messages_say_the_same(tmp_path, kept, monkeypatch):
    file = written(tmp_path, SAMPLE.replace("hello.short", "hello"))
    compiled = bundle_of(file, "de")
    monkeypatch.setattr(FluentBundle, "from_files", never_compiled)
    revived = bundle_of(file, "de")
    for message in ("hello", "twice", "coins", "share", "any"):
        assert revived.has_message(message)
        assert revived.format(message, VALUES) == compiled.format(message, VALUES)
    assert revived.format("coins", VALUES) == ("1.234 coins", [])
    assert revived.format("coins", {"count": 1}) == ("one coin", [])
    assert revived.format("twice", VALUES)[0].count("Ada") == 2
    assert not revived.has_message("nothing")
    _, errors = revived.format("hello", {})
    assert len(errors) == 1


def test_changed_words_are_compiled_again(tmp_path, kept):
    assert bundle_of(written(tmp_path, "hello = Hallo"), "de").format("hello") == ("Hallo", [])
    assert bundle_of(written(tmp_path, "hello = Servus"), "de").format("hello") == ("Servus", [])
    assert len(list(kept.iterdir())) == 2


@pytest.mark.parametrize("damage", [b"", b"\x00" * 40, b"[\x00\x00\x00\x00"], ids=["empty", "noise", "a list"])
def test_damaged_code_is_compiled_again(tmp_path, kept, damage):
    file = written(tmp_path, "hello = Hallo")
    bundle_of(file, "de")
    (code,) = kept.iterdir()
    code.write_bytes(damage)
    assert bundle_of(file, "de").format("hello") == ("Hallo", [])
    assert code.read_bytes() != damage


def test_words_with_mistakes_are_not_kept(tmp_path, kept):
    file = written(tmp_path, SAMPLE)
    assert bundle_of(file, "de").check_messages()
    assert bundle_of(file, "de").check_messages(), "whoever reads them again hears of the mistake, too"
    assert not kept.exists()


def test_where_nothing_can_be_kept_words_are_compiled(tmp_path, monkeypatch):
    monkeypatch.setattr(words_on_disk, "lasting_folder", lambda: None)
    assert bundle_of(written(tmp_path, "hello = Hallo"), "de").format("hello") == ("Hallo", [])
