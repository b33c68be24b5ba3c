"""Dialects of 2019 and 2020 whose operations are not those of today's dialects of the same names: their rules.

The modules are as those of the package above; a profile's `rules.json` names them.
"""
