"""What a table refuses; each kind is answered in its own way by whoever speaks HTTP."""

from ludotheque.core.errors import LudothequeError
from ludotheque.core.view import AnyView


class UnknownTable(LudothequeError):  # noqa: N818 - a fact, as its siblings are
    """There is no table of that id."""


class NotYourSeat(LudothequeError):  # noqa: N818 - a fact, as its siblings are
    """The guest has no seat at this table, or not that one."""


class Refused(LudothequeError):  # noqa: N818 - a fact, as its siblings are
    """The table is not in a state in which this can be done."""


class QuestionClosed(LudothequeError):  # noqa: N818 - a fact, as its siblings are
    """The question that was decided is not open any more; never only because somebody else acted.

    Attributes:
        view: What the seat sees now.
    """

    def __init__(self, view: AnyView) -> None:
        super().__init__("question-closed")
        self.view = view
