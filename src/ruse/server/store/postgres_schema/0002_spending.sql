-- What was spent long ago has been refilled since and can go.

ALTER TABLE spending ADD COLUMN at timestamptz NOT NULL DEFAULT now();
