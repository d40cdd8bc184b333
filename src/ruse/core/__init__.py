"""The engine: records, chance, targets, matches. It knows no game, no network and no clock."""
