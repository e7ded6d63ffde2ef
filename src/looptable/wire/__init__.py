"""Everything that crosses the network, as typed values.

`views` is the table as a client draws it, `lobby` the bodies of REST requests and answers, `frames` what
travels on a socket. `rendering` says views, options and events in the language of whoever reads them.
docs/protocol.md describes the socket.
"""
