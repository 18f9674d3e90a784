"""What to play, with whom, and how: the first screen."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from babel.dates import format_datetime
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Select, Static

from ludotheque.bots.shelf import bots_of
from ludotheque.core.box import Box
from ludotheque.core.errors import LudothequeError
from ludotheque.core.options import OptionKind, OptionSpec, option_specs
from ludotheque.tui.rules_screen import RulesScreen
from ludotheque.tui.shelf import OpenGame
from ludotheque.tui.start import Wish, plan

if TYPE_CHECKING:
    from ludotheque.tui.app import LudothequeApp

NOBODY = "-"


class Choice(Select[str], inherit_bindings=False):
    """One row's values; the arrow keys go on to the next row, as long as the list is closed."""

    BINDINGS = [Binding("enter,space", "show_overlay", "", show=False)]


class SetupScreen(Screen[None]):
    """A short form: the game, the people, the bots, the options."""

    app: "LudothequeApp"
    BINDINGS = [
        Binding("f2", "start", "", show=False),
        Binding("f1,question_mark", "rules", "", show=False),
        Binding("q,escape", "quit", "", show=False),
        Binding("down,right", "app.focus_next", "", show=False),
        Binding("up,left", "app.focus_previous", "", show=False),
    ]

    def __init__(self, boxes: Sequence[Box], game: str | None, games: Sequence[OpenGame]) -> None:
        super().__init__()
        self._boxes = {box.name: box for box in boxes}
        self._games = tuple(games)
        self._box = self._boxes[game] if game in self._boxes else boxes[0]

    def compose(self) -> ComposeResult:
        """The form, from the game to the start."""
        speak = self.app.speaker(self._box)
        yield Static(speak("tui-welcome"), id="prompt")
        with VerticalScroll(id="form", can_focus=False):
            with Vertical(classes="buttons"):
                yield Button(speak("tui-start"), id="start", variant="primary")
                for number, game in enumerate(self._games):
                    yield Button(self._resume_label(game), id=f"resume-{number}")
            yield from self._row(
                "game",
                speak("tui-game"),
                [
                    (self.app.speaker(box).named("game-title", name), name)
                    for name, box in self._boxes.items()
                ],
                self._box.name,
            )
            with VerticalScroll(id="about", can_focus=False):
                yield from self._about()
        yield Static(id="hint", classes="quiet")
        yield Static(speak("tui-keys-setup"), id="keys")

    def _resume_label(self, game: OpenGame) -> str:
        name = game.record.header.game
        box = self._boxes.get(name)
        title = name if box is None else self.app.speaker(box).named("game-title", name)
        began = format_datetime(game.began.astimezone(), "short", locale=self.app.language)
        return self.app.speaker(self._box)("tui-resume", game=title, began=began)

    def _about(self) -> ComposeResult:
        """Everything that depends on the game."""
        speak = self.app.speaker(self._box)
        info = self._box.game.info
        counts = range(1, info.max_players + 1)
        people = [(speak("tui-people-count", count=count), str(count)) for count in counts]
        yield from self._row("people", speak("tui-people"), people, "1")
        kinds = [(speak("tui-no-bot"), NOBODY)]
        kinds += [(speak.named(f"bot-{name}", name), name) for name in bots_of(self._box)]
        last = list(bots_of(self._box))[-1]
        for number in range(1, info.max_players):
            yield from self._row(
                f"bot-{number}", speak("tui-bot", number=number), kinds, last if number == 1 else NOBODY
            )
        for spec in option_specs(self._box.game.options_type):
            if spec.name != "players":
                yield from self._option(spec)

    def _option(self, spec: OptionSpec) -> ComposeResult:
        speak = self.app.speaker(self._box)
        label = speak.named(f"option-{spec.name}", spec.name)
        words = {"on": speak("tui-on"), "off": speak("tui-off")} if spec.kind is OptionKind.SWITCH else {}
        values = [(words.get(value, value), value) for value in spec.values]
        yield from self._row(f"option-{spec.name}", label, values, spec.default)

    def _row(self, name: str, label: str, values: Sequence[tuple[str, str]], value: str) -> ComposeResult:
        with Horizontal(classes="row"):
            yield Static(label, classes="label")
            yield Choice(values, value=value, allow_blank=False, id=name, compact=True)

    def on_mount(self) -> None:
        """Enter starts at once."""
        self.query_one("#start").focus()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Say what the part of the form is about that the keyboard is on."""
        speak = self.app.speaker(self._box)
        name = event.widget.id or ""
        keys = {"game": "game-summary"}
        if name.startswith("bot-") and isinstance(event.widget, Select):
            keys[name] = f"bot-{event.widget.value}-help"
        key = keys.get(name, f"{name}-help")
        self.query_one("#hint", Static).update(speak.named(key, ""))

    @on(Select.Changed, "#game")
    async def change_game(self, event: Select.Changed) -> None:
        """Show the bots and the options of another game."""
        box = self._boxes[str(event.value)]
        if box is self._box:
            return
        self._box = box
        about = self.query_one("#about")
        await about.remove_children()
        await about.mount_compose(self._about())

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """Start a game or go on with one."""
        if event.button.id == "start":
            self.action_start()
        else:
            try:
                self.app.resume(self._games[int(str(event.button.id).removeprefix("resume-"))])
            except LudothequeError as error:
                self.notify(self.app.speaker(self._box).error(error), severity="error")

    def action_start(self) -> None:
        """Start the game as the form says."""
        speak = self.app.speaker(self._box)
        values = {str(select.id): str(select.value) for select in self.query(Select)}
        options = {
            name.removeprefix("option-"): value
            for name, value in values.items()
            if name.startswith("option-")
        }
        bots = [value for name, value in values.items() if name.startswith("bot-") and value != NOBODY]
        people = int(values["people"])
        try:
            wanted = plan(self._box, Wish(people + len(bots), tuple(bots), options), speak)
        except LudothequeError as error:
            self.notify(speak.error(error), severity="error", timeout=6)
            return
        self.app.begin(wanted)

    def action_rules(self) -> None:
        """Read the rules first."""
        self.app.push_screen(RulesScreen(self._box, self.app.language, self.app.speaker(self._box)))

    def action_quit(self) -> None:
        """Close the app."""
        self.app.exit(0)
