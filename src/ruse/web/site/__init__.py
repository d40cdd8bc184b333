"""What every page shares, and the pages that belong to no table."""
