"""The bodies of `!dialect.mnemonic<...>` and `#dialect.mnemonic<...>`: what the leaf grammar leaves to the dialects.

reader        a cursor over a body
parameters    the kinds of parameters
declared      bodies whose assembly format ODS declares
shapes        parts of hand-written bodies that several dialects share
written       hand-written bodies, a module for each dialect
certain       which types and attributes are wrong whatever is around them
find          which body a name has, and which names there are none of
"""
