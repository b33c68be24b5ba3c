"""What a text suggests and does not prove: it is shown and never used to flag anything."""
