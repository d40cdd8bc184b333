"""Faster code for templates: what Jinja compiles, without the checks that our templates never need.

Jinja checks the type of every value and the signature of every function, and hands on every scrap of text by
itself. A frame does that a thousand times. The text that comes out is the same.
"""

from __future__ import annotations

from functools import partial
from keyword import iskeyword
from types import BuiltinMethodType, FunctionType, MethodType
from typing import Any

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame, optimizeconst
from jinja2.exceptions import UndefinedError
from jinja2.idtracking import VAR_LOAD_RESOLVE
from jinja2.runtime import Context, Macro, Undefined
from jinja2.utils import missing
from markupsafe import Markup, escape

try:  # `escape` without a Markup around every piece of text takes an eighth of the time
    from markupsafe._speedups import _escape_inner as escaped_text
except ImportError:  # another release, or one without compiled code
    escaped_text = escape

from ruse.core.words import Words
from ruse.web.site.say import KeptWords, Say
from ruse.web.table.pieces import run

WORDS = ("say", "words")
"""Names that always stand for words in our templates: they are called directly."""
METHODS = {"append", "count", "extend", "get", "index", "items", "pop", "setdefault", "update", "values", "of"}
METHODS |= {"endswith", "isdecimal", "partition", "split", "startswith"}
"""Methods of lists, dictionaries, texts and sentences. They need no context, so they are called directly too."""
PLAIN = frozenset({Say, Words, KeptWords, FunctionType, BuiltinMethodType, MethodType, partial})
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
        """Write a call: words and pieces directly, everything else through the context (`Values.call`)."""
        is_odd = node.dyn_args or node.dyn_kwargs or any(iskeyword(named.key) for named in node.kwargs)
        if forward_caller or is_odd:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        if isinstance(node.node, nodes.Getattr) and node.node.attr in METHODS:
            self.visit(node.node.node, frame)
            self.write(f".{node.node.attr}(")
        elif isinstance(node.node, nodes.Name) and self._is_direct(node.node.name, frame):
            self.visit(node.node, frame)
            self.write("(")
        else:
            self.write("context.call(")
            self.visit(node.node, frame)
            self.write(", ")
        for given in (*node.args, *node.kwargs):
            self.visit(given, frame)
            self.write(", ")
        self.write(")")

    def _is_direct(self, name: str, frame: Frame) -> bool:
        """Return whether a name stands for words, or for one of our pieces that no macro or value hides."""
        if name in WORDS:
            return True
        load = frame.symbols.find_load(frame.symbols.ref(name))
        is_ours = load is not None and load[0] == VAR_LOAD_RESOLVE
        return is_ours and isinstance(self.environment.globals.get(name), partial)

    @optimizeconst
    def visit_Test(self, node: nodes.Test, frame: Frame) -> None:  # noqa: N802  # Jinja
        """Write `seat is none` and `view.answer is defined`, which are most tests, without a call of Jinja's."""
        if node.name == "none":
            self.write("(")
            self.visit(node.node, frame)
            self.write(" is None)")
        elif node.name == "defined" and isinstance(node.node, nodes.Getattr):
            self.write("has(")
            self.visit(node.node.node, frame)
            self.write(f", {node.node.attr!r})")
        else:
            super().visit_Test(node, frame)

    def visit_Include(self, node: nodes.Include, frame: Frame) -> None:  # noqa: N802  # Jinja
        """Write an include. It shares the context, except if this template has values that are not in it."""
        if node.ignore_missing or not node.with_context or self.dump_local_context(frame) != "{}":
            super().visit_Include(node, frame)
            return
        self.writeline("yield from environment.get_template(", node)
        self.visit(node.template, frame)
        self.write(f", {self.name!r}).root_render_func(context)")

    def visit_Output(self, node: nodes.Output, frame: Frame) -> None:  # noqa: N802  # Jinja
        """Write text and values that follow one another. They are handed on together, not one by one."""
        if frame.buffer is not None or frame.require_output_check:
            super().visit_Output(node, frame)
            return
        finalize = self._make_finalize()
        self.writeline("yield concat((", node)
        for child in node.nodes:
            if isinstance(child, nodes.TemplateData):
                self.write(repr(child.data))
            else:
                self._output_child_pre(child, frame, finalize)
                self.visit(child, frame)
                self._output_child_post(child, frame, finalize)
            self.write(", ")
        self.write("))")


class _Found(dict[str, Any]):
    """Values by their names; `missing`, as Jinja's code expects it, for all others."""

    def __missing__(self, name: str) -> Any:
        return missing


class Values(Context):
    """What a template sees: Jinja's context, which calls things without inspecting their signatures.

    All values are in one dictionary, which blocks ask directly for what they use.
    """

    def __init__(
        self, environment: Any, parent: dict[str, Any], name: str | None, blocks: dict[str, Any], **unused: Any
    ) -> None:
        found = _Found(parent)
        super().__init__(environment, found, name, blocks)  # without Jinja's set of the names of all globals
        self.vars = found
        self.resolve_or_missing = found.__getitem__  # type: ignore[assignment]  # Jinja's is slow

    def get_all(self) -> dict[str, Any]:
        """Return all values."""
        return self.vars

    def call(self, called: Any, /, *values: Any, **named: Any) -> Any:
        """Call something from a template."""
        kind = called.__class__
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


def has(thing: Any, name: str) -> bool:
    """Return whether something has a part: whether `attribute` finds it."""
    if thing.__class__ is dict:
        return name in thing or name in OF_DICTIONARIES
    if isinstance(thing, Undefined):
        raise UndefinedError(f"{thing!r} has no {name!r}")
    return hasattr(thing, name)


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
