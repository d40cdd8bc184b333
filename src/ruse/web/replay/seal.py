"""The seal of the deal: shown before the first card, checked after the last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ruse.core.match import commit

if TYPE_CHECKING:
    from ruse.server.tables.table import Table


@dataclass(frozen=True)
class Seal:
    """The commitment of a finished match, and what it was made from."""

    commitment: str
    salt: str
    seed: int

    @property
    def fits(self) -> bool:
        """Whether salt and seed give the commitment."""
        return commit(bytes.fromhex(self.salt), self.seed) == self.commitment

    @property
    def shell(self) -> str:
        """A command for any system with `sha256sum`, to check it."""
        return f"printf '%s%016x' {self.salt} {self.seed} | xxd -r -p | sha256sum"

    @property
    def python(self) -> str:
        """The same in Python."""
        message = f'bytes.fromhex("{self.salt}") + ({self.seed}).to_bytes(8, "big")'
        return f"python3 -c 'import hashlib; print(hashlib.sha256({message}).hexdigest())'"


def seal_of(table: Table) -> Seal | None:
    """Return the seal of a table whose match is over."""
    match = table.match
    if table.status != "over" or match is None or table.playing.commitment is None:
        return None
    return Seal(table.playing.commitment, match.salt.hex(), match.seed)
