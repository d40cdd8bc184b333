"""Where a request comes from, as a mark: addresses are not written down with tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruse.server.middleware import abuse
from ruse.server.middleware.limits import address_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from ruse.server.tables.table import Table


def source_of(request: Request) -> str:
    """Return the mark of an address."""
    mark: str = request.app.state.keyring.mark(address_of(request.scope))
    return mark


async def report_table(request: Request, table: Table) -> None:
    """Report a listed table as offensive. The operator sees who did, if there is an abuse log."""
    if table.plan.listed:
        is_hidden_now = await table.report(source_of(request))
        abuse.note("table hidden" if is_hidden_now else "report", address_of(request.scope), table.id)
