"""Definitions as data: sentences, tables, packs and the mistakes in them.

`text` says sentences in English and French, `tables` reads definitions, `packs` finds folders of
content and lays them over a game's own, `diagnostics` holds an author's mistakes and the page of
each. This room reads files; it knows no game and no rule.
"""
