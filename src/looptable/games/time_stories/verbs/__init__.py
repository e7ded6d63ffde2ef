"""The words of the effect notation: what an author writes, how it is compiled, what it does."""
