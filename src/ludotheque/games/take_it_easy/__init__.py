"""Take it Easy!: 19 tiles, 15 lines, everybody places the same tile at the same time.

LAW: imports core only; the board may draw with draw/. The rooms: components, options, rules, scoring, view,
encoding, notation, game; board (SVG and text), bots, locales.
"""
