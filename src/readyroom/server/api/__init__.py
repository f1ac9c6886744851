"""The HTTP part: everything that is not live. Each module has its `handlers`."""
