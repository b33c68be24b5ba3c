"""Semantic tokens: what every word of a document is ("Semantic Tokens")."""

from __future__ import annotations

from mlir_ls.features.semantic_tokens.document import Memory, TokenEdit, token_changes, tokens, tokens_between

__all__ = ["Memory", "TokenEdit", "token_changes", "tokens", "tokens_between"]
