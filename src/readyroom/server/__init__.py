"""The server: people, tables, live play, storage. It knows no game; games come from the catalogue."""
