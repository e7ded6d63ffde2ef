"""The table on the network: REST for the lobby, one socket for each person at a table.

`app` puts everything together and `run` listens. `tables` has the registry of loaded tables, each a
cache over the store, with choices, undo and views; `lobby` makes tables and lets people come and go;
`talk` has messages and notes; `bots` lets bots move and advise; `net` has the socket, visitors and
limits; `routes` has the REST routes.
"""
