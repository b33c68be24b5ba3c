"""The dialect x86vector: instructions on vectors that single processors have."""
