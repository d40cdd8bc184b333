"""Every call with every value at its limits: schemathesis makes these cases while tests are collected."""

from __future__ import annotations

import pytest
from tests.server.api.generated import schema, validate
from tests.server.api.test_fuzz import BOUNDED

pytestmark = pytest.mark.deep


@schema.parametrize()
@BOUNDED
def test_whatever_is_sent_is_answered_as_the_document_says(case, running, seated):
    validate(case, running, seated)
