"""What the rules of several dialects share."""
