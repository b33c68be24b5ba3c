"""That settings of a project's file are not used, as the user does not trust the workspace, or as the file is outside of it."""

from __future__ import annotations

from collections.abc import Sequence


def untrusted_notice(file: str, names: Sequence[str], is_outside: bool) -> str:
    """What is shown of settings that a file names and that are passed over, and how they would be used."""
    settings = " and ".join([f"`{name}`" for name in dict.fromkeys(names)])
    are = "is" if len(set(names)) == 1 else "are"
    if is_outside:
        outside = "as the file is outside of the folders that are open in the editor; open its folder"
        return f"{settings} in {file} {are} not used, {outside}"
    trusting = "if you trust it, set `trusted` to true in the editor's settings for mlir-ls"
    return f"{settings} in {file} {are} not used, as the workspace is not trusted; {trusting}"
