"""The recipes for scripts do what their page says: each runs, and prints what stands below it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "recipes.md"
RECIPES = re.findall(r"(?ms)^```python\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE.read_text(encoding="utf-8"))


def test_every_recipe_shows_what_it_prints() -> None:
    assert len(RECIPES) == PAGE.read_text(encoding="utf-8").count("```python")


@pytest.mark.parametrize(("recipe", "output"), RECIPES, ids=range(len(RECIPES)))
def test_recipes_print_what_the_page_shows(recipe: str, output: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", recipe], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False
    )
    assert (run.stdout, run.stderr) == (output, "")
