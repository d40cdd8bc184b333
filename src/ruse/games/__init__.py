"""The games of the house, one folder each; every other one comes in by the entry point `ruse.games`."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ruse.core.game import Game


class Games(ModuleType):
    """This package, callable: importing a game binds the name `ruse.games` to it, over the function."""

    def __call__(self) -> dict[str, Game]:
        """What the function `ruse.games` returns."""
        from ruse.core.registry import games

        return games()


sys.modules[__name__].__class__ = Games
