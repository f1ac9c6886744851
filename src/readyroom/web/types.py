"""The server's messages and the games' views as TypeScript types, worked out from their JSON schema."""

from collections.abc import Mapping
from typing import Any

import msgspec

Schema = Mapping[str, Any]

_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def view_schema(game: str, view: type[msgspec.Struct]) -> Schema:
    """What a game shows, as JSON schema."""
    _, parts = msgspec.json.schema_components([view], ref_template="#/$defs/{name}")
    return {"title": f"The view of {game}", "$defs": parts}


def typescript(schema: Schema) -> str:
    """A module with one type for each definition of the schema."""
    lines = [f"// {schema['title']}; generated, do not edit", ""]
    for name, part in schema["$defs"].items():
        lines += _definition(name, part)
    return "\n".join(lines) + "\n"


def _definition(name: str, part: Schema) -> list[str]:
    if part.get("type") != "object" or "properties" not in part:
        return [f"export type {name} = {_type(part)};", ""]
    required = part.get("required", [])
    sent = _is_sent_by_server(part)
    fields = [
        f"  {field}{'' if sent or field in required or field == 'type' else '?'}: {_type(inner)};"
        for field, inner in part["properties"].items()
    ]
    return [f"export interface {name} {{", *fields, "}", ""]


def _is_sent_by_server(part: Schema) -> bool:
    """Only what a client may send refuses unknown fields; what the server sends has all its fields."""
    return part.get("additionalProperties", True) is not False


def _type(part: Schema) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[-1]
    if "const" in part:
        return _literal(part["const"])
    if "enum" in part:
        return " | ".join(_literal(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(_type(inner) for inner in part["anyOf"]))
    kind = part.get("type")
    if kind == "array" and "prefixItems" in part:
        return f"[{', '.join(_type(item) for item in part['prefixItems'])}]"
    if kind == "array":
        inner = _type(part.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = part.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, Mapping) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()
