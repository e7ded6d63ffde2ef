"""Balance: `cells` says what is played, `playing` plays it, `counts` keeps it, `tables` shows it."""
