"""Our templates run on code of our own, which writes what Jinja's own code writes."""

from collections import namedtuple
from functools import partial
from typing import Any

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined, UndefinedError
from markupsafe import Markup

from ruse.web.site.environment import FastTemplate, Templates
from ruse.web.site.say import Say

Pair = namedtuple("Pair", "first second")
NASTY = "<b title='&\">"

TEXTS = {
    "values": "{{ nasty }}|{{ safe }}|{{ 3 }}|{{ none_at_all }}|{{ 1.5 }}|{{ [nasty] }}",
    "attributes": "{{ pair.first }}{{ pair.second }}{{ found.key }}{{ found['key'] }}{{ found.get('key') }}",
    "a dictionary's own methods": "{% for key, value in found.items() %}{{ key }}={{ value }}{% endfor %}",
    "methods": "{% set all, by = [], {} %}{% set _ = all.append(nasty) %}{% set _ = by.update({1: nasty}) %}"
    "{{ all }}{{ by.get(1) }}{{ by.get(2, 'none') }}{{ all.count(nasty) }}{{ 'a b'.split()[1] }}"
    "{{ safe.split('i')[0] }}{% for part in by.values() %}{{ part }}{% endfor %}{{ by.setdefault(1, 2) }}"
    "{{ 'a=b'.partition('=')[2] }}",
    "scopes": "{% set x = 1 %}{% macro m(y) %}{{ x }}{{ y }}{{ pair.first }}{% endmacro %}{{ m(2) }}"
    "{% for x in parts %}{{ x }}{% set x = 3 %}{{ x }}{% endfor %}{{ x }}"
    "{% with x = nasty %}{{ x }}{{ m(x) }}{% endwith %}{% block inner scoped %}{{ x }}{% endblock %}",
    "an if without an else": "<i{{ ' on' if pair.first }}{{ ' off' if not pair.first }}>"
    "{{ nasty if found else 1 }}",
    "macros": "{% macro m(a, b=nasty, c='') %}[{{ a }}{{ b }}{{ c }}]{% endmacro %}"
    "{{ m(nasty) }}{{ m(1, 2, 3) }}{{ m(1, c=nasty) }}{{ m(m(nasty)) }}",
    "macros that call back": "{% macro m() %}<p>{{ caller() }}</p>{% endmacro %}"
    "{% call m() %}{{ nasty }}{% endcall %}",
    "more than it names": "{% macro m(a) %}{{ a }}{{ varargs | join }}{{ kwargs.z }}{% endmacro %}"
    "{{ m(1, nasty, z=2) }}",
    "loops": "{% for part in parts %}{{ loop.index }}{{ join(part, nasty) }}{{ ',' if not loop.last }}{% endfor %}",
    "joined text": "{{ nasty ~ safe ~ 1 }}{{ 'a' ~ nasty }}",
    "set": "{% set x = nasty %}{% set y %}<i>{{ x }}</i>{% endset %}{{ x }}{{ y }}",
    "tests": "{{ none_at_all is none }}{{ nasty is not none }}{{ found.key is defined }}{{ found.lock is defined }}"
    "{{ found.items is defined }}{{ pair.first is defined }}{{ pair.third is defined }}{{ unknown is defined }}"
    "{{ parts is string }}",
    "blocks": "{% block b %}<{{ nasty }}{% if found %}{{ safe }} {{ 1 }}{% endif %}>{% endblock %}{{ 2 }}",
    "words": "{{ say('table-hand') }}{{ say('table-watchers', count=2) }}",
}


def values() -> dict[str, Any]:
    return {
        "nasty": NASTY,
        "safe": Markup("<i>"),
        "none_at_all": None,
        "pair": Pair(NASTY, 0),
        "found": {"key": NASTY},
        "parts": [NASTY, "b"],
        "join": lambda first, second: first + second,
        "say": Say("en"),
    }


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_same_is_written_as_by_jinja_itself(text):
    expected = Environment(autoescape=True, undefined=StrictUndefined).from_string(text).render(values())
    ours = Templates(autoescape=True, undefined=StrictUndefined)
    assert isinstance(ours.from_string(text), FastTemplate)
    assert ours.from_string(text).render(values()) == expected


@pytest.mark.parametrize(
    "text",
    [
        "{{ unknown }}",
        "{{ found.unknown }}",
        "{{ pair.third }}",
        "{{ unknown('x') }}",
        "{{ unknown.part is defined }}",
    ],
)
def test_an_unknown_name_is_still_an_error(text):
    with pytest.raises(UndefinedError):
        Templates(autoescape=True, undefined=StrictUndefined).from_string(text).render(values())


def test_an_included_template_sees_what_this_one_sees():
    """Both what every frame is given and what this template has set, which stays its own."""
    texts = {
        "inner.html": "{% set x = 'inner' %}{{ nasty }}{{ y | default('') }}",
        "plain.html": "{% include 'inner.html' %}",
        "own.html": "{% set y = '<y>' %}{% set x = 'outer' %}{% include 'inner.html' %}{{ x }}",
    }
    for name in ("plain.html", "own.html"):
        expected, ours = (
            kind(loader=DictLoader(texts), autoescape=True, undefined=StrictUndefined).get_template(name)
            for kind in (Environment, Templates)
        )
        assert ours.render(values()) == expected.render(values())


def test_a_macro_hides_a_piece_of_the_same_name():
    env = Templates(autoescape=True, undefined=StrictUndefined)
    env.globals["icon"] = partial(lambda env, name: f"<{name}>", env)
    assert env.from_string("{{ icon('a') }}").render() == "&lt;a&gt;"
    assert env.from_string("{% macro icon(name) %}[{{ name }}]{% endmacro %}{{ icon('<') }}").render() == "[&lt;]"


def test_there_is_one_object_for_each_language():
    assert Say("de") is Say("de")
    assert Say("de") is not Say("it")
    assert Say("de")("table-hand") != Say("it")("table-hand")
