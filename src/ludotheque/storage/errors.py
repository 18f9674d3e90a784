"""What can be wrong with a database; the sentences are those of whoever opened it."""

from ludotheque.core.errors import LudothequeError


class BrokenDatabase(LudothequeError):  # noqa: N818 - a fact about the file
    """The file is no database, is damaged, or is not one of ours."""


class NewerDatabase(LudothequeError):  # noqa: N818 - a fact about the file
    """The database has been changed by a newer version of this program, which this one does not know."""
