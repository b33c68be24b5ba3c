"""func: functions, their calls and what they return. "'func' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.verify.declared.functions import public_declaration, public_without_body
from mlir_ls.semantics.verify.library.calls import calls, has_type_of, names_a, returned_to
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules

RULES: Rules = {"func": (public_declaration,)}

BODY_RULES: BodyRules = {"func": (public_without_body,)}

SITE_RULES: SiteRules = {
    "call": (names_a("func.func", attribute="callee"), calls()),
    "constant": (names_a("func.func", attribute="value"), has_type_of("value")),
    "return": (returned_to(("func.func",)),),
}
