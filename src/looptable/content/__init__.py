"""Definitions as data: sentences, tables, packs, and what is wrong with them.

Where to start: `text` says sentences in English and French, `tables` reads definitions,
`packs` finds and reads folders of them, `layers` puts them on top of each other, `diagnostics` holds
an author's mistakes. This room reads files; it knows no game and no rule.
"""
