"""The doors for requests: one file per resource."""
