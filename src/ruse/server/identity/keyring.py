"""The keys that sign what visitors keep for us: the guest's cookie, a program's seat token."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Protocol

from itsdangerous import BadSignature, Signer

from ruse.server.errors import TableError
from ruse.server.recent import Recent

SHORTEST = 16
MOST_KEPT = 10_000
LONGEST_KEPT = 200
"""Characters: more than anything we sign. A signature stays valid with any number of odd characters in it."""


class BadSecret(TableError):
    """The secret key is too short; it could be guessed."""

    code = "bad-secret"
    status = 500


class KeyStore(Protocol):
    """The part of the store that keeps the key."""

    def secret(self, make: Callable[[], str]) -> Awaitable[str]:
        """Return the key; it is made on the first call."""


class Keyring:
    """Signs with the first key, trusts every key: put a new one in front to change keys without losing guests."""

    def __init__(self, keys: Sequence[str] = ()) -> None:
        self._signers: dict[str, Signer] = {}
        self._read_before: dict[str, Recent[str]] = {}
        """By purpose. A page sends the same cookie with every request; what is not valid is never kept."""
        self._keys: tuple[str, ...] = ()
        if keys:
            self.hold(keys)

    def hold(self, keys: Sequence[str]) -> None:
        """Take these keys from now on."""
        for key in keys:
            if len(key) < SHORTEST:
                raise BadSecret(f"a key of RUSE_SECRET has {len(key)} characters; take at least {SHORTEST}")
        self._keys = tuple(keys)
        self._signers.clear()
        self._read_before.clear()

    async def open(self, store: KeyStore) -> None:
        """The keys of RUSE_SECRET, or of the file that RUSE_SECRET_FILE names, or one that the store keeps."""
        given = [key.strip() for key in _given().replace("\n", ",").split(",")]
        if keys := [key for key in given if key]:
            self.hold(keys)
        elif not self._keys:
            self.hold([await store.secret(make_key)])

    def sign(self, purpose: str, text: str) -> str:
        """Return the text with its signature; a signature for one purpose is not valid for another."""
        return self._signer(purpose).sign(text).decode()

    def read(self, purpose: str, signed: str) -> str | None:
        """Return the text if one of our keys signed it."""
        if purpose not in self._read_before:
            signer = self._signer(purpose)
            self._read_before[purpose] = Recent(
                lambda text: signer.unsign(text.encode()).decode(), MOST_KEPT, LONGEST_KEPT
            )
        try:
            return self._read_before[purpose](signed)
        except (BadSignature, UnicodeError):
            return None

    def mark(self, text: str) -> str:
        """Return a mark that is the same for the same text and reveals nothing without our key."""
        return hashlib.blake2b(text.encode(), key=self._keys[0].encode()[:64], digest_size=12).hexdigest()

    def _signer(self, purpose: str) -> Signer:
        if purpose not in self._signers:
            newest_last = self._keys[::-1]
            signer = Signer(newest_last, salt=f"ruse.{purpose}", key_derivation="hmac", digest_method=_sha256)
            self._signers[purpose] = signer
        return self._signers[purpose]


def _given() -> str:
    if file := os.environ.get("RUSE_SECRET_FILE"):
        try:
            return Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            raise BadSecret(f"the file of RUSE_SECRET_FILE cannot be read: {error}") from None
    return os.environ.get("RUSE_SECRET", "")


def make_key() -> str:
    """Return a fresh key."""
    return secrets.token_urlsafe(32)


def _sha256(data: bytes = b"") -> object:
    return hashlib.sha256(data)
