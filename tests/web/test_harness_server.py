"""The part of the harness that needs no browser: finding one, a server to kill, somebody who plays."""

import sys
from pathlib import Path

import httpx
import pytest

from tests.support import chromium
from tests.support.player import Player, RefusedError
from tests.support.server import Server


def test_a_chromium_that_is_named_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(chromium.VARIABLE, "/bin/true")
    assert chromium.find() == Path("/bin/true")


@pytest.mark.parametrize("named", ["none", "/bin/false"])
def test_a_named_chromium_that_does_not_run_is_a_reason(monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    monkeypatch.setenv(chromium.VARIABLE, named)
    assert chromium.find() == chromium.Missing(
        f"LUDOTHEQUE_TEST_CHROMIUM names {named}, which is no Chromium that runs"
    )


def test_without_any_chromium_the_reason_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    found = chromium.find([Path("/bin/false"), Path("/nowhere/chromium")])
    assert isinstance(found, chromium.Missing)
    assert "apt-get install" in found.reason


SERVING = """
import signal, socket, sys, time
from pathlib import Path
port, data = int(sys.argv[2]), Path(sys.argv[4])
{first}
data.mkdir(exist_ok=True)
(data / "starts").open("a").write("x")
listening = socket.create_server(("127.0.0.1", port))
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
print("Serving at http://127.0.0.1:%d" % listening.getsockname()[1])
time.sleep(600)
"""


def program(folder: Path, first: str = "") -> Server:
    """A server that is a small program, which does something first."""
    file = folder / "program.py"
    file.write_text(SERVING.replace("{first}", first), encoding="utf-8")
    return Server(folder / "data", program=[sys.executable, str(file)])


def test_a_killed_server_starts_again_at_its_port_with_its_data(tmp_path: Path) -> None:
    server = program(tmp_path)
    server.start()
    address = server.address
    server.kill()
    assert server.status == -9
    server.start()
    assert server.stop() < 10
    assert server.status == 0
    assert server.address == address
    assert (server.data / "starts").read_text() == "xx"
    server.check()


def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"ended with 1:\n(.*\n)+ZeroDivisionError"):
        program(tmp_path, "1 / 0").start()


def test_a_traceback_of_a_server_fails_the_test(tmp_path: Path) -> None:
    server = program(tmp_path, "import traceback\ntry: 1 / 0\nexcept Exception: traceback.print_exc()")
    server.start()
    server.kill()
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        server.check()


def api(request: httpx.Request) -> httpx.Response:
    """As much of the API as these tests need."""
    match request.method, request.url.path:
        case "POST", "/api/guests":
            return httpx.Response(201, json={"name": "Anna", "token": "secret"})
        case "POST", "/api/tables/t/decisions":
            return httpx.Response(409, json={"reason": "question-closed"})
        case _:
            said = {"path": str(request.url.raw_path, "ascii"), "token": request.headers["Authorization"]}
            return httpx.Response(200, json=said)


async def anna() -> Player:
    return await Player.arrive("http://house.test", "Anna", httpx.MockTransport(api))


async def test_a_player_shows_the_token() -> None:
    assert await (await anna()).state("t") == {"path": "/api/tables/t", "token": "Bearer secret"}


async def test_a_player_waits_by_long_poll() -> None:
    assert (await (await anna()).wait("t", 4, 0.5))["path"] == "/api/tables/t/state?after=4&wait=0.5"


async def test_a_refused_player_hears_the_status_and_the_reason() -> None:
    with pytest.raises(RefusedError) as caught:
        await (await anna()).decide("t", "q", "4")
    assert (caught.value.status, caught.value.problem) == (409, {"reason": "question-closed"})
