"""Who has had which seat, who asks for one, whom the host has sent away; seats that may be taken."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "chairs",
        sa.Column(
            "open",
            sa.Boolean(),
            server_default=sa.false(),
            nullable=False,
            comment="of a running game: a person has left it or the host has opened it; a newcomer may ask for it",
        ),
    )
    _of_table_and_person(
        "sitters",
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("voted_out", sa.Boolean(), nullable=False, comment="and has to ask before sitting down again"),
        comment="who has had which seat since the game began: the only one that person may ever have",
    )
    _of_table_and_person(
        "seekers",
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False, comment="seats that said yes"),
        sa.Column("refused", sa.JSON(), nullable=False, comment="seats that said no"),
        sa.Column("over_at", sa.Double(), nullable=True, comment="when it was turned down; null while it stands"),
        comment="who asks to sit down in a running game",
    )
    _of_table_and_person("kicked", comment="whom the host has sent away before the start")
    # who sits in a running game now; who has left one before is not known any more, and neither is which seats
    # people have left: the host can open them
    op.execute(
        sa.text(
            'INSERT INTO sitters ("table", person, seat, voted_out) '
            'SELECT chairs."table", chairs.person, chairs.seat, :no FROM chairs '
            'JOIN tables ON tables.id = chairs."table" '
            "WHERE tables.status = 'playing' AND chairs.person IS NOT NULL"
        ).bindparams(sa.bindparam("no", value=False, type_=sa.Boolean()))
    )


def _of_table_and_person(name: str, *columns: sa.Column[object], comment: str) -> None:
    """A table with one row for each person at a table."""
    op.create_table(
        name,
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        *columns,
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f(f"fk_{name}_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f(f"fk_{name}_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name=op.f(f"pk_{name}")),
        comment=comment,
    )
    op.create_index(op.f(f"ix_{name}_person"), name, ["person"], unique=False)
