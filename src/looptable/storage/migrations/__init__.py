"""The steps by which the tables of a store came to be, in order, forward only.

A new step is a file `mNNNN_what_it_does.py` in `versions`, the same for both databases; `schema.py`
says what the tables are after the last one, and a test compares the two.
"""
