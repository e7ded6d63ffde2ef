"""The network side: sockets, visitors, limits, static pages, presence in other processes."""
