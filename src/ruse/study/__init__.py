"""Study: simulation at scale and batches for learners."""
