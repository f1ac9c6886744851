"""Requests this server makes to addresses that people gave it (webhooks, push): they must not reach what is private.

The name is resolved once, private ranges are refused, and the connection goes to the address that was checked; no
redirects, little time, little data.
"""

import asyncio
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from urllib.parse import SplitResult, urlsplit

import httpx

from readyroom.server.errors import Refused

SECONDS = 6.0
MOST_BYTES = 16_384
_NAMES = ThreadPoolExecutor(8, thread_name_prefix="names")
"""Where names are looked up: that may be slow, and what else runs in threads must not wait for it."""

CHECKS = ThreadPoolExecutor(4, thread_name_prefix="checks")
"""The same for addresses that somebody has just given us: slow ones of theirs must not keep others from being told."""

_UNICAST = ipaddress.ip_network("2000::/3")
"""All that is given out of IPv6. Beyond it are loopback, link- and site-local, multicast, and IPv4 in disguise."""
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""How a machine without IPv4 calls an IPv4 address: as public as that."""
_NOBODYS = [
    ipaddress.ip_network(network)
    for network in (
        "192.0.0.0/24",  # protocols, among them the nearest gateway (PCP)
        "192.88.99.0/24",  # the nearest 6to4 relay
        "2001::/23",  # protocols: Teredo, the nearest gateway, benchmarks, ORCHID
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: carries an IPv4 address, nobody is reached by it any more
        "3fff::/20",  # documentation
    )
]
"""Within what is given out, but no server of anybody's; not every Python knows all of them."""


async def resolve(url: str, *, private: bool, names: ThreadPoolExecutor = _NAMES) -> tuple[SplitResult, str]:
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
        look_up = partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
        async with asyncio.timeout(SECONDS):
            found = await loop.run_in_executor(names, look_up)
    except (OSError, UnicodeError):  # also too slow
        raise Refused("bad-webhook", why="there is no such host") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(address) for address in addresses):
        raise Refused("bad-webhook", why="it is not on the public network")
    return parts, addresses[0]


def is_public(address: str) -> bool:
    """Whether an IP address belongs to everybody: not this machine, this network, or anything reserved."""
    found = ipaddress.ip_address(address.split("%", maxsplit=1)[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None or found in _NAT64:
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
        if found not in _UNICAST:
            return False
    return found.is_global and not found.is_multicast and not any(found in network for network in _NOBODYS)


@cache
def _tls() -> ssl.SSLContext:
    """Whom we trust; made once, for reading all certificates takes a while."""
    return httpx.create_ssl_context(trust_env=False)


async def post(url: str, body: bytes, headers: dict[str, str], *, private: bool) -> int:
    """Post to a stranger's address; returns the status."""
    parts, address = await resolve(url, private=private)
    host = f"[{address}]" if ":" in address else address
    port = f":{parts.port}" if parts.port else ""
    target = parts._replace(netloc=f"{host}{port}").geturl()
    headers = {**headers, "host": parts.netloc, "user-agent": "readyroom"}
    limits = httpx.Limits(max_connections=1)
    tls = await asyncio.get_running_loop().run_in_executor(_NAMES, _tls)
    async with (
        asyncio.timeout(SECONDS),
        httpx.AsyncClient(timeout=SECONDS, limits=limits, trust_env=False, follow_redirects=False, verify=tls) as http,
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
