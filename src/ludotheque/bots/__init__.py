"""Bots that can play every game.

LAW: imports core and the registry; knows no game by name.
"""
