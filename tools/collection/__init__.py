"""The parts of a corpus: records, and databases with tables in progress."""
