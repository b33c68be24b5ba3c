"""The page of each code of a diagnostic."""
