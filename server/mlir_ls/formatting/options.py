"""What can be chosen about formatting."""

from __future__ import annotations

from typing import NamedTuple


class FormatOptions(NamedTuple):
    """`line_limit`: in characters; longer operations are broken into lines; None breaks none.

    `trim`: white space at the ends of lines goes everywhere, also where the reference printer leaves it.
    `final_newline`: the text ends with a line break; `trim_final_newlines`: with no more than one. `align_equals`: the `=` of
    neighbouring lines stand in one column.
    """

    line_limit: int | None = None
    trim: bool = False
    final_newline: bool = False
    trim_final_newlines: bool = False
    align_equals: bool = False
