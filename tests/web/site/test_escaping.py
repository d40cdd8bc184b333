"""What templates print is escaped, on the short way too."""

from __future__ import annotations

import pytest
from markupsafe import Markup, escape

from ruse.web.site.environment import FastTemplate, environment
from ruse.web.site.template_code import escaped


@pytest.mark.parametrize(
    "thing",
    [
        "duke",
        "",
        "<b>",
        "a&b",
        "o'hara",
        'say "no"',
        "é1",
        "ﬀ",
        "१२",
        12,
        -3,
        2.5,
        True,
        None,
        Markup("<i>x</i>"),
        ["<"],
    ],
)
def test_every_piece_is_escaped_as_jinja_does_it(thing):
    assert str(escaped(thing)) == str(escape(thing))


def test_templates_print_with_it():
    template = environment().from_string('{{ name }}<p title="{{ name }}">{{ name | upper }}{{ name ~ "<" }}</p>')
    assert isinstance(template, FastTemplate)
    shown = template.render(name="<x'\">")
    assert (
        shown == '&lt;x&#39;&#34;&gt;<p title="&lt;x&#39;&#34;&gt;">&lt;X&#39;&#34;&gt;&lt;x&#39;&#34;&gt;&lt;</p>'
    )
