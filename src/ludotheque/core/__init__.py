"""What every game is made of: states, events, views, outcomes and records.

LAW: the standard library and msgspec only. No I/O, no clock, no source of randomness, no words for people:
whoever needs one of these hands it in (a dealer, a generator, a translator).
"""
