"""When a session's person last proved who they are, which passkey opened it, and when a passkey was last used.

Accounts without a password and without a passkey (a registration that was cancelled) are guests again: nobody could
enter them, and their name was taken for good.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "sessions",
        sa.Column(
            "proved_at",
            sa.Double(),
            nullable=True,
            comment="when the person last gave a password or used a passkey; null for guests",
        ),
    )
    op.add_column(
        "sessions", sa.Column("passkey", sa.Text(), nullable=True, comment="the passkey that opened it, if one did")
    )
    op.add_column("passkeys", sa.Column("used_at", sa.Double(), nullable=True))
    op.execute(
        "UPDATE people SET login = NULL WHERE login IS NOT NULL AND password IS NULL "
        "AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.id)"
    )
