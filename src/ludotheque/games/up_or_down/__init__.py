"""Up or Down?: cards laid in rows that climb or fall, taken from a ring of six.

LAW: imports core only; the board may draw with draw/. The rooms: components, options, state, dealing, rules,
scoring, view, encoding, notation, game; board (SVG and text), bots, locales.
"""
