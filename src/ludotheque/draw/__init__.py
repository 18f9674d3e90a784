"""Drawing primitives that boards share: hexagons, palettes, patterns, text canvases.

LAW: imports core only and knows no game.
"""
