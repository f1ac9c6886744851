"""How windows pass at a table; those there are go on as they began."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column(
            "reactions",
            sa.Text(),
            nullable=False,
            server_default="secret",
            comment="how windows pass: secret, quick, open",
        ),
    )
