"""Geheimgebot as it stands on the shelf: what the entry point names."""

from importlib.resources import files

from ludotheque.core.box import Box

from . import notation, rules
from . import view as views
from .board import GeheimgebotBoard
from .bots import Fox


class Geheimgebot:
    """The rooms of the game behind one door; it holds nothing."""

    info = rules.INFO
    options_type = rules.Options
    initial_state = staticmethod(rules.initial_state)
    actors = staticmethod(rules.awaited)  # nobody may change a card once it is laid
    awaited = staticmethod(rules.awaited)
    drafting = staticmethod(rules.drafting)
    legal_actions = staticmethod(rules.legal_actions)
    chance = staticmethod(rules.chance)
    apply = staticmethod(rules.apply)
    audience = staticmethod(rules.audience)
    outcome = staticmethod(rules.outcome)
    next_options = staticmethod(rules.next_options)
    view = staticmethod(views.view)
    possible_state = staticmethod(views.possible_state)
    action_space = staticmethod(notation.action_space)
    encode = staticmethod(notation.encode)
    decode = staticmethod(notation.decode)
    action_text = staticmethod(notation.action_text)
    parse_action = staticmethod(notation.parse_action)
    chance_text = staticmethod(notation.chance_text)
    parse_chance = staticmethod(notation.parse_chance)


HERE = files("geheimgebot")

BOX = Box(
    game=Geheimgebot(),
    board=GeheimgebotBoard(),
    bots={"fuchs": Fox},
    locales=HERE / "locales",
    rules=HERE / "rulebook",
)
