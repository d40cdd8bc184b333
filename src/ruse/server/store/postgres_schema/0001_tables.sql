-- The journal, as in SQLite, and what the workers tell each other.

CREATE TABLE settings (
    name text PRIMARY KEY,
    value text NOT NULL
);

CREATE TABLE guests (
    id text PRIMARY KEY,
    name text NOT NULL
);

CREATE TABLE tables (
    id text PRIMARY KEY COLLATE "C",
    created double precision NOT NULL,
    status text NOT NULL CHECK (status IN ('open', 'running', 'over')),
    plan text NOT NULL,
    host text,
    rules integer NOT NULL,
    seed text NOT NULL,  -- 64 bits without a sign, which bigint cannot hold
    salt bytea NOT NULL,
    options text NOT NULL,
    position text,
    finished double precision,
    winners text,
    rematch text,
    listed boolean NOT NULL
);
CREATE INDEX tables_recent ON tables (finished) WHERE status = 'over' AND listed;
CREATE INDEX tables_finished ON tables (finished) WHERE status = 'over';
CREATE INDEX tables_standing ON tables (created) WHERE status != 'over';

CREATE TABLE seats (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat integer NOT NULL,
    name text NOT NULL,
    guest text,
    bot text,
    autopass boolean NOT NULL,
    away boolean NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_guest ON seats (guest);

CREATE TABLE actions (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply integer NOT NULL,
    seat integer NOT NULL,
    action text NOT NULL,
    played_by text NOT NULL,
    at double precision NOT NULL,
    events text NOT NULL,
    PRIMARY KEY (table_id, ply)  -- two workers can never both move
);

CREATE TABLE turns (
    table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    ply integer NOT NULL,
    record bytea NOT NULL
);

CREATE TABLE chat (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number integer NOT NULL,
    seat integer,
    name text NOT NULL,
    text text NOT NULL,
    audience text NOT NULL CHECK (audience IN ('players', 'watchers')),
    at double precision NOT NULL,
    guest text,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_by_guest ON chat (guest) WHERE guest IS NOT NULL;

CREATE TABLE notes (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat integer NOT NULL,
    about integer NOT NULL,
    marks text NOT NULL,
    PRIMARY KEY (table_id, seat, about)
);

-- A worker lives as long as it renews its row.
CREATE UNLOGGED TABLE workers (
    id text PRIMARY KEY,
    alive_until timestamptz NOT NULL
);

-- Who plays for the bots of a table; void when that worker lives no more.
CREATE UNLOGGED TABLE leases (
    table_id text PRIMARY KEY,
    worker text NOT NULL
);
CREATE INDEX leases_by_worker ON leases (worker);

-- Who is at a table by way of which worker.
CREATE UNLOGGED TABLE presence (
    table_id text NOT NULL,
    worker text NOT NULL,
    reading integer[] NOT NULL,
    seen jsonb NOT NULL,
    watchers integer NOT NULL,
    readers integer NOT NULL,
    PRIMARY KEY (table_id, worker)
);
CREATE INDEX presence_by_worker ON presence (worker);

-- What was spent of each limit, and by way of which worker.
CREATE UNLOGGED TABLE spending (
    bucket text NOT NULL,
    worker text NOT NULL,
    amount double precision NOT NULL,
    PRIMARY KEY (bucket, worker)
);
