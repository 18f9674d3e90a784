"""People who never give up: they send a decision until it is answered, whatever becomes of the server."""

from random import Random
from typing import Any

import httpx
from msgspec import Struct

from tests.support.player import Player, State


class Acknowledged(Struct, frozen=True):
    """A decision that was answered.

    Attributes:
        id: Its id.
        text: The action.
        answer: What was answered.
    """

    id: str
    text: str
    answer: Any


class Stubborn:
    """Somebody at a table, who keeps a ledger.

    Attributes:
        ledger: What was acknowledged, in order.
    """

    def __init__(self, player: Player, table: str, rng: Random) -> None:
        self.player = player
        self.table = table
        self.ledger: list[Acknowledged] = []
        self._rng = rng
        self._meant: tuple[str, str, str] | None = None

    async def state(self) -> State:
        """The table as it is."""
        return await self.player.state(self.table)

    async def play(self) -> bool:
        """Go on until the game is over, or the server away; whether it is over.

        Raises:
            RefusedError: When the server does not take what was open when it was asked.
        """
        try:
            return await self._play()
        except httpx.TransportError:
            return False

    async def _play(self) -> bool:
        state = await self.state()
        while True:
            if self._meant is not None:
                question, text, name = self._meant
                answer = await self.player.decide(self.table, question, text, decision=name)
                self.ledger.append(Acknowledged(name, text, answer))
                self._meant = None
                state = await self.state()
            elif state["table"]["status"] == "over":
                return True
            elif state["choices"]:
                text = self._rng.choice(state["choices"])["text"]
                name = f"{self.player.name} {len(self.ledger)}"
                self._meant = (state["view"]["question"], text, name)
            else:
                state = await self.player.wait(self.table, state["table"]["version"])
