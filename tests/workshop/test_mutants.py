"""The mutations of `make mutants` still fit the source; whether a test catches them only `make mutants` can say."""

from __future__ import annotations

from tests.mutants.mutations import MUTATIONS
from tests.mutants.run import misfit


def test_every_mutation_still_fits_the_source() -> None:
    assert [wrong for mutation in MUTATIONS if (wrong := misfit(mutation))] == []
