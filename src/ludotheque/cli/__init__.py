"""The command line.

LAW: reads words, calls the rooms that do the work, prints. Decides nothing about a game, knows none by name,
and imports what is heavy only in the command that needs it.
"""

from ludotheque.cli.app import main

__all__ = ["main"]
