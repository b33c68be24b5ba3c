"""The dialect ptr: pointers, and memory that is accessed through them."""
