"""The one room that knows a browser: the port to it, and the ways in which its events become deeds."""
