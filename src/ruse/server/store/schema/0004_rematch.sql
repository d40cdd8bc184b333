-- A table that is deleted is looked for among all rematches.

CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
