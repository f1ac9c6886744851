"""Whom a table waits for, so that lists can say whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column(
            "waiting",
            sa.JSON(),
            nullable=True,
            comment="seats that are asked, as a spectator sees it; none in a secret window",
        ),
    )
