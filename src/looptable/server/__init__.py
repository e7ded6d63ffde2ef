"""The table on the network: REST for the lobby, one socket for each person at a table.

`app` puts everything together. `house` keeps the tables that somebody looks at (`live`), each a cache
over the store; `lobby` seats people, `playing` makes choices, `undoing` takes them back, `telling`
tells everybody; `routes` and `sockets` are the doors. Bots think in `workers`.
"""
