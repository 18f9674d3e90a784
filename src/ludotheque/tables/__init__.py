"""Tables: who sits where, what each seat is deciding, what has been decided, what is due.

LAW: application logic behind ports; no HTTP, no SQL, no words for people. Imports core, the registry, bots.
"""
