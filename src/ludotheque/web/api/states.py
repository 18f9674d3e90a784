"""What tables look like in JSON."""

import msgspec

from ludotheque.core.translator import Translator
from ludotheque.registry import load
from ludotheque.tables.scene import Seen
from ludotheque.tables.table import Table
from ludotheque.web.api.models import ChairState, ChoiceState, State, TableState
from ludotheque.web.words import Words, naming


def state_of(seen: Seen, guest: str, words: Words, language: str) -> State:
    """What somebody sees of a table."""
    box = load(seen.table.game)
    plain = words.speaker(language, box)
    speak: Translator = naming(seen.table.chairs, plain)
    view = seen.view
    choices: tuple[ChoiceState, ...] = ()
    if view is not None:
        choices = tuple(
            ChoiceState(
                code=choice.code,
                text=box.game.action_text(view.options, box.game.decode(view.options, choice.code)),
                label=choice.label,
                group=choice.group,
                ends=choice.code in seen.ending,
            )
            for choice in box.board.choices(view, speak)
        )
    return State(
        table=table_state(seen.table, guest),
        seat=seen.seat,
        view=None if view is None else msgspec.to_builtins(view),
        prompt="" if view is None else box.board.prompt(view, speak),
        choices=choices,
        draft=() if seen.draft is None else seen.draft.texts,
        turn=seen.first_question,
        trying=seen.tried is not None,
    )


def table_state(table: Table, guest: str) -> TableState:
    """A table as everybody sees it: neither its secret nor anybody's id."""
    return TableState(
        id=table.id,
        game=table.game,
        rules_version=table.rules_version,
        options=table.options,
        status=table.status.value,
        version=table.version,
        breath=table.breath,
        commitment=table.commitment,
        chairs=tuple(
            ChairState(
                name=chair.name,
                bot=chair.bot,
                taken=not chair.is_free,
                ready=chair.ready,
                yours=chair.guest == guest,
            )
            for chair in table.chairs
        ),
        result=table.result,
        rematch=table.rematch,
        host_is_you=table.host == guest,
    )
