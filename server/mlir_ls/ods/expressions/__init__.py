"""Conditions and types that definitions compute in C++, as expressions over the parts of an operation, a type or an attribute.

An expression is a term (`ods.constraints`), so that it is stored like constraints: a number, a word, or a word with arguments.

    3  "true"  "false"  "null"  ("real", "0.5")  ("text", "x")  ("case", "spirv.Dim", "Cube")    values
    "self"                        the type, the attribute or the number that a constraint is on
    ("value", place)              an operand, a result or an attribute of an operation: a name, ("operand", i), ("result", i);
                                 ("all", "operands") and ("all", "results") are lists of them
    ("total", "operands")         how many operands (results, regions, successors) there are
    ("variable", "x")             what ("let", "x", e, body) or ("every", "x", e, body) names
    ("call", "getRank", e, e...)  a method of the first of them (`methods`), the others are its arguments
    ("make", "VectorType", e...)  a builtin type made of its parts
    ("parameter", "name", e)      a parameter of a type or an attribute of a dialect
    ("is", constraint, e)         whether it satisfies a constraint of `ods.constraints`
    ("where", constraint, e)      it, where it satisfies the constraint, otherwise "null"
    ("at", e, e)                  the member of a list at a position
    ("list", e...)                a list
    ("among", e, e)               whether a list has a member
    ("every", "x", e, c) ("some", "x", e, c)    whether all, some members of a list satisfy a condition
    ("choice", c, e, e)           the first where c holds, else the second
    ("and", c...) ("or", c...) ("not", c)    conditions; what is no condition holds where it is not null, 0 or false
    ("equal", e, e) ("less", e, e) ("at_most", e, e)    comparisons
    ("plus", e, e) ("minus", e, e) ("times", e, e) ("quotient", e, e) ("remainder", e, e) ("negative", e)
    "unknown"                     what only C++ knows

`evaluation` computes them, with "unknown" for what it does not know, and `wording` says them. `ods.tablegen.expressions` makes
them of C++.
"""
