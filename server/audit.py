"""Looks for known vulnerabilities in what packages and playground carry, and in what builds them: `python server/audit.py`.

Of those for Python it is pip-audit that knows, of those from npm `npm audit`; both look at an index on the network. What cannot
be looked up is listed as skipped, with its reason. Exit status: 1 where a library has a vulnerability, of npm's those that are
high or critical.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
REQUIREMENTS = (ROOT / "vscode-extension" / "server" / "requirements.txt", ROOT / "server" / "build-requirements.txt")
FOLDERS_OF_NPM = (ROOT / "vscode-extension", ROOT / "editors" / "playground")
GRAVE = ("high", "critical")
TIME_LIMIT = 120
"""Seconds for each program."""


class Verdict(NamedTuple):
    """What an audit has found: vulnerabilities, a line for each; why libraries were not looked up; how many were."""

    found: tuple[str, ...]
    skipped: tuple[str, ...]
    count: int


def main() -> int:
    """Prints what was found. Returns the exit status."""
    command = [sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip", "--format", "json"]
    verdicts = {}
    for file in REQUIREMENTS:
        verdicts[f"pip-audit of {file.relative_to(ROOT)}"] = of_pip_audit(*output([*command, "-r", str(file)], ROOT))
    for folder in FOLDERS_OF_NPM:
        verdicts[f"npm audit in {folder.relative_to(ROOT)}"] = of_npm(*output(["npm", "audit", "--json"], folder))
    for name, verdict in verdicts.items():
        print(f"{name}: {verdict.count} libraries looked up, {len(verdict.found)} vulnerabilities")
        for line in (*verdict.found, *[f"skipped: {reason}" for reason in verdict.skipped]):
            print(f"  {line}")
    return int(any(verdict.found for verdict in verdicts.values()))


def output(command: list[str], folder: Path) -> tuple[object, str]:
    """The JSON that a program prints, None if it is none, and what it says of itself."""
    try:
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=TIME_LIMIT, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return None, str(error)
    try:
        return json.loads(run.stdout), run.stderr
    except ValueError:
        return None, run.stderr


def of_pip_audit(report: object, said: str) -> Verdict:
    """The verdict of pip-audit's report."""
    if not isinstance(report, Mapping):
        return Verdict((), (_last_line(said),), 0)
    libraries = report["dependencies"]
    found = [f"{each['name']} {each['version']}: {known['id']}" for each in libraries for known in each.get("vulns", ())]
    skipped = [each["skip_reason"] for each in libraries if "skip_reason" in each]
    return Verdict(tuple(found), tuple(skipped), len(libraries) - len(skipped))


def of_npm(report: object, said: str) -> Verdict:
    """The verdict of `npm audit`'s report."""
    if not isinstance(report, Mapping) or "vulnerabilities" not in report:
        reason = report.get("message") if isinstance(report, Mapping) else None
        return Verdict((), (str(reason or _last_line(said)),), 0)
    known: Mapping[str, Mapping[str, Any]] = report["vulnerabilities"]
    found = [f"{name} {each['range']}: {each['severity']}" for name, each in known.items() if each["severity"] in GRAVE]
    return Verdict(tuple(found), (), report["metadata"]["dependencies"]["total"])


def _last_line(text: str) -> str:
    return (text.strip() or "it printed nothing").splitlines()[-1]


if __name__ == "__main__":
    sys.exit(main())
