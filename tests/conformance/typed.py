"""Whether plain data is what a type says: dictionaries key by key, lists item by item."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, NotRequired, Required, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfits(value: Any, kind: Any, where: str = "view", bound: dict[Any, Any] | None = None) -> Iterator[str]:
    """Yield every place where a value does not fit its type; `bound` fills in variables of a generic type."""
    bound = bound or {}
    if isinstance(kind, TypeVar):
        kind = bound[kind]
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Required, NotRequired):
        yield from misfits(value, arguments[0], where, bound)
    elif kind is Any:
        return
    elif is_typeddict(origin or kind):
        yield from _misfits_in_keys(value, origin or kind, where, bound)
    elif origin in (Union, UnionType):
        ways = [list(misfits(value, each, where, bound)) for each in arguments]
        if all(ways):
            yield min(ways, key=len)[0]
    elif origin is list and type(value) is list:
        for nth, each in enumerate(value):
            yield from misfits(each, arguments[0], f"{where}[{nth}]", bound)
    elif origin is dict and type(value) is dict:
        for key, each in value.items():
            yield from misfits(key, arguments[0], f"{where} key {key!r}", bound)
            yield from misfits(each, arguments[1], f"{where}[{key!r}]", bound)
    elif type(value) is not (NoneType if kind is None else kind):
        yield f"{where} is {value!r:.80}, not {kind}"


def _misfits_in_keys(value: Any, kind: Any, where: str, bound: dict[Any, Any]) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where} is {value!r:.80}, not a dictionary"
        return
    bound = {**bound, **variables(kind)}
    declared = _declared(kind)
    required = {key for key, hint in declared.items() if _is_required(kind, hint)}
    yield from (f"{where}[{key!r}] is missing" for key in sorted(required - value.keys()))
    yield from (f"{where}[{key!r}] is not declared" for key in sorted(value.keys() - declared.keys()))
    for key in value.keys() & declared.keys():
        yield from misfits(value[key], declared[key], f"{where}[{key!r}]", bound)


@cache
def _declared(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _is_required(kind: Any, hint: Any) -> bool:
    """Return whether a key is required; each key says it, because Python forgets which extended class was total."""
    return get_origin(hint) is Required or (get_origin(hint) is not NotRequired and kind.__total__)


def lineage(kind: Any) -> Iterator[Any]:
    """Yield a typed dictionary and the generic ones that it extends; others Python forgets."""
    yield kind
    for base in getattr(kind, "__orig_bases__", ()):
        origin = get_origin(base) or base
        if is_typeddict(origin):
            yield from lineage(origin)


def variables(kind: Any) -> dict[Any, Any]:
    """Return what the variables of the generic types that a typed dictionary extends stand for in it."""
    found: dict[Any, Any] = {}
    for each in lineage(kind):
        for base in getattr(each, "__orig_bases__", ()):
            if is_typeddict(get_origin(base)):
                found |= dict(zip(get_origin(base).__parameters__, get_args(base), strict=True))
    return found
