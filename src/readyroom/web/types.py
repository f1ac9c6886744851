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
    """A module with one type for each definition of the schema, and one for each set of names that has a title."""
    lines = [f"// {schema['title']}; generated, do not edit", ""]
    for name, part in schema["$defs"].items():
        lines += _definition(name, part)
    for name, values in _named_sets(schema["$defs"]).items():
        lines += [f"export type {name} = {values};", ""]
    return "\n".join(lines) + "\n"


def _named_sets(part: Any) -> dict[str, str]:
    """Sets of names with a title, wherever they stand in a schema."""
    if isinstance(part, list):
        return {name: values for inner in part for name, values in _named_sets(inner).items()}
    if not isinstance(part, Mapping):
        return {}
    if "enum" in part and "title" in part:
        return {part["title"]: _one_of(part["enum"])}
    return {name: values for inner in part.values() for name, values in _named_sets(inner).items()}


def _definition(name: str, part: Schema) -> list[str]:
    if part.get("type") != "object" or "properties" not in part:
        return [f"export type {name} = {_type(part)};", ""]
    fields = [
        f"  {field}{'?' if _may_be_absent(part, field) else ''}: {_type(inner)};"
        for field, inner in part["properties"].items()
    ]
    return [f"export interface {name} {{", *fields, "}", ""]


def _may_be_absent(part: Schema, field: str) -> bool:
    """Only what a client may send refuses unknown fields, and may leave some out. What the server sends has all its
    fields but those that can be unset, which have no default."""
    if field in part.get("required", []) or field == "type":
        return False
    sent = part.get("additionalProperties", True) is not False
    return not sent or "default" not in part["properties"][field]


def _type(part: Schema) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[-1]
    if "const" in part:
        return _literal(part["const"])
    if "enum" in part:
        return str(part["title"]) if "title" in part else _one_of(part["enum"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(_type(inner) for inner in part["anyOf"]))
    kind = part.get("type")
    if kind == "array" and "prefixItems" in part:
        return f"[{', '.join(_type(item) for item in part['prefixItems'])}]"
    if kind == "array":
        inner = _type(part.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        names, values = part.get("propertyNames", {}), part.get("additionalProperties")
        key = _type(names) if "enum" in names else "string"
        return f"Record<{key}, {_type(values) if isinstance(values, Mapping) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


def _one_of(values: list[object]) -> str:
    return " | ".join(_literal(value) for value in values)


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()
