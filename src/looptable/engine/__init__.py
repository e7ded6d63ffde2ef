"""The contract of a game, and all that follows from it for every game.

`contract` is what a game answers and the values that flow, `fields` declares a state, `match` plays,
records and replays one, `ledger` holds the rules of the rulebooks. `registry` finds games, `library`
loads the content of one, `words` says ids.
"""
