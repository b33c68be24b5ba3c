"""The forms of the language: which reader of headers and which form of leaves a profile has.

A profile that is not in the table is one of a release, and reads what LLVM 22 reads.
"""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.syntax.leaf.forms import MODERN, Form, older_form
from mlir_ls.syntax.older import Reader2018, Reader2019, Reader2020
from mlir_ls.syntax.reader import HeaderReader


class LanguageForm(NamedTuple):
    """How texts of a profile are spelled.

    `bare_dialects`: the dialects whose operations are spelled without their names wherever they stand; the first one's
    also in the generic form. `later_dialects`: those of today's dialects whose operations were spelled so at first
    if they came between the document and the releases.
    """

    reader: type[HeaderReader] = HeaderReader
    leaves: Form = MODERN
    bare_dialects: tuple[str, ...] = ()
    later_dialects: tuple[str, ...] = ()


_OLDER = {
    "2018-12": LanguageForm(Reader2018, older_form("2018_12"), ("std",)),
    "2019-03": LanguageForm(Reader2019, older_form("2019_03"), ("std", "builtin")),
    "2020-10": LanguageForm(Reader2020, older_form("2020_10"), ("std", "builtin"), ("cf", "func", "arith")),
}
_TODAY = LanguageForm()


def form_of(profile: str) -> LanguageForm:
    """The form of a profile's texts."""
    return _OLDER.get(profile, _TODAY)
