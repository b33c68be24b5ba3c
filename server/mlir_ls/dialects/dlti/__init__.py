"""The dialect dlti: how the types of a target are laid out."""
