"""Many games by bots, counted.

LAW: imports core, the registry and bots; knows no game by name, and speaks no language.
"""
