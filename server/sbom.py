"""Writes what a package consists of, as CycloneDX 1.5 in JSON, beside it: of a wheel, or of the extension for VS Code.

`python server/sbom.py FILE.whl FILE.vsix` writes FILE.whl.cdx.json and FILE.vsix.cdx.json. The libraries of a wheel are those
that it requires, with all that they require, in the versions of the Python that runs this; those of the extension are in its
package.
The same package gives the same file: nothing in it depends on the time.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import sys
import uuid
import zipfile
from collections.abc import Iterator, Mapping
from email.message import Message
from email.parser import Parser
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

Json = dict[str, Any]

LIBRARIES = "extension/out/libraries.json"
"""What `vscode-extension/build.mjs` and `editors/playground/vscode.mjs` say of the libraries in the bundle."""
ARCHIVE = "extension/out/server.zip"
"""The server and its libraries in the extension for the web."""
PYTHON_LIBRARIES = re.compile(r"(?:extension/out/server/)?[^/]+\.dist-info/METADATA")


def sbom(file: Path) -> Json:
    """The bill of materials of a wheel or a .vsix. Raises ValueError for other files, KeyError where a part is not there."""
    with zipfile.ZipFile(file) as package:
        if file.suffix == ".whl":
            (name,) = [name for name in package.namelist() if name.endswith(".dist-info/METADATA")]
            described = _message(package.read(name))
            main, libraries = _python(described), sorted(_required(described), key=lambda each: str(each["name"]))
        elif file.suffix == ".vsix":
            manifest = json.loads(package.read("extension/package.json"))
            main = _component("npm", manifest["name"], manifest["version"], manifest["license"])
            libraries = _python_libraries(package)
            if ARCHIVE in package.namelist():
                with zipfile.ZipFile(io.BytesIO(package.read(ARCHIVE))) as archive:
                    libraries += _python_libraries(archive)
            bundled = json.loads(package.read(LIBRARIES))
            libraries += [_component("npm", each["name"], each["version"], each["license"]) for each in bundled]
        else:
            raise ValueError(f"{file} is neither a wheel nor a .vsix")
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    main |= {"type": "application", "hashes": [{"alg": "SHA-256", "content": digest}]}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, digest)}",
        "version": 1,
        "metadata": {"component": main},
        "components": libraries,
        "dependencies": [{"ref": main["bom-ref"], "dependsOn": [each["bom-ref"] for each in libraries]}],
    }


def _python_libraries(package: zipfile.ZipFile) -> list[Json]:
    """The Python libraries that lie in a package."""
    names = sorted([name for name in package.namelist() if PYTHON_LIBRARIES.fullmatch(name)])
    return [_python(_message(package.read(name))) for name in names]


def _message(text: bytes) -> Message:
    return Parser().parsestr(text.decode())


def _required(described: Message) -> Iterator[Json]:
    """The libraries that a package requires without extras, and what these require, each once."""
    pending, seen = [described], set[str]()
    while pending:
        for line in pending.pop().get_all("Requires-Dist", []):
            requirement = Requirement(line)
            name = re.sub(r"[-_.]+", "-", requirement.name).lower()
            if name in seen or (requirement.marker is not None and not requirement.marker.evaluate({"extra": ""})):
                continue
            seen.add(name)
            found = _installed(name)
            pending += [found] if found is not None else []
            yield _python(found) if found is not None else _component("pypi", name, "", "")


def _installed(name: str) -> Message | None:
    """What an installed package says of itself; None where it is not installed."""
    try:
        text = metadata.distribution(name).read_text("METADATA")
    except metadata.PackageNotFoundError:
        return None
    return Parser().parsestr(text) if text is not None else None


def _python(described: Message) -> Json:
    """The component that a METADATA file describes."""
    licence = described.get("License-Expression") or described.get("License") or _classified(described)
    return _component("pypi", described["Name"], described["Version"], licence)


def _classified(described: Message) -> str:
    """The licence of the classifiers, for packages that do not state it otherwise."""
    found = [line for line in described.get_all("Classifier", []) if line.startswith("License ::")]
    return found[0].split(" :: ")[-1] if found else ""


def _component(kind: str, name: str, version: str, licence: str) -> Json:
    """A component with its package URL. An unknown version or licence is left out."""
    scoped = name.replace("@", "%40") if kind == "npm" else re.sub(r"[-_.]+", "-", name).lower()
    address = f"pkg:{kind}/{scoped}" + (f"@{version}" if version else "")
    made: Json = {"type": "library", "bom-ref": address, "name": name, "purl": address}
    if version:
        made["version"] = version
    if licence:
        made["licenses"] = [_licence(licence)]
    return made


_SPDX: Mapping[str, str] = {"MIT License": "MIT", "MIT": "MIT", "Apache License 2.0": "Apache-2.0"}


def _licence(text: str) -> Json:
    """An SPDX expression where the text is one, else its first line as a name."""
    expression = _SPDX.get(text, text)
    is_expression = re.fullmatch(r"[A-Za-z0-9.+-]+(?: (?:WITH|AND|OR) [A-Za-z0-9.+-]+)*", expression) is not None
    return {"expression": expression} if is_expression else {"license": {"name": text.splitlines()[0]}}


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        target = Path(f"{argument}.cdx.json")
        target.write_text(json.dumps(sbom(Path(argument)), indent=1) + "\n", encoding="utf-8")
        print(target)
