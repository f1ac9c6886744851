"""Tools for people who work on Readyroom."""
