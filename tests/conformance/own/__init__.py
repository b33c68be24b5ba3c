"""Dialects that are made at random: their definitions, programs built of them that are the judges, and texts that use them."""
