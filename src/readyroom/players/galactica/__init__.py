"""Computer players for Battlestar Galactica."""
