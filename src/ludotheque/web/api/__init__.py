"""The JSON API: the same tables for programs.

LAW: as the web's; tables as structs, and no page.
"""
