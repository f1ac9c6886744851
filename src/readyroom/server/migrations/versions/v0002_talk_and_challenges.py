"""Table talk is stored among the answers, no longer as chat; passkey challenges that were used."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column(
            "digest",
            sa.Text(),
            nullable=False,
            comment="of a passkey challenge that was used: it never counts again",
        ),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_challenges")),
    )
    op.drop_column("chat", "talk")
