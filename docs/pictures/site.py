"""Makes the pictures of the documentation site, `site.png` and `site-phone.png`, and of the playground in it, `playground.png`.

    python docs/pictures/site.py

It needs the site with the playground (make playground site), Node.js, Chromium and the packages of the extension (npm ci in
vscode-extension).
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).parent.resolve()
ROOT = HERE.parent.parent
SITE = ROOT / "build" / "site"
PICTURES = (
    {"page": "tutorials/first-file/", "name": "site.png", "width": 1280, "height": 800},
    {"page": "tutorials/first-file/", "name": "site-phone.png", "width": 390, "height": 800, "phone": True},
    {"page": "play/", "name": "playground.png", "width": 1280, "height": 800, "wait": "#state.ready"},
)


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and logs nothing."""

    def log_message(self, format: str, *values: object) -> None:
        """Requests are not logged."""


def main() -> int:
    """Writes the pictures beside this file. Returns the exit status."""
    if shutil.which("node") is None or not (SITE / "play" / "index.html").exists():
        print("the site is left out: needs Node.js and the site with the playground (make playground site)")
        return 0
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}"
        shots = [{**each, "url": f"{address}/{each['page']}", "file": str(HERE / str(each["name"]))} for each in PICTURES]
        run = subprocess.run(["node", HERE / "browser.mjs", json.dumps(shots)], check=False)
        server.shutdown()
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
