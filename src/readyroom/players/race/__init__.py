"""Computer players for Race for the Galaxy."""
