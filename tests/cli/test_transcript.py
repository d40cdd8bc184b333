"""The transcript in the docs is what a player sees today."""

from __future__ import annotations

from tests.cli.transcript import TEXT, transcript


def test_the_transcript_in_the_docs_is_current():
    assert TEXT.read_text(encoding="utf-8") == transcript(), "write it again: python -m tests.cli.transcript"


def test_the_transcript_fits_80_columns():
    assert all(len(line) <= 80 for line in transcript().splitlines())
