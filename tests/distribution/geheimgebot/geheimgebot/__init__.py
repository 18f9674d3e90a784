"""Geheimgebot: secret bids for open treasures, a game for ludotheque in a distribution of its own.

The rooms: rules, view, notation, board (SVG and text), bots, box; its words and its rules are German only.
"""
