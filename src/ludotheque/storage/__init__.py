"""Storage: what tables keep, in SQLite (or PostgreSQL), and how it is carried from version to version.

LAW: implements the ports of tables and decides nothing. Imports core and tables; SQLAlchemy, Alembic and
aiosqlite are known here alone. Only the rim imports it.
"""
