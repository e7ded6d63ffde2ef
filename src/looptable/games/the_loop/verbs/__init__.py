"""The words of the effect notation: how each is written, compiled and carried out."""
