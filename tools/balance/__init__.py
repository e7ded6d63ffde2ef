"""Balance: `cells` says what is played, `playing` plays it, `counts` keeps it, `tables` shows it.

Where players compete, `contests` counts what winners did and losers did not, `contest_tables` shows that;
`openings` measures what an opening is worth.
"""
