"""emitc: operations that are printed as C and C++. "'emitc' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.emitc.rules import expressions, operations
from mlir_ls.semantics.verify.library.bodies import cases_end_with, hands_to_parent, nothing, results_of, takes
from mlir_ls.semantics.verify.library.calls import calls, names_a, returned_to
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules

RULES: Rules = {
    "add": (operations.emitc_pointer_arithmetic,),
    "apply": (operations.emitc_operator, operations.emitc_applied_operator),
    "call_opaque": (operations.emitc_call,),
    "cast": (operations.emitc_cast,),
    "constant": (operations.emitc_initial_value,),
    "field": (operations.emitc_field_type,),
    "func": (operations.emitc_function_results, operations.emitc_variable_argument),
    "global": (operations.emitc_global,),
    "sub": (operations.emitc_pointer_arithmetic,),
    "subscript": (operations.emitc_subscript,),
    "variable": (operations.emitc_initial_value,),
    "verbatim": (operations.emitc_placeholders,),
}

SITE_RULES: SiteRules = {
    "assign": (operations.emitc_assigned,),
    "call": (names_a("emitc.func", attribute="callee"), calls()),
    "declare_func": (names_a("emitc.func", attribute="sym_name"),),
    "field": (operations.emitc_field_parent,),
    "get_field": (names_a("emitc.field", attribute="field_name"), operations.emitc_field_value),
    "get_global": (names_a("emitc.global", attribute="name"), operations.emitc_global_type),
    "return": (returned_to(("emitc.func",), most=1),),
    "yield": (
        hands_to_parent(
            {"emitc.expression": results_of, **dict.fromkeys(("emitc.for", "emitc.if", "emitc.switch"), nothing)}
        ),
        expressions.emitc_expression_value,
    ),
}

BODY_RULES: BodyRules = {
    "do": (expressions.emitc_loop_condition,),
    "expression": (expressions.emitc_empty_expression, expressions.emitc_expression_body, expressions.emitc_expression_tree),
    "switch": (cases_end_with("emitc.yield"),),
    "for": (takes(lambda operation, _: operation.types_named("lowerBound")),),
}
