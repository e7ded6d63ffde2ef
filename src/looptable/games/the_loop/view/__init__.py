"""The table for its readers: zones, options, reasons, odds, and the summary of a match."""
