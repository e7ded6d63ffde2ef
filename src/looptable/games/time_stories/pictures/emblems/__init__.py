"""Small pictures: elements as evidence of the Agency, and signs on tokens."""
