"""Run by Alembic for each upgrade: it writes SQL to what `storage.migrating` gave it."""

from alembic import context

context.configure(
    dialect_name=context.config.attributes["dialect"],
    output_buffer=context.config.attributes["output"],
    literal_binds=True,
    # The store has begun a transaction already.
    transactional_ddl=False,
)
context.run_migrations()
