"""Settings: what a user, a project and a command line configure, wherever that is written, as one immutable object.

There are layers: the command line or the editor's settings, then the project's file, `.mlir-ls.toml` or the table
`[tool.mlir-ls]` of `pyproject.toml`, whichever of them is found first on the way up from a file. Of a single value, the
first layer that names it counts; lists are joined. All layers have the same names.
"""

from mlir_ls.settings.files import FILES, Project, find_file, project_of
from mlir_ls.settings.layers import (
    EMPTY,
    SECTIONS,
    SETTINGS,
    Layer,
    Opt,
    Settings,
    Trust,
    client_layer,
    is_namespace,
    is_trusted,
    layer_of,
    settings_of,
)
from mlir_ls.settings.meaning import check_options_of, diagnostics_of, inlay_hints_of, layout_of

__all__ = [
    "EMPTY",
    "FILES",
    "SECTIONS",
    "SETTINGS",
    "Layer",
    "Opt",
    "Project",
    "Settings",
    "Trust",
    "check_options_of",
    "client_layer",
    "diagnostics_of",
    "find_file",
    "inlay_hints_of",
    "is_namespace",
    "is_trusted",
    "layer_of",
    "layout_of",
    "project_of",
    "settings_of",
]
