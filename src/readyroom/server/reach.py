"""Where other machines find this server (`GET /api/reach`): on the host's own machine a page knows only `localhost`."""

import ipaddress
import socket
from urllib.parse import urlsplit

from readyroom.server.settings import Settings


def is_own(host: str) -> bool:
    """Whether a name or address means the machine itself."""
    if host.lower().rstrip(".") == "localhost":
        return True
    address = _parsed(host)
    return address is not None and address.is_loopback


def for_others(settings: Settings) -> str | None:
    """Where people on other machines find this server; None if they can't."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if is_own(settings.host):
        return None
    address = _parsed(settings.host)
    host = _in_network(address.version) if address is not None and address.is_unspecified else settings.host
    return _url(host, settings.port) if host else None


def for_host(settings: Settings) -> str:
    """Where the host himself opens it. By name where possible: passkeys want a name, not a number."""
    address = _parsed(settings.host)
    everywhere = address is not None and address.is_unspecified
    return _url("localhost" if everywhere or is_own(settings.host) else settings.host, settings.port)


def asked_at_home(host_header: str, client: str) -> bool:
    """Whether a page asks that was opened on the server's own machine, by its own name."""
    try:
        name = urlsplit(f"//{host_header}").hostname or ""
    except ValueError:
        return False
    return is_own(name) and is_own(client)


def _parsed(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _in_network(version: int) -> str | None:
    """The address this machine would send from; nothing is sent to find out."""
    family, elsewhere = (socket.AF_INET, "192.0.2.1") if version == 4 else (socket.AF_INET6, "2001:db8::1")
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if is_own(found) else found
