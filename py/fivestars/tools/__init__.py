"""What the door needs: set-up, build, serve, checks, arena, bench. Nothing of it is in the page."""
