-- Whom the host lets in, where listed tables come from, and who finds them offensive.

ALTER TABLE tables ADD COLUMN locked boolean NOT NULL DEFAULT false;
ALTER TABLE tables ADD COLUMN source text NOT NULL DEFAULT '';  -- a mark of an address, never the address
CREATE INDEX tables_waiting_by_host ON tables (host) WHERE status = 'open' AND listed;
CREATE INDEX tables_waiting_by_source ON tables (source) WHERE status = 'open' AND listed;

CREATE TABLE turned_away (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest text NOT NULL,
    PRIMARY KEY (table_id, guest)
);
CREATE INDEX turned_away_by_guest ON turned_away (guest);

CREATE TABLE reports (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    source text NOT NULL,
    PRIMARY KEY (table_id, source)
);
