"""Results about one place, as dictionaries that `json.dumps` takes."""
