"""When an abandoned game ends, and an index for the tables of one person."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column(
            "ends_at",
            sa.Double(),
            nullable=True,
            comment="when a game that nobody goes on with ends, once its players were told; stays when it has",
        ),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
