"""What is worked out from finished matches: rankings, luck."""
