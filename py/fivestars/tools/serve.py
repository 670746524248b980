"""Serving dist/ to this machine alone, with the types that browsers insist on."""

import errno
import os
import re
import sys
import webbrowser
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from fivestars.tools.trouble import Trouble

HOST: Final = "127.0.0.1"
TRIES: Final = 50
HASHED: Final = re.compile(r"\.[0-9a-f]{10}\.\w+$")
TYPES: Final = {
    ".css": "text/css",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".tgz": "application/gzip",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    "": "application/octet-stream",
}


class Handler(SimpleHTTPRequestHandler):
    """Sends files, keeps connections open, stays silent."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def log_message(self, *_: object) -> None:
        """Say nothing: this server is for one reader."""

    def send_response(self, code: int, message: str | None = None) -> None:
        """Remember whether what was asked for is sent."""
        self._is_sent = code in (HTTPStatus.OK, HTTPStatus.NOT_MODIFIED)
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Let the browser keep what has a hash in its name, and ask whether anything else is still the same."""
        named = self._is_sent and HASHED.search(self.path)
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if named else "no-cache")
        super().end_headers()

    def list_directory(self, _: object) -> None:
        """Show no folder."""
        self.send_error(HTTPStatus.NOT_FOUND)


class Server(ThreadingHTTPServer):
    """A thread a connection; none of them holds up the end."""

    daemon_threads = True
    request_queue_size = 64
    # Two servers must not share a port: on Windows the first of these allows it, elsewhere the second.
    allow_reuse_address = os.name != "nt"
    allow_reuse_port = False

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that no longer wants what it asked for."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(site: Path, port: int = 0) -> Server:
    """Return a server of `site`, bound to `port` or the next free one; 0 takes any."""
    for tried in range(port, port + (TRIES if port else 1)):
        try:
            return Server((HOST, tried), partial(Handler, directory=str(site)))
        except OSError as failure:
            if failure.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
    raise Trouble(f"Ports {port} to {port + TRIES - 1} are all taken: name another one with --port.")


def serve(site: Path, port: int, browse: bool) -> None:
    """Serve `site` until Ctrl-C."""
    with server(site, port) as serving:
        got = serving.server_address[1]
        if got != port:
            print(f"Port {port} is taken, so it is {got}.", file=sys.stderr)
        address = f"http://{HOST}:{got}/"
        print(f"Five Stars is at {address} – Ctrl-C ends it.", flush=True)
        if browse:
            webbrowser.open(address)
        serving.serve_forever()
