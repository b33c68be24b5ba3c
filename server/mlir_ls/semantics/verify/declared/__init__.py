"""What definitions declare: constraints of values and attributes, and traits."""
