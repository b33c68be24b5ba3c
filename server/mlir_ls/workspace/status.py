"""What clients show of the documents that are open: which dialects are loaded, and as which MLIR each document is read."""

from __future__ import annotations

from collections.abc import Mapping

from mlir_ls.analysis import Analysis
from mlir_ls.ods.profile_notices import is_found, profile_reason
from mlir_ls.ods.profiles import DEFAULT_PROFILE, release_of

STATUS = "mlir/status"
"""Ours, for clients with the capability `experimental.mlirStatus`:

    {"dialects": {"MLIR of 2018-12": ["std"]},
     "documents": {"file:///a.mlir": {"profile": "2018-12", "version": "MLIR of 2018-12",
                                      "reading": "MLIR of 2018-12 (found from the text)"}}}

"dialects" are those that are loaded, by the MLIR that they are of. "documents" says of each that is open as which MLIR it is
read: by the name of its profile, for people, and for people with the reason.
"""


def status_of(known: Mapping[str, Analysis]) -> dict[str, object]:
    """The parameters of the notification, of the documents by their URIs."""
    return {
        "dialects": {each.language.version: each.language.registry.loaded() for each in known.values()},
        "documents": {uri: _reading(analysis) for uri, analysis in known.items()},
    }


def _reading(analysis: Analysis) -> dict[str, object]:
    """As which MLIR a document is read; `instead` is today's, where only the looks of the text decide against that."""
    language, lines, options = analysis.language, analysis.document.lines, analysis.options
    reading = {"profile": language.profile, "version": language.version, "reading": profile_reason(language, lines, options)}
    if not is_found(language, lines, options):
        return {**reading}
    return {**reading, "instead": {"profile": DEFAULT_PROFILE, "version": release_of(DEFAULT_PROFILE)}}
