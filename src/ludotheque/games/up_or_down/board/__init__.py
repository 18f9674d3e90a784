"""How Up or Down? is shown: the ring, the rows, the hand, and what lies before the others.

LAW: draws views and decides nothing; imports its own game, core and draw; words come from the translator.
"""
