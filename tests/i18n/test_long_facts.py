"""What was refused may be as long as it likes; the refusal is said all the same."""

from ludotheque.core.errors import NotationError
from ludotheque.i18n import Catalogue


def test_a_refusal_of_something_very_long_is_said_with_its_beginning() -> None:
    error = NotationError("not-a-number", text="x" * 5000)
    assert "xxx…" in Catalogue().speaker("en").error(error)
