"""Alembic's entry: runs the migrations on the connection `migrate` hands over."""

from alembic import context

from readyroom.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
