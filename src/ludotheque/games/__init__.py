"""The games, each in a package of its own with the same rooms.

LAW: a game imports core (its board also draw), and never another game.
"""
