"""Take Sides as the `ludotheque.core.game.Game` that everything around it talks to."""

from ludotheque.games.take_sides import dealing, encoding, notation, possible, rules
from ludotheque.games.take_sides import view as views
from ludotheque.games.take_sides.options import Options


class TakeSides:
    """The rooms of the game behind one door; it holds nothing."""

    info = dealing.INFO
    options_type = Options

    initial_state = staticmethod(dealing.initial_state)
    actors = staticmethod(rules.actors)
    awaited = staticmethod(rules.actors)
    drafting = staticmethod(rules.drafting)
    legal_actions = staticmethod(rules.legal_actions)
    chance = staticmethod(dealing.chance)
    apply = staticmethod(rules.apply)
    audience = staticmethod(rules.audience)
    outcome = staticmethod(rules.outcome)
    next_options = staticmethod(rules.next_options)

    view = staticmethod(views.view)
    possible_state = staticmethod(possible.possible_state)

    action_space = staticmethod(encoding.action_space)
    encode = staticmethod(encoding.encode)
    decode = staticmethod(encoding.decode)

    action_text = staticmethod(notation.action_text)
    parse_action = staticmethod(notation.parse_action)
    chance_text = staticmethod(notation.chance_text)
    parse_chance = staticmethod(notation.parse_chance)
