"""The web: pages for people, a JSON API for programs, and tables that are alive in the browser.

LAW: translates only and decides nothing. Imports core, the registry, bots, tables and i18n; Litestar, Jinja,
uvicorn, segno and markdown-it are known here alone. Only the command line imports it.
"""
