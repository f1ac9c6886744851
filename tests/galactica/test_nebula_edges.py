"""The Ionian Nebula, exactly on the line: what is still there, and who it was, while something is being resolved."""

from tests.rules.galactica_ionian import Nebula
from tests.rules.galactica_tables import stays


def test_an_ally_who_is_met_has_nobodys_token_any_more_while_it_is_resolved() -> None:
    """The token that Starbuck had put there lies open; what is left on the card is nobody's."""
    table = Nebula().place(0, "brig").ally("romo_lampkin", "B", by=2).trauma(0, "AAB").trauma(2, "A")
    table.next_allies("billy_keikeya").to_do("movement", "meet_ally", "action")
    assert stays(table).prompt() == "go-anywhere"
    assert len(table.g.set_aside) == 1
    for viewer in (*range(4), None):
        (shown,) = table.game.seen(viewer).allies
        assert (shown.by, shown.token) == (-1, None), viewer
