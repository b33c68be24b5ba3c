"""The bodies of `!dialect.mnemonic<...>` and `#dialect.mnemonic<...>`: what the leaf grammar leaves to the dialects.

reader        a cursor over a body
parameters    the kinds of parameters
declared      bodies whose assembly format ODS declares
find          which body a name has; what there is none of
others        hand-written bodies, a module for each dialect
"""
