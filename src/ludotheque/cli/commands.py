"""What each command does: read the words, call the room that does the work, print."""

import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter

from ludotheque import registry
from ludotheque.bots.shelf import bots_of
from ludotheque.cli import printing
from ludotheque.cli.errors import UsageError
from ludotheque.cli.words import Voice
from ludotheque.core.box import Box
from ludotheque.core.dealer import Seeded
from ludotheque.core.errors import RecordError
from ludotheque.core.options import option_specs
from ludotheque.i18n import rulebook

Game = Annotated[str, Parameter(help="cli-word-game")]
Json = Annotated[bool, Parameter(help="cli-word-json", negative="")]
Lang = Annotated[str | None, Parameter(help="cli-word-lang")]
Players = Annotated[int | None, Parameter(help="cli-word-players")]
Rounds = Annotated[int | None, Parameter(help="cli-word-rounds")]
Option = Annotated[tuple[str, ...], Parameter(help="cli-word-option", negative="", consume_multiple=False)]


def chosen_options(option: tuple[str, ...], *, players: int | None, rounds: int | None) -> dict[str, str]:
    """Gather ``--players``, ``--rounds`` and every ``--option name=value``."""
    chosen: dict[str, str] = {}
    for word in option:
        name, equals, value = word.partition("=")
        if not equals:
            raise UsageError("cli-option-form", word=word)
        chosen[name] = value
    if players is not None:
        chosen["players"] = str(players)
    if rounds is not None:
        chosen["rounds"] = str(rounds)
    return chosen


class Commands:
    """The commands that need nothing but a language."""

    def __init__(self, voice: Voice) -> None:
        self._speak = voice

    def _open(self, game: str) -> Box:
        box = registry.load(game)
        self._speak.about(box)
        return box

    def games(self, *, json: Json = False, lang: Lang = None) -> None:
        """List the installed games, their options and their bots."""
        del lang  # read before the commands are built
        boxes = [registry.load(name) for name in registry.games()]
        if json:
            sys.stdout.write(printing.json_text([_described(box) for box in boxes]))
        else:
            for box in boxes:
                sys.stdout.write(printing.game_text(box, self._speak.about(box)))

    def rules(self, game: Game, *, lang: Lang = None) -> None:
        """Print the rules of a game."""
        del lang
        box = self._open(game)
        book = rulebook(box, self._speak.language)
        if book is None:
            raise UsageError("cli-no-rules", game=game)
        if book.language != self._speak.language:
            sys.stderr.write(self._speak("rules-in-another-language", language=book.language) + "\n")
        sys.stdout.write(printing.rules_text(book.text))

    def score(
        self,
        game: Game,
        *words: Annotated[str, Parameter(help="cli-word-score")],
        json: Json = False,
        lang: Lang = None,
    ) -> None:
        """Count what stands on a real table."""
        del lang
        box = self._open(game)
        if box.score is None:
            raise UsageError("cli-no-score", game=game)
        sheet = box.score(words)
        if json:
            lines = [msgspec.to_builtins(line) for line in sheet.lines]
            sys.stdout.write(printing.json_text({"game": game, "lines": lines, "total": sheet.total}))
        else:
            sys.stdout.write(printing.sheet_text(sheet, box, self._speak))

    def arena(
        self,
        game: Game,
        *,
        bots: Annotated[str, Parameter(help="cli-word-arena-bots")],
        games: Annotated[int, Parameter(help="cli-word-arena-games")] = 1000,
        seed: Annotated[int, Parameter(help="cli-word-arena-seed")] = 1,
        players: Players = None,
        rounds: Rounds = None,
        option: Option = (),
        jobs: Annotated[int | None, Parameter(help="cli-word-arena-jobs")] = None,
        json: Json = False,
        lang: Lang = None,
    ) -> None:
        """Let bots play many games and report how they did."""
        del lang
        from ludotheque.arena import arena
        from ludotheque.cli.progress import shown

        self._open(game)
        if jobs is not None and jobs < 1:
            raise UsageError("cli-bad-value", name="--jobs", value=str(jobs))
        options = chosen_options(option, players=players, rounds=rounds)
        names = [name for name in bots.split(",") if name]
        contest = arena.contest(game, names, games, seed, options)
        report = arena.report(contest, shown(arena.run(contest, jobs=jobs), games, self._speak))
        if json:
            sys.stdout.write(printing.json_text(report))
        else:
            sys.stdout.write(printing.report_text(report, self._speak))

    def play(
        self,
        game: Annotated[str | None, Parameter(help="cli-word-play-game")] = None,
        *,
        players: Players = None,
        bots: Annotated[str | None, Parameter(help="cli-word-play-bots")] = None,
        rounds: Rounds = None,
        option: Option = (),
        seed: Annotated[str | None, Parameter(help="cli-word-play-seed")] = None,
        lang: Lang = None,
    ) -> int:
        """Play in the terminal."""
        del lang
        from ludotheque.tui.start import Wish, play

        if seed:
            try:
                Seeded(seed)
            except RecordError:
                raise UsageError("cli-bad-value", name="--seed", value=seed) from None
        if not (sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()):
            raise UsageError("cli-no-terminal")
        names = tuple(name for name in (bots or "").split(",") if name)
        options = chosen_options(option, players=None, rounds=rounds)
        if game is not None:
            self._open(game)
        return play(game, Wish(players, names, options, seed), self._speak.language)


def _described(box: Box) -> dict[str, object]:
    info = box.game.info
    return {
        "name": info.name,
        "players": [info.min_players, info.max_players],
        "rules_versions": list(info.rules_versions),
        "simultaneous": info.simultaneous,
        "hidden_information": info.hidden_information,
        "chance": info.chance,
        "bots": list(bots_of(box)),
        "options": [
            {
                "name": spec.name,
                "kind": spec.kind.value,
                "default": spec.default,
                "values": list(spec.values),
                "rule": spec.rule,
            }
            for spec in option_specs(box.game.options_type)
        ],
    }
