"""The terminal app: the set-up, a game, its score sheets, and again."""

import time
from itertools import islice
from pathlib import Path

from textual.app import App
from textual.binding import Binding

from ludotheque import registry
from ludotheque.core.box import Box
from ludotheque.i18n import Catalogue, SeatNames, Speaker
from ludotheque.tui.looks import HEADINGS, LOOKS, NIGHT, PAPER, Look
from ludotheque.tui.play_screen import PlayScreen
from ludotheque.tui.session import Plan, Session
from ludotheque.tui.setup_screen import SetupScreen
from ludotheque.tui.shelf import GameShelf, OpenGame
from ludotheque.tui.start import LOCALES, new_seed, speaker_about

RESUMABLE = 3
"""How many of the newest open games are offered."""


class LudothequeApp(App[int]):
    """Plays games at one keyboard."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("ctrl+q", "quit", "", show=False, priority=True),
        Binding("ctrl+t", "change_look", "", show=False),
    ]

    def __init__(
        self, folder: Path, language: str, *, game: str | None = None, plan: Plan | None = None
    ) -> None:
        super().__init__()
        self.folder = folder
        self.language = language
        self.first_screen: float | None = None
        self._game = game
        self._plan = plan
        self.title = "ludotheque"

    @property
    def look(self) -> Look:
        """How styles look now."""
        return LOOKS[self.theme]

    def speaker(self, box: Box | None = None) -> Speaker:
        """Speak about the app, and about a game where one is given."""
        if box is None:
            return Catalogue([LOCALES]).speaker(self.language)
        return speaker_about(box, self.language)

    def speaker_at(self, session: Session) -> SeatNames:
        """Speak about a game in play, with the names of those who play it."""
        return SeatNames(self.speaker(session.box), [seated.name for seated in session.match.seats])

    def on_mount(self) -> None:
        """Show the game that was asked for, or ask which one."""
        self.register_theme(PAPER)
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.console.push_theme(HEADINGS)
        self.call_after_refresh(self._note_first_screen)
        if self._plan is not None:
            self.begin(self._plan)
        else:
            self.choose()

    def _note_first_screen(self) -> None:
        self.first_screen = time.time()

    def choose(self) -> None:
        """Ask what to play."""
        boxes = [registry.load(name) for name in registry.games()]
        kept = GameShelf(self.folder).open_games()
        resumable = (game for game in kept if Session.can_resume(game, self.folder))
        self.switch_to(SetupScreen(boxes, self._game, tuple(islice(resumable, RESUMABLE))))

    def begin(self, plan: Plan) -> None:
        """Play a new game."""
        self.switch_to(PlayScreen(Session.start(plan, self.folder)))

    def rematch(self, session: Session) -> None:
        """The same table again, with a new deal."""
        match = session.match
        self.pop_screen()
        self.begin(Plan(session.box, match.options, match.seats, new_seed()))

    def resume(self, game: OpenGame) -> None:
        """Go on with a game."""
        self.switch_to(PlayScreen(Session.resume(game, self.folder)))

    def switch_to(self, screen: SetupScreen | PlayScreen) -> None:
        """Show a screen in place of the one before."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def action_change_look(self) -> None:
        """Change between paper and night."""
        self.theme = PAPER.name if self.theme == NIGHT.name else NIGHT.name
        if isinstance(self.screen, PlayScreen):
            self.screen.draw()
