"""Faster code for templates: what Jinja compiles, without the checks that our templates never need.

Jinja checks the type of every value and the signature of every function. A frame does that a
thousand times. The text that comes out is the same.
"""

from __future__ import annotations

from keyword import iskeyword
from types import BuiltinMethodType, FunctionType, MethodType
from typing import Any

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame, optimizeconst
from jinja2.runtime import Context, Macro, Undefined
from markupsafe import Markup, escape

try:  # `escape` without a Markup around every piece of text takes an eighth of the time
    from markupsafe._speedups import _escape_inner as escaped_text
except ImportError:  # another release, or one without compiled code
    escaped_text = escape

from ruse.core.words import Words
from ruse.web.site.say import KeptWords, Say
from ruse.web.table.pieces import Piece, run

WORDS = ("say", "words")
"""Names that always stand for words in our templates: they are called directly."""
PLAIN = frozenset({Say, Words, KeptWords, FunctionType, BuiltinMethodType, MethodType})
"""Kinds of things that are called directly: none of ours needs the context."""


class TemplateCode(CodeGenerator):
    """Writes Python for a template."""

    @optimizeconst
    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802  # Jinja
        """Write `view.turn`."""
        self.write("attribute(")
        self.visit(node.node, frame)
        self.write(f", {node.attr!r}, environment)")

    @optimizeconst
    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:  # noqa: N802  # Jinja
        """Write `'asked' if mine`: without an else, it is empty text instead of an object that explains itself."""
        if node.expr2 is None:
            node.expr2 = nodes.Const("", lineno=node.lineno)
        super().visit_CondExpr(node, frame)

    @optimizeconst
    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802  # Jinja
        """Write a call. Words are called directly; everything else goes through the context (`Values.call`)."""
        is_odd = node.dyn_args or node.dyn_kwargs or any(iskeyword(named.key) for named in node.kwargs)
        if forward_caller or is_odd:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        is_words = isinstance(node.node, nodes.Name) and node.node.name in WORDS
        if not is_words:
            self.write("context.call(")
        self.visit(node.node, frame)
        self.write("(" if is_words else ", ")
        for given in (*node.args, *node.kwargs):
            self.visit(given, frame)
            self.write(", ")
        self.write(")")


class Values(Context):
    """What a template sees: Jinja's context, which calls things without inspecting their signatures."""

    def call(self, called: Any, /, *values: Any, **named: Any) -> Any:
        """Call something from a template."""
        kind = called.__class__
        if kind is Piece:
            return called.write(self.environment, *values)
        if kind is Macro and not named:
            return run(called, values)
        if kind in PLAIN and not hasattr(called, "jinja_pass_arg"):
            named.pop("_loop_vars", None)
            named.pop("_block_vars", None)
            return called(*values, **named)
        return super().call(called, *values, **named)


OF_DICTIONARIES = frozenset(dir(dict))


def attribute(thing: Any, name: str, environment: Any) -> Any:
    """Return a part of something; of a dictionary, what it holds under this name."""
    if thing.__class__ is dict:
        if name in thing:
            return thing[name]
        if name not in OF_DICTIONARIES:  # almost always a question whether it is there
            return environment.undefined(obj=thing, name=name)
    try:
        return getattr(thing, name)
    except AttributeError:
        return environment.getattr(thing, name)


def escaped(thing: Any) -> str:
    """Escape what a template prints. It is joined at once, so it need not be marked as safe."""
    kind = thing.__class__
    if kind is Markup:
        text: str = thing
        return text
    if kind is str:
        return escaped_text(thing)
    if kind is int:
        return str(thing)
    return "" if kind is Undefined else escape(thing)
