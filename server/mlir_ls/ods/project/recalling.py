"""What the dialects of a project were when they were last loaded, read at once while they are loaded again.

A file in the cache, named after the sources, has what was loaded, and the state of each file that it was made of. As long as no
file has changed, it holds.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from mlir_ls.ods.project.cache import digest_of, importer, is_cached, states_of
from mlir_ls.ods.project.sources import Loaded, SourceProblem, Sources
from mlir_ls.system.files import MAX_DATA, read_text

_FILE = "loaded.json"


def note_loaded(sources: Sources, cache: Path, loaded: Loaded) -> None:
    """Notes what was loaded; where that cannot be written, it is not recalled."""
    if not _is_worth_it(sources, loaded):
        return
    import tempfile  # it takes time, and few need it

    folder = cache / _name(sources)
    text = json.dumps({"loaded": loaded._asdict(), "states": states_of(_files(sources, loaded))})
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(dir=folder)
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(unfinished, folder / _FILE)
    except OSError:
        return


def recalled(sources: Sources, cache: Path) -> Loaded | None:
    """What was loaded last, None if that is not known, or if one of its files has changed since."""
    folder = cache / _name(sources)
    try:
        noted = json.loads(read_text(folder / _FILE, MAX_DATA))
        loaded = loaded_from(noted["loaded"])
        states = {file: tuple(state) for file, state in noted["states"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    is_there = loaded.folder is None or is_cached(Path(loaded.folder))
    if not is_there or not _is_worth_it(sources, loaded) or states_of(_files(sources, loaded)) != states:
        return None
    is_cached(folder)
    return loaded


def _is_worth_it(sources: Sources, loaded: Loaded) -> bool:
    """Whether dialects were loaded, or the version of a program was found where there are none."""
    return loaded.folder is not None or (loaded.profile is not None and sources.mlir is None and not sources.named)


def loaded_from(fields: dict[str, object]) -> Loaded:
    """What was loaded, from its fields as JSON. Raises KeyError or TypeError where these are none."""
    problems, files = fields["problems"], fields["files"]
    if not isinstance(problems, list) or not isinstance(files, list):
        raise TypeError
    folder, profile = fields["folder"], fields["profile"]
    return Loaded(
        None if folder is None else str(folder),
        tuple([SourceProblem(*problem) for problem in problems]),
        tuple(map(str, files)),
        None if profile is None else str(profile),
    )


def _name(sources: Sources) -> str:
    return digest_of([*importer(), "loaded", repr(sources)], [])


def _files(sources: Sources, loaded: Loaded) -> list[str]:
    """The files that what is loaded depends on, the programs included."""
    programs = [each for each in (sources.tblgen, sources.opt) if each is not None]
    return [*loaded.files, *programs, *[one.path for one in sources.named]]
