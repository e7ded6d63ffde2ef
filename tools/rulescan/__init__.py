"""Coverage of the rules by tests, for `make rules` and its own test.

markers     the marks of a test in its syntax tree
citations   test source → the ids it cites
waivers     waivers.toml of each game → id and reason
maturity    how complete each game claims to be
coverage    ledger + citations + waivers → numbers per section
check       everything that makes `make rules` fail
report      numbers → text or JSON
"""
