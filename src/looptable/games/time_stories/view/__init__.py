"""What a seat sees, and what it may choose, in words."""
