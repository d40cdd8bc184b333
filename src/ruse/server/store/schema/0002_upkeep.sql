-- Lists, expiry and deletion find their rows by an index, whatever the store holds.

ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET listed = 1 WHERE json_valid(plan) AND plan ->> 'listed';
CREATE INDEX tables_recent ON tables (listed, finished) WHERE status = 'over';
CREATE INDEX tables_standing ON tables (created) WHERE status != 'over';
DROP INDEX tables_by_status;
CREATE INDEX tables_finished ON tables (finished) WHERE status = 'over';

ALTER TABLE chat ADD COLUMN guest TEXT;  -- who said it, so that it can be deleted for them
CREATE INDEX chat_by_guest ON chat (guest) WHERE guest IS NOT NULL;

ALTER TABLE seats ADD COLUMN away INTEGER NOT NULL DEFAULT 0;

-- When a match is over, its events move here from the actions: together they pack to a tenth.
CREATE TABLE stories (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    events BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Only the last turn's record is ever read.
DELETE FROM turns WHERE ply < (SELECT max(ply) FROM turns AS newest WHERE newest.table_id = turns.table_id);
