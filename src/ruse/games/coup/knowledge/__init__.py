"""What a seat knows: what it may observe, and worlds drawn from what it cannot know."""
