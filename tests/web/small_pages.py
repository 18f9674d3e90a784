"""Small pages, good and bad, to try the harness on."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)

STYLE = """
body { margin: 0; font: 16px/1.4 sans-serif; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
.wide { width: 500px; } .narrow { width: 60px; } .cut { overflow: hidden; }
.scroller { overflow-x: auto; } .left { position: relative; left: -30px; width: 100px; }
.large { min-width: 44px; min-height: 44px; }
.wrapped { position: relative; margin: 40px; }
.wrapped::after { content: ""; position: absolute; inset: -20px; }
"""

GOOD = """\
<h1>Table</h1><p>Your turn, see <a href="/">the rules</a>. ← ↑ → ⬡</p>
<button class="large">Place</button>
<p class="unseen" role="status">Something long that only a screen reader says to those who listen to it</p>
<div class="scroller" tabindex="0" role="group" aria-label="Tiles"><div class="wide large">Tiles</div></div>
<details><summary class="large">More</summary><div class="wide">Hidden</div></details>"""
"""A page that nothing is wrong with."""

SCRIPTS = {
    "throws": "setTimeout(() => { throw new Error('broken') });",
    "complains": "console.error('broken');",
    "warns": "console.warn('careful');",
    "asks": "fetch('/status/409');",
    "breaks": "fetch('/status/503');",
    "marks": "document.body.dataset.script = isSecureContext ? 'secure' : 'insecure';",
}


class Pages:
    """A server of small pages, each under the content security policy of the product."""

    def __init__(self, address: str, pages: dict[str, str]) -> None:
        self.address = address
        self._pages = pages

    def put(self, body: str, script: str = "") -> str:
        """Lay a page down; its address."""
        tag = f'<script type="module" src="/script/{script}"></script>' if script else ""
        path = f"/page/{len(self._pages)}"
        self._pages[path] = (
            '<!doctype html><html lang="en"><head><title>Page</title><link rel="icon" href="data:,">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<link rel="stylesheet" href="/style">{tag}</head><body><main>{body}</main></body></html>'
        )
        return self.address + path


@contextmanager
def serving() -> Iterator[Pages]:
    """Serve small pages."""
    pages: dict[str, str] = {}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            kind, _, rest = self.path.lstrip("/").partition("/")
            status = int(rest) if kind == "status" else 200
            media, text = {
                "style": ("text/css", STYLE),
                "script": ("text/javascript", SCRIPTS.get(rest, "")),
                "page": ("text/html; charset=utf-8", pages.get(self.path, "")),
            }.get(kind, ("text/plain", ""))
            self.send_response(status)
            for name, value in (("Content-Type", media), ("Content-Security-Policy", POLICY)):
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield Pages(f"http://127.0.0.1:{server.server_port}", pages)
        server.shutdown()
        thread.join()
