"""Dialects from IRDL: MLIR files whose `irdl.dialect` operations describe dialects.

`source` reads a file with our own parser, `constraints` turns its constraints into our vocabulary, `importer` is the way
in. See "'irdl' Dialect" in the documentation of MLIR for the source language.
"""
