"""The dialect tosa: operations on tensors for machine learning."""
