"""Requests to addresses that people gave us (webhooks, push). They must not reach what only this machine can reach.

The name is resolved once, private ranges are refused, and the connection goes to the address that was checked; no
redirects, little time, little data.
"""

import asyncio
import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

import httpx

from readyroom.server.errors import Refused

SECONDS = 6.0
MOST_BYTES = 16_384


async def resolve(url: str, *, private: bool) -> tuple[SplitResult, str]:
    """The parts of the address, and the one IP address to connect to; `Refused` if it is none of ours to call."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Refused("bad-webhook", why="not an address") from None
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username is not None:
        raise Refused("bad-webhook", why="it has to begin with https://")
    if parts.scheme == "http" and not private:
        raise Refused("bad-webhook", why="it has to begin with https://")
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refused("bad-webhook", why="there is no such host") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(address) for address in addresses):
        raise Refused("bad-webhook", why="it is not on the public network")
    return parts, addresses[0]


def is_public(address: str) -> bool:
    """Whether an IP address belongs to everybody: not this machine, this network, or anything reserved."""
    found = ipaddress.ip_address(address.split("%", maxsplit=1)[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if found in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    return found.is_global and not found.is_multicast


async def post(url: str, body: bytes, headers: dict[str, str], *, private: bool) -> int:
    """Post to a stranger's address; returns the status."""
    parts, address = await resolve(url, private=private)
    host = f"[{address}]" if ":" in address else address
    port = f":{parts.port}" if parts.port else ""
    target = parts._replace(netloc=f"{host}{port}").geturl()
    headers = {**headers, "host": parts.netloc, "user-agent": "readyroom"}
    limits = httpx.Limits(max_connections=1)
    async with (
        asyncio.timeout(SECONDS),
        httpx.AsyncClient(timeout=SECONDS, limits=limits, trust_env=False, follow_redirects=False) as http,
        http.stream(
            "POST", target, content=body, headers=headers, extensions={"sni_hostname": parts.hostname}
        ) as response,
    ):
        size = 0
        async for chunk in response.aiter_raw():
            size += len(chunk)
            if size > MOST_BYTES:
                break
        return response.status_code
