"""Scenes as they were rendered last: many pages show the same one."""

from collections import OrderedDict
from collections.abc import Hashable

from msgspec import Struct

MOST = 256
"""How many are kept; each is some tens of kilobytes."""


class Scene(Struct, frozen=True, kw_only=True):
    """What is sent to a page.

    Attributes:
        version: The version of the table.
        html: What changes on the page.
        spoken: What is read out when it is new.
        title: The title of the page.
        draft: What the seat has chosen so far in its turn, which changes no version.
    """

    version: int
    html: str
    spoken: str
    title: str
    draft: str = ""

    def is_new(self, version: int, draft: str) -> bool:
        """Whether a page that shows this version and this draft has to hear of it."""
        return self.version > version or self.draft != draft


class Shown:
    """The scenes that were rendered last, by everything that they depend on."""

    def __init__(self, most: int = MOST) -> None:
        self._scenes: OrderedDict[Hashable, Scene] = OrderedDict()
        self._most = most

    def get(self, key: Hashable) -> Scene | None:
        """The scene of a key; None when it must be rendered."""
        found = self._scenes.get(key)
        if found is not None:
            self._scenes.move_to_end(key)
        return found

    def put(self, key: Hashable, scene: Scene) -> None:
        """Keep a scene, and forget the one that was not asked for longest."""
        self._scenes[key] = scene
        if len(self._scenes) > self._most:
            self._scenes.popitem(last=False)
