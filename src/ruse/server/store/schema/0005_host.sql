-- Deleting a guest finds the tables they host without reading all of them.

CREATE INDEX tables_by_host ON tables (host) WHERE host IS NOT NULL;
