"""Pieces are kept for all readers, so a piece may show nothing but its arguments."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from jinja2 import UndefinedError, meta, nodes
from markupsafe import Markup

from ruse.web.site.environment import environment
from ruse.web.site.memory import MEMORY, plain_bytes, read_bytes
from ruse.web.table.pieces import SHORT_LINE, in_long_lines, in_one_line, kept
from ruse.web.table.scene import Place

OF_PIECES = re.compile(r'piece\("([^"]+)"')


def kept_templates() -> list[str]:
    """Return the templates whose macros are kept: those of our own pieces, and those that games name."""
    env = environment()
    assert env.loader is not None
    named = {"parts.html", "bar.html", "panel_parts.html", "seat.html"}
    for name in env.list_templates(extensions=["html"]):
        named.update(OF_PIECES.findall(env.loader.get_source(env, name)[0]))
    return sorted(named)


def test_every_game_is_among_them():
    games = {name.partition("/")[0] for name in kept_templates() if "/" in name}
    assert {"caper", "minister", "royal"} <= games


@pytest.mark.parametrize("name", kept_templates())
def test_a_kept_macro_reads_nothing_but_its_arguments(name):
    env = environment()
    assert env.loader is not None
    tree = env.parse(env.loader.get_source(env, name)[0])
    own = {found.name for found in tree.find_all(nodes.Name) if found.ctx == "store"}  # what a macro sets itself
    read = meta.find_undeclared_variables(tree) - own
    assert read <= set(env.globals), f"{name} shows {read - set(env.globals)}, which is not an argument"


@pytest.mark.parametrize("leak", ["view", "seat", "table", "me"])
def test_a_macro_that_reads_more_is_caught(leak, monkeypatch):
    env = environment()
    leaking = env.from_string(f"{{% macro face() %}}{{{{ {leak} }}}}{{% endmacro %}}")
    monkeypatch.setattr(env, "get_template", lambda name: leaking)
    assert meta.find_undeclared_variables(env.parse(f"{{% macro face() %}}{{{{ {leak} }}}}{{% endmacro %}}")) == {
        leak
    }
    with pytest.raises(UndefinedError):
        kept("leaking.html", "face")(env)


def place(seat: int, **view: Any) -> Place:
    return Place(seat, seat, f"Guest {seat}", False, False, False, False, False, False, "", None, False, (), view)


def test_what_differs_in_the_view_is_another_piece(monkeypatch):
    env = environment()
    shown = env.from_string("{% macro shown(value) %}{{ value }}{% endmacro %}")
    page = env.from_string('{{ piece("test.html", "shown", value) }}')
    monkeypatch.setattr(env, "get_template", lambda name: shown)
    values = [{"a": 1}, {"a": True}, {"a": "1"}, {"a": [1]}, {"a": (1,)}, {"a": None}, {"b": 1}, {"a": 1, "b": 2}]
    texts = [page.render(value=value) for value in values]
    assert len(set(texts)) == len(values)
    assert texts == [page.render(value=value) for value in values]
    hands = [[place(0, hand=["duke"]), place(1)], [place(0, hand=["contessa"]), place(1)], [place(0), place(1)]]
    assert len({page.render(value=each) for each in hands}) == 3


def test_a_piece_that_is_shown_once_reads_the_same_and_is_not_kept(monkeypatch):
    env = environment()
    shown = env.from_string("{% macro told(value) %}  <p>\n  {{ value.a }}\n</p>{% endmacro %}")
    page = env.from_string('{{ (once if alone else piece)("test.html", "told", value) }}')
    monkeypatch.setattr(env, "get_template", lambda name: shown)
    before = MEMORY.size
    alone = page.render(value={"a": "<once>"}, alone=True)
    assert MEMORY.size == before
    assert page.render(value={"a": "<once>"}, alone=False) == alone == "<p> &lt;once&gt; </p>"
    assert MEMORY.size > before


def test_text_in_a_list_is_escaped_even_if_it_was_marked_as_safe(monkeypatch):
    """Its bytes do not say that it was marked, so nobody may be shown more than they say."""
    env = environment()
    shown = env.from_string("{% macro first(value) %}{{ value[0] }}{% endmacro %}")
    page = env.from_string('{{ piece("test.html", "first", value) }}')
    monkeypatch.setattr(env, "get_template", lambda name: shown)
    assert page.render(value=[Markup("<i>")]) == page.render(value=["<i>"]) == "&lt;i&gt;"


@pytest.mark.parametrize("data", [{}, [], {"a": [1, None, True, "é", {"b": 2.5}]}, [[], {}], "json "])
def test_data_comes_back_from_its_bytes(data):
    assert read_bytes(plain_bytes(data)) == data


def test_text_that_is_marked_as_safe_has_bytes_too():
    assert read_bytes(plain_bytes([Markup("<b>")])) == ["<b>"]
    assert plain_bytes([Markup("<b>")]) != plain_bytes(["<b>"])


def test_equal_data_has_equal_bytes():
    one = {"a": ["x" * 3, "x" * 3], "b": 1000 * 1000}
    assert plain_bytes(one) == plain_bytes(json.loads(json.dumps(one)))


def test_a_piece_takes_few_lines_and_says_the_same():
    text = "<ul>\n  <li>a</li>\n\n  <li>" + "b" * SHORT_LINE + "</li>\n  <li>c</li>\n</ul>\n"
    assert in_one_line(text) == f"<ul> <li>a</li>  <li>{'b' * SHORT_LINE}</li> <li>c</li> </ul>"
    assert in_long_lines(text).split("\n") == ["<ul> <li>a</li> ", f"<li>{'b' * SHORT_LINE}</li> <li>c</li> </ul> "]
    assert isinstance(in_long_lines(text), Markup)


@pytest.mark.parametrize("slug", ["royal", "caper"])
def test_no_text_of_a_kept_piece_depends_on_its_line_breaks(slug):
    """A line break in an attribute or in preformatted text would be lost when lines are put together."""
    env = environment()
    for name in [name for name in kept_templates() if name.startswith(slug)]:
        assert env.loader is not None
        text = env.loader.get_source(env, name)[0]
        assert "<pre" not in text
        assert "<textarea" not in text
        assert "'\\n'" not in text
