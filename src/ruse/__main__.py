"""`python -m ruse`: the same as the command `ruse`."""

from ruse.cli import main

if __name__ == "__main__":
    main()
