"""Views of a seat, and its options in words."""
