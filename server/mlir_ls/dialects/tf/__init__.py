"""Types of TensorFlow of 2019."""
