-- Whom the host lets in, where listed tables come from, and who finds them offensive.

ALTER TABLE tables ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN source TEXT NOT NULL DEFAULT '';  -- a mark of an address, never the address
CREATE INDEX tables_waiting_by_host ON tables (host) WHERE status = 'open' AND listed = 1;
CREATE INDEX tables_waiting_by_source ON tables (source) WHERE status = 'open' AND listed = 1;

CREATE TABLE turned_away (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX turned_away_by_guest ON turned_away (guest);

CREATE TABLE reports (
    table_id TEXT NOT NULL REFERENCES tables (id),
    source TEXT NOT NULL,
    PRIMARY KEY (table_id, source)
) STRICT, WITHOUT ROWID;
