"""Diagnostics name the page that explains them, for clients that show it."""

from __future__ import annotations

import json
from urllib.parse import urlparse
from urllib.request import url2pathname

from mlir_ls.lsp.encoding.client import Client
from mlir_ls.workspace.session import Session

TEXT = "func.func @f(%first: i32) -> i32 {\n  return %firt : i32\n}\n"


def published(code_pages: bool) -> dict[str, object]:
    sent: list[str] = []
    session = Session(lambda _, params: sent.append(params))
    session.client = Client(code_pages=code_pages)
    session.open("file:///a.mlir", 1, TEXT)
    session.flush()
    (found,) = [each for each in json.loads(sent[-1])["diagnostics"] if each["severity"] == 1]
    return dict(found)


def test_a_diagnostic_has_the_address_of_its_page() -> None:
    found = published(code_pages=True)["codeDescription"]
    assert isinstance(found, dict)
    with open(url2pathname(urlparse(found["href"]).path), encoding="utf-8") as page:
        assert page.readline().startswith("# undefined-value")


def test_a_client_that_does_not_show_it_is_not_sent_it() -> None:
    assert "codeDescription" not in published(code_pages=False)


def test_a_value_that_is_spelled_like_another_is_named_in_the_message() -> None:
    assert published(code_pages=False)["message"] == "'%firt' is not defined; did you mean '%first'?"
