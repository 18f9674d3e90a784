"""The command line is at hand here, too."""

from tests.cli.conftest import ludotheque

__all__ = ["ludotheque"]
