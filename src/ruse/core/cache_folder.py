"""Where compiled code is kept between runs: that of the rules (core/targets) and that of the words."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path


def lasting_folder() -> Path | None:
    """Return the folder that lasts, $RUSE_CACHE or the user's cache folder, if it can be written."""
    usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ruse"
    folder = Path(os.environ.get("RUSE_CACHE") or usual)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder if os.access(folder, os.W_OK) else None


def cache_folder() -> Path:
    """Return where to keep compiled code: the folder that lasts, or one for this process."""
    return lasting_folder() or Path(tempfile.mkdtemp(prefix="ruse-"))
