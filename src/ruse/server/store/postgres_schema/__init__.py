"""The numbered files that make the schema of a PostgreSQL store, and how they are run."""

from __future__ import annotations

from pathlib import Path

import psycopg

from ruse.server.errors import StoreFailed

FOLDER = Path(__file__).parent
LOCK = 0x52555345
"""Two workers that start at once renew the schema one after the other."""


async def renew(address: str) -> None:
    """Run the files that this database has not seen."""
    files = sorted(FOLDER.glob("[0-9]*.sql"))
    async with await psycopg.AsyncConnection.connect(address, connect_timeout=5) as db, db.transaction():
        if (encoding := db.info.parameter_status("server_encoding")) != "UTF8":
            raise StoreFailed(
                f"the database stores text as {encoding}, and names need UTF8;"
                " create it with ENCODING 'UTF8' TEMPLATE template0"
            )
        await db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)")
        row = await (await db.execute("SELECT max(version) FROM schema_version")).fetchone()
        have = (row[0] if row else 0) or 0
        if have > len(files):
            raise StoreFailed("the database was written by a newer version of Ruse; start that version")
        for number, file in enumerate(files[have:], have + 1):
            await db.execute(file.read_text(encoding="utf-8").encode())
            await db.execute("INSERT INTO schema_version VALUES (%s)", (number,))
