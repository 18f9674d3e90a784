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
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((far, 9))
            except OSError:
                continue
            found: str = probe.getsockname()[0]
            if not ipaddress.ip_address(found).is_loopback:
                return found
    return None


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
    asked = f"{request.url.scheme.replace('ws', 'http')}://{request.headers.get('host', '')}"
    base = house.public or asked
    if house.public is None and is_loopback(urlsplit(asked).netloc):
        if house.home is None:
            return f"{base}/tables/{table}", False
        base = house.home
    return f"{base.rstrip('/')}/tables/{table}", True
