"""Bodies that ODS does not declare: a module for each dialect, named after it, imported at its first use.

`TYPES` and `ATTRIBUTES` are tables by mnemonic. A module with a function `read_type` reads all types of its dialect by that: it
gets what stands after `!dialect`, or after the mnemonic, and the mnemonic, which may be empty.
"""
