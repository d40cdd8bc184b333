"""Bring the browser code of others into the project: npm packs it, we copy what we serve and record its sums.

    python tools/vendor.py          copy again from the registry (needs npm)

Nothing is changed on the way. `tests/web/site/test_vendor.py` compares the files with the sums, and both with
this list.
"""

from __future__ import annotations

import hashlib
import io
import subprocess
import tarfile
import tempfile
from pathlib import Path

PACKAGE = "htmx.org@4.0.0"
FILES = {
    "htmx.min.js": "package/dist/htmx.min.js",
    "hx-sse.min.js": "package/dist/ext/hx-sse.min.js",
    "LICENSE": "package/LICENSE",
}
"""What is served (the licence goes with it), and where the package keeps it."""

VENDOR = Path(__file__).parent.parent / "src" / "ruse" / "web" / "static" / "vendor"
SUMS = "SHA256SUMS"
"""In the format of `sha256sum --check`."""


def main() -> None:
    contents = unpack(fetch())
    VENDOR.mkdir(parents=True, exist_ok=True)
    for name, content in contents.items():
        (VENDOR / name).write_bytes(content)
    (VENDOR / SUMS).write_text(sums(contents), encoding="utf-8")
    print(f"{PACKAGE} -> {VENDOR}")


def fetch() -> bytes:
    """Return the package as npm packs it."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        (packed,) = Path(folder).glob("*.tgz")
        return packed.read_bytes()


def unpack(packed: bytes) -> dict[str, bytes]:
    """Return the files that we serve."""
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        found = {}
        for name, path in FILES.items():
            member = archive.extractfile(path)
            if member is None:
                raise FileNotFoundError(f"{PACKAGE} has no file {path}")
            found[name] = member.read()
    return found


def sums(contents: dict[str, bytes]) -> str:
    """Return one line for each file, after the name of the package they come from."""
    lines = [f"{hashlib.sha256(content).hexdigest()}  {name}" for name, content in sorted(contents.items())]
    return "\n".join([f"# {PACKAGE}", *lines, ""])


if __name__ == "__main__":
    main()
