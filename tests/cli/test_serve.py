"""``ludotheque serve``: what it refuses before it listens."""

import socket
from pathlib import Path

import pytest

from ludotheque.cli.lock import serving_lock
from ludotheque.web.keys import VARIABLE
from tests.support.command import Program


@pytest.fixture(autouse=True)
def larder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of the person at the keyboard."""
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(tmp_path))
    return tmp_path


def test_a_port_that_somebody_has_is_refused(ludotheque: Program) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = ludotheque("serve", "--port", port, "--lang", "en")
    assert (said.status, f"port {port} is taken" in said.err) == (1, True)


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_that_is_none_is_refused(ludotheque: Program, port: str) -> None:
    assert ludotheque("serve", f"--port={port}").status == 2


def test_a_folder_that_another_server_has_is_refused(ludotheque: Program, larder: Path) -> None:
    with serving_lock(larder):
        assert ludotheque("serve", "--port", "0").status == 1


def test_keys_that_are_none_are_refused(ludotheque: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "short")
    said = ludotheque("serve", "--port", "0", "--lang", "en")
    assert (said.status, f"{VARIABLE} holds no keys" in said.err) == (1, True)
