"""Everything that crosses the network, as typed values.

`views` is the table as a client draws it, `lobby` the bodies of REST requests and answers, `frames` what
travels on a socket, `summary` how a match went. `translator` says views, options and events in the language of the reader.
docs/protocol.md describes the socket.
"""
