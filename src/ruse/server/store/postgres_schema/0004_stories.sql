-- When a match is over, its events move here from the actions: together they pack to a tenth.

CREATE TABLE stories (
    table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    events bytea NOT NULL
);
ALTER TABLE stories ALTER COLUMN events SET STORAGE EXTERNAL;  -- it is packed already
