"""Rows of a table for the tests of the stores."""

from __future__ import annotations

from ruse.server.store.journal import ActionRow, SeatRow, TableRow

ACTION = ActionRow(0, "tax", "person", 12.5, [{"event": "declared", "seat": 0}])


def row(name: str = "t") -> TableRow:
    return TableRow(
        id=name,
        created=1.5,
        status="running",
        plan={"game": "coup", "players": 2, "clock": "none", "listed": True},
        host="ann",
        rules=3,
        seed=2**64 - 1,
        salt=b"\x00salt",
        options={"envoy": "ambassador"},
        position={"seats": [1, 2]},
        seats=[SeatRow(0, "Ann", "ann", autopass=True), SeatRow(1, "Bot", bot="house")],
        actions=[ACTION],
        turn=(1, b"\x01\x02"),
        locked=True,
        source="0123",
        turned_away=["eve"],
        reports=["4567"],
    )
