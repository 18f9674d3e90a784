"""Pages: what a browser shows, with and without script.

LAW: as the web's; a page is a template and what it needs to know.
"""
