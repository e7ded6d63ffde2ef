"""Everything that crosses the network, as typed values.

`views` is the table as a client draws it, `lobby` the bodies of REST requests and answers, `frames` what
travels on a socket, `summary` how a match went. `rendering` says views, options and events in the language
of whoever reads them, `summing_up` summaries.
docs/protocol.md describes the socket.
"""
