"""How Take Sides is shown: the street with its six doors, both façades, the hand, and what all may know.

LAW: draws views and decides nothing; imports its own game, core and draw; words come from the translator.
"""
