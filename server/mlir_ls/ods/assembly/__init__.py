"""Assembly formats: the declared syntax of operations, as ODS's `assemblyFormat` spells it.

format.peg, grammar, elements    from the text of a format to its elements, which reading and printing share
compile, variables, attributes, enums, types    from elements to the function that reads an operation
found, places, assign, infer, transformers    which types operands and results have in the end
directives, shared    what `custom<...>` directives are, and those that several dialects share
"""
