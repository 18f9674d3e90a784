"""The revisions of the database, each in a file of its own.

LAW: what has been published is never changed; whatever is needed next is a new revision.
"""
