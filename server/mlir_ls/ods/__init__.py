"""What dialects define: operations, types, attributes, constraints, assembly formats; and how that is imported."""
