-- The journal. A table holds one match; a rematch is a new table.

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created REAL NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
    plan TEXT NOT NULL,
    host TEXT,
    rules INTEGER NOT NULL,
    seed TEXT NOT NULL,  -- 64 bits without a sign, which INTEGER cannot hold
    salt BLOB NOT NULL,
    options TEXT NOT NULL,  -- as resolved at the start: a later default does not change this match
    position TEXT,
    finished REAL,
    winners TEXT,
    rematch TEXT
) STRICT;

CREATE INDEX tables_by_status ON tables (status, finished);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    guest TEXT,
    bot TEXT,
    autopass INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_guest ON seats (guest);

CREATE TABLE actions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    played_by TEXT NOT NULL,
    at REAL NOT NULL,
    events TEXT NOT NULL,  -- what happened, with all secrets: what a replay under later rules shows
    PRIMARY KEY (table_id, ply)  -- two workers can never both move
) STRICT, WITHOUT ROWID;

CREATE TABLE turns (
    table_id TEXT NOT NULL REFERENCES tables (id),
    ply INTEGER NOT NULL,
    record BLOB NOT NULL,  -- from which a match goes on under later rules
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    audience TEXT NOT NULL CHECK (audience IN ('players', 'watchers')),
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    about INTEGER NOT NULL,
    marks TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, about)
) STRICT, WITHOUT ROWID;
