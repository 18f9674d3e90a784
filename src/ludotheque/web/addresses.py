"""Under which address others reach a table."""

import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

from ludotheque.web.house import House


def home_address() -> str | None:
    """The address of this machine in its home network; None when it has none.

    No packet is sent: the system is only asked by which way it would send one.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if ipaddress.ip_address(found).is_loopback else found


def is_loopback(netloc: str) -> bool:
    """Whether only this very machine can go to an address."""
    host = urlsplit(f"//{netloc}").hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def invitation(house: House, request: Any, table: str) -> tuple[str, bool]:
    """The link to a table, and whether it leads there from other machines."""
    base = f"{request.url.scheme.replace('ws', 'http')}://{request.headers.get('host', '')}"
    reaches = house.is_open
    if house.public is not None:
        base, reaches = house.public, True
    elif is_loopback(urlsplit(base).netloc):
        base, reaches = house.home or base, house.home is not None
    return f"{base.rstrip('/')}/tables/{table}", reaches
