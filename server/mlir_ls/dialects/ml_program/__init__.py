"""The dialect ml_program: the structure of programs for machine learning."""
