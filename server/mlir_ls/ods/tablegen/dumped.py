"""The records that TableGen prints as JSON, each parsed when it is first looked up: most are of included files."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

_RECORD = b'":{"!anonymous":'
"""What stands after the name of a record. A string cannot hold it, as its quotes have backslashes; TableGen prints no blanks
outside of strings, and the keys of an object in order."""

_NAME = b',"'
"""What stands before the name."""


class _Dump(Mapping[str, Any]):
    """What TableGen has printed: the value of each key of the outermost object."""

    def __init__(self, text: bytes, head: Mapping[str, Any], records: dict[str, tuple[int, int]]) -> None:
        self._text = text
        self._head = head
        self._records = records

    def __getitem__(self, name: str) -> Any:
        place = self._records.get(name)
        return self._head[name] if place is None else json.loads(self._text[place[0] : place[1]])

    def __contains__(self, name: object) -> bool:
        return name in self._records or name in self._head

    def __iter__(self) -> Iterator[str]:
        yield from self._head
        yield from self._records

    def __len__(self) -> int:
        return len(self._head) + len(self._records)


def dump_of(text: bytes) -> Mapping[str, Any]:
    """What TableGen has printed as JSON, by the keys of the outermost object.

    ValueError if it is no JSON, as far as that shows before a record is parsed.
    """
    starts: list[int] = []
    at = text.find(_RECORD)
    while at >= 0:
        starts.append(at)
        at = text.find(_RECORD, at + len(_RECORD))
    if not starts:
        whole: Mapping[str, Any] = json.loads(text)
        return whole
    names = [text.rindex(_NAME, 0, start) for start in starts]
    head = json.loads(text[: names[0]] + b"}")
    ends = [*names[1:], text.rindex(b"}")]
    places = zip(names, starts, ends, strict=True)
    return _Dump(text, head, {json.loads(text[name + 1 : start + 1]): (start + 2, end) for name, start, end in places})
