"""What every page and every answer of the web may use."""

from dataclasses import dataclass, field

from litestar.di import NamedDependency

from ludotheque.tables.desk import Desk
from ludotheque.tables.scene import Scenes
from ludotheque.web.hub import Hub
from ludotheque.web.keys import Keys
from ludotheque.web.shown import Shown
from ludotheque.web.words import Words


@dataclass(frozen=True)
class House:
    """Made once, when the server starts.

    Attributes:
        desk: Where tables are kept.
        scenes: Tables as they were last seen.
        hub: Who listens to which table.
        keys: What cookies and forms are signed with.
        words: What is said.
        home: The address under which others in the house reach this server; None when only this machine does.
        is_open: Whether others can reach this server at all.
        opening: What to start it with, so that they can.
        public: The address under which the world reaches it; None to go by the request.
        patience: How long a page without script is kept waiting for what follows at once, in seconds.
        shown: Scenes as they were rendered last.
    """

    desk: Desk
    scenes: Scenes
    hub: Hub
    keys: Keys
    words: Words
    home: str | None = None
    public: str | None = None
    is_open: bool = True
    opening: str = "ludotheque serve --lan"
    patience: float = 2.0
    shown: Shown = field(default_factory=Shown)


TheHouse = NamedDependency[House]
"""How handlers ask for it."""
