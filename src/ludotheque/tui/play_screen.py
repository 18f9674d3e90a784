"""The game on the screen: one sentence that tells what to do, the board, and what stands beside it."""

from typing import TYPE_CHECKING, Any

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ludotheque.core.board import TextPicture
from ludotheque.core.errors import LudothequeError
from ludotheque.core.events import Seat
from ludotheque.core.view import AnyView
from ludotheque.tui.curtain_screen import CurtainScreen
from ludotheque.tui.geometry import ARROWS, Spot, neighbour, spots
from ludotheque.tui.leave_screen import LeaveScreen
from ludotheque.tui.picture import Picture
from ludotheque.tui.rules_screen import RulesScreen
from ludotheque.tui.score_screen import ScoreScreen
from ludotheque.tui.session import Session

if TYPE_CHECKING:
    from ludotheque.tui.app import LudothequeApp


class PlayScreen(Screen[None]):
    """A game in play.

    A choice is tried on the board first, by an arrow key, a click or its number, and made with Enter or a
    second click; until then nothing has happened.
    """

    app: "LudothequeApp"
    AUTO_FOCUS = ""
    BINDINGS = [
        *(Binding(arrow, f"move('{arrow}')", "", show=False) for arrow in ARROWS),
        Binding("enter,space", "confirm", "", show=False),
        Binding("escape", "let_go", "", show=False),
        Binding("b", "back", "", show=False),
        Binding("o", "others", "", show=False),
        Binding("question_mark,f1", "rules", "", show=False),
        Binding("q", "leave", "", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.seat: Seat | None = None
        self.tried: int | None = None
        self._typed = ""
        self._places: dict[int, Spot] = {}
        self._rounds_shown = 0
        self._others = False
        self._trouble_told = False

    def compose(self) -> ComposeResult:
        """The parts of the screen, from top to bottom."""
        yield Static(id="prompt")
        with Horizontal(id="table"):
            yield Picture(id="board")
            with VerticalScroll(id="aside-scroll", can_focus=False):
                yield Picture(id="aside")
                solo = self.session.solo_line(self.app.speaker(self.session.box))
                yield Static(solo, id="solo", classes="quiet")
                yield OptionList(id="choices")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin with whoever is first."""
        self.speak = self.app.speaker_at(self.session)
        self._rounds_shown = self._view().round
        self.go_on()

    def _view(self) -> AnyView:
        return self.session.view(self.seat)

    def go_on(self) -> None:
        """Let the bots act, then ask the next person, or show the score."""
        before = self.seat
        self.session.let_bots_act()
        self._tell_trouble()
        self.seat = self.session.next_person(self.seat)
        if self.seat is None and self.session.match.awaited == ():
            self.seat = before if before is not None else self.session.people[0]
        self.tried = None
        view = self._view()
        if view.outcome is not None or view.round > self._rounds_shown:
            self._rounds_shown = view.round
            self.draw()
            self.app.push_screen(ScoreScreen(self.session, self._score_seat(before)), self._after_score)
        elif before != self.seat and self._hides_something(before):
            self._hand_over()
        else:
            self.draw()

    def _tell_trouble(self) -> None:
        """Say once that the game cannot be kept on disk; it goes on all the same."""
        trouble = self.session.trouble
        if trouble is not None and not self._trouble_told:
            self._trouble_told = True
            said = self.speak("tui-not-kept", detail=str(trouble.strerror or trouble))
            self.notify(said, severity="warning", timeout=8)

    def _hides_something(self, before: Seat | None) -> bool:
        """Whether the next person must not look on with the last, nor anybody with the first."""
        info = self.session.box.game.info
        return len(self.session.people) > 1 and (before is not None or info.hidden_information)

    def _score_seat(self, before: Seat | None) -> Seat | None:
        return before if len(self.session.people) == 1 else None

    def _after_score(self, done: bool | None) -> None:  # noqa: FBT001 - the shape of a Textual callback
        if done:
            self.app.choose()
        elif len(self.session.people) > 1 and self.session.match.awaited:
            self._hand_over()
        else:
            self.draw()

    def _hand_over(self) -> None:
        assert self.seat is not None  # noqa: S101 - somebody is awaited
        self.draw(hidden=True)
        self.app.push_screen(CurtainScreen(self.session.name(self.seat), self.speak), lambda _: self.draw())

    def draw(self, *, hidden: bool = False) -> None:
        """Draw everything anew; behind a curtain nothing of anybody's."""
        view = self._view()
        board = self.session.box.board
        picture, aside, prompt = TextPicture(()), TextPicture(()), ""
        if not hidden:
            picture = board.text(view, self.speak, highlight=self.tried)
            aside = board.aside(view, self.speak)
            prompt = board.prompt(view, self.speak)
        self._places = {} if hidden else self._legal_places(view, picture)
        if self._others and not hidden:
            picture = board.text(self.session.view(None), self.speak)
        look = self.app.look
        self.query_one("#board", Picture).show(picture, look)
        self.query_one("#aside", Picture).show(aside, look)
        self.query_one("#prompt", Static).update(self._named(prompt))
        self.query_one("#keys", Static).update(self._keys(view))
        self._list_choices(view, hidden=hidden or self._others)

    def _legal_places(self, view: AnyView, picture: TextPicture) -> dict[int, Spot]:
        codes = {self._code(action) for action in view.legal}
        return {code: spot for code, spot in spots(picture).items() if code in codes}

    def _named(self, prompt: str) -> str:
        if len(self.session.people) < 2 or self.seat is None or not prompt:
            return prompt
        return self.speak("tui-named-prompt", name=self.session.name(self.seat), prompt=prompt)

    def _keys(self, view: AnyView) -> str:
        if not view.legal:
            return self.speak("tui-keys-watching")
        if self.session.match.draft:
            return self.speak("tui-keys-take-back")
        if not self._places:
            return self.speak("tui-keys-list")
        if self.seat not in self.session.match.awaited:
            return self.speak("tui-keys-change")
        return self.speak("tui-keys-back" if self._previous_person() is not None else "tui-keys")

    def _list_choices(self, view: AnyView, *, hidden: bool) -> None:
        """A list of the choices, where the picture has no places for them."""
        choices = self.query_one("#choices", OptionList)
        choices.display = bool(view.legal) and not self._places and not hidden
        choices.clear_options()
        if choices.display:
            said = self.session.box.board.choices(view, self.speak)
            choices.add_options(Option(choice.label, id=str(choice.code)) for choice in said)
            choices.highlighted = 0
            choices.focus()
        else:
            self.set_focus(None)

    def _code(self, action: Any) -> int:
        return self.session.box.game.encode(self.session.match.options, action)

    def action_move(self, arrow: str) -> None:
        """Try the choice that lies in the direction of an arrow key."""
        self._try(neighbour(self._places, self.tried, arrow))

    def _try(self, code: int | None) -> None:
        if code != self.tried or self._others:
            self._others = False
            self.tried = code
            self.draw()

    def action_others(self) -> None:
        """Look at everybody's board as the public sees it, or back at one's own."""
        self._others = not self._others
        self.draw()

    def action_let_go(self) -> None:
        """Try nothing; with nothing tried or typed, take back the last choice of the turn.

        Whoever has chosen already and tries nothing else leaves it at that.
        """
        idle, match = self.tried is None and not self._others and not self._typed, self.session.match
        if idle:
            match.take_back()
        kept = idle and self.seat not in match.awaited
        self._typed, self._others, self.tried = "", False, None
        if kept and self.session.next_person() is not None:
            self.go_on()
        else:
            self.draw()

    def action_confirm(self) -> None:
        """Make the choice that is being tried."""
        if self.tried is None or self._others:
            self._try(neighbour(self._places, None, "up"))
        else:
            self._act(self.session.box.game.decode(self.session.match.options, self.tried))

    @on(OptionList.OptionSelected)
    def choose_from_list(self, event: OptionList.OptionSelected) -> None:
        """Make a choice from the list."""
        if event.option_id is not None:
            self._act(self.session.box.game.decode(self.session.match.options, int(event.option_id)))

    @on(Picture.Clicked)
    def click(self, event: Picture.Clicked) -> None:
        """Try what was clicked, or make the choice when it was being tried already."""
        if event.code == self.tried:
            self.action_confirm()
        elif event.code in self._places:
            self._try(event.code)
        else:
            self._explain(self._text(event.code))

    def on_key(self, event: events.Key) -> None:
        """A choice may be typed by the digits of its text in the game's notation."""
        if event.character is None or not event.character.isdigit() or not self._places:
            self._typed = ""
            return
        event.stop()
        by_text = {self._digits(code): code for code in reversed(self._places)}
        for typed in (self._typed + event.character, event.character):
            if any(digits.startswith(typed) for digits in by_text):
                self._typed = typed
                self._try(by_text.get(typed, self.tried))
                return
        self._typed = ""
        self._explain(event.character)

    def _text(self, code: int) -> str:
        game, options = self.session.box.game, self.session.match.options
        return game.action_text(options, game.decode(options, code))

    def _digits(self, code: int) -> str:
        """What somebody types for a choice: the digits of its text; of those with equal ones the first."""
        return "".join(filter(str.isdigit, self._text(code)))

    def _explain(self, text: str) -> None:
        """Why something that was typed or clicked cannot be done."""
        assert self.seat is not None  # noqa: S101 - choices are shown to a seat
        refusal = self.session.why_not(self.seat, text)
        if refusal is not None:
            self._typed = ""
            self.notify(self.speak.error(refusal), severity="warning", timeout=4)

    def _act(self, action: Any) -> None:
        self._others = False
        assert self.seat is not None  # noqa: S101 - choices are shown to a seat
        try:
            self.session.act(self.seat, action)
        except LudothequeError as error:
            self.notify(self.speak.error(error), severity="warning", timeout=4)
            return
        self._typed = ""
        self.go_on()

    def _previous_person(self) -> Seat | None:
        """The last person before this one who has chosen already and may still change it."""
        people = [seat for seat in self.session.people if self.seat is not None and seat < self.seat]
        changeable = [seat for seat in people if self.session.view(seat).legal]
        return changeable[-1] if changeable else None

    def action_back(self) -> None:
        """Go back to whoever may still change their mind."""
        previous = self._previous_person()
        if previous is not None:
            self.seat = previous
            self.tried = None
            self._hand_over()

    def action_rules(self) -> None:
        """Open the rule that applies now."""
        rule = self.session.box.board.rule(self._view())
        self.app.push_screen(RulesScreen(self.session.box, self.app.language, self.speak, rule))

    def action_leave(self) -> None:
        """Ask whether to stop here."""
        kept = self.session.trouble is None
        self.app.push_screen(LeaveScreen(self.speak, kept=kept), self._after_leave)

    def _after_leave(self, leave: bool | None) -> None:  # noqa: FBT001 - the shape of a Textual callback
        if leave:
            self.app.choose()
