"""Take Sides: lay cards at the doors of a street, and win over those who live there.

LAW: like every game it imports core alone; its board also draw. Rule ids: TS-1 to TS-31.
"""
