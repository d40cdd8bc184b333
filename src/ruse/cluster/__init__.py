"""Long runs on a Ray cluster: spans of games as tasks, the same results as on one machine."""
