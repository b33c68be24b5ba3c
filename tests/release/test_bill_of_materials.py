"""The bill of materials of a package has its libraries, with versions and licences."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path
from types import ModuleType

import pytest
import release_support
import yaml

ROOT = Path(__file__).parents[2]
TEMPLATES = sorted((ROOT / "docs" / "ISSUE_TEMPLATE").glob("*.md"))


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return release_support.script("sbom")


def packed(file: Path, contents: dict[str, str]) -> Path:
    with zipfile.ZipFile(file, "w") as package:
        for name, text in contents.items():
            package.writestr(zipfile.ZipInfo(name), text)
    return file


def test_a_wheel_has_what_it_requires_and_what_that_requires(script: ModuleType, tmp_path: Path) -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    declared = re.search(r"(?ms)^dependencies = \[\n(.*?)^\]", project)
    assert declared is not None
    required = re.findall(r'(?m)^  "(.*)",$', declared[1])
    lines = ["Name: mlir-ls", "Version: 9.9", "License-Expression: MIT", *[f"Requires-Dist: {each}" for each in required]]
    lines.append("Requires-Dist: pytest; extra == 'test'")
    made = script.sbom(packed(tmp_path / "a.whl", {"mlir_ls-9.9.dist-info/METADATA": "\n".join(lines)}))
    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.5")
    assert made["metadata"]["component"]["purl"] == "pkg:pypi/mlir-ls@9.9"
    names = [each["name"].lower() for each in made["components"]]
    assert {"pygls", "lsprotocol", "parsimonious", "rich", "attrs", "pygments"} <= set(names)
    assert "pytest" not in names
    assert len(set(names)) == len(names)
    assert [each["name"] for each in made["components"] if not each.get("version") or not each.get("licenses")] == []
    assert made["dependencies"][0]["dependsOn"] == [each["bom-ref"] for each in made["components"]]


def test_the_extension_has_the_libraries_of_both_languages(script: ModuleType, tmp_path: Path) -> None:
    contents = {
        "extension/package.json": '{"name": "mlir-ls", "version": "9.9", "license": "Apache-2.0 WITH LLVM-exception"}',
        "extension/out/server/pygls-2.0.dist-info/METADATA": "Name: pygls\nVersion: 2.0\nLicense: Apache-2.0\n",
        "extension/out/libraries.json": '[{"name": "@a/b", "version": "1.0", "license": "MIT"}]',
    }
    file = packed(tmp_path / "a.vsix", contents)
    made = script.sbom(file)
    assert [each["purl"] for each in made["components"]] == ["pkg:pypi/pygls@2.0", "pkg:npm/%40a/b@1.0"]
    assert made["metadata"]["component"]["licenses"] == [{"expression": "Apache-2.0 WITH LLVM-exception"}]
    assert made == script.sbom(file)


def test_the_extension_for_the_web_has_the_libraries_in_its_archive(script: ModuleType, tmp_path: Path) -> None:
    archive = packed(
        tmp_path / "server.zip", {"pygls-2.0.dist-info/METADATA": "Name: pygls\nVersion: 2.0\nLicense: Apache-2.0\n"}
    )
    contents = {
        "extension/package.json": '{"name": "mlir-ls", "version": "9.9", "license": "MIT"}',
        "extension/out/libraries.json": '[{"name": "pyodide", "version": "1.0", "license": "MPL-2.0"}]',
    }
    file = packed(tmp_path / "a.vsix", contents)
    with zipfile.ZipFile(file, "a") as package:
        package.write(archive, script.ARCHIVE)
    assert [each["purl"] for each in script.sbom(file)["components"]] == ["pkg:pypi/pygls@2.0", "pkg:npm/pyodide@1.0"]


def test_a_bill_follows_the_schema_of_cyclonedx(script: ModuleType, tmp_path: Path) -> None:
    schema = pytest.importorskip("cyclonedx.schema", reason="no cyclonedx-python-lib")
    validation = pytest.importorskip("cyclonedx.validation.json", reason="no cyclonedx-python-lib")
    metadata = "Name: mlir-ls\nVersion: 9.9\nLicense-Expression: MIT\nRequires-Dist: pygls\nRequires-Dist: rich\n"
    files = [packed(tmp_path / "a.whl", {"mlir_ls-9.9.dist-info/METADATA": metadata})]
    files += sorted((ROOT / "vscode-extension").glob("*.vsix"))  # those that have been made
    validator = validation.JsonStrictValidator(schema.SchemaVersion.V1_5)
    assert {file.name: validator.validate_str(json.dumps(script.sbom(file))) for file in files} == {
        file.name: None for file in files
    }


def test_the_build_of_the_extension_lists_its_libraries(script: ModuleType) -> None:
    for file in ("vscode-extension/build.mjs", "editors/playground/vscode.mjs"):
        build = (ROOT / file).read_text(encoding="utf-8")
        assert f'"{Path(script.LIBRARIES).name}"' in build
    assert f'"{Path(script.ARCHIVE).name}"' in build


def test_other_files_have_none(script: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="neither"):
        script.sbom(packed(tmp_path / "a.zip", {"a": ""}))


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: file.stem)
def test_templates_of_issues_are_read_by_github(file: Path) -> None:
    _, head, body = file.read_text(encoding="utf-8").split("---\n", 2)
    given = yaml.safe_load(head)
    assert {"name", "about", "labels"} == set(given)
    assert "mlir-ls doctor" in body or "mlir-ls --version" in body
    assert body.count("```") % 2 == 0


def test_there_are_templates() -> None:
    assert [file.stem for file in TEMPLATES] == ["dialect", "proposal", "wrong"]
