"""From one store into another: every guest, every table, and the key that signs."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ruse.server.errors import BrokenTable, StoreFailed
from ruse.server.identity.keyring import make_key

if TYPE_CHECKING:
    from ruse.server.store.journal import Store

log = logging.getLogger(__name__)

PAGE = 500


class NotEmpty(StoreFailed):
    """There are tables in the store to copy into."""


async def copied(source: Store, target: Store) -> int:
    """Copy everything into an empty store and return the number of tables. Unreadable tables are reported."""
    if await target.tables("", 1):
        raise NotEmpty("the store to copy into is not empty")
    key = await source.secret(make_key)
    if await target.secret(lambda: key) != key:
        log.warning("the store to copy into has a key of its own; guests are not recognised there")
    after = ""
    while guests := await source.guests(after, PAGE):
        for guest, name in guests:
            await target.rename_guest(guest, name)
        after = guests[-1][0]
    count, after = 0, ""
    while tables := await source.tables(after, PAGE):
        for table in tables:
            try:
                row = await source.table(table)
            except BrokenTable as error:
                log.error("%s; it is left out", error)
                continue
            if row is not None:
                await target.create(row)
                count += 1
        after = tables[-1]
    return count
