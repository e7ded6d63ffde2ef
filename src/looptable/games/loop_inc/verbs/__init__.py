"""The verbs of cards: word, compilation and execution of each in one place."""
