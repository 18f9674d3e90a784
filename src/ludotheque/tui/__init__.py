"""The terminal app.

LAW: reaches games through the registry and their boxes; knows no game by name, decides no rule.
"""
