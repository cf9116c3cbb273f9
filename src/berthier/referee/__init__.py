"""The referee: matches for other programs, JSON lines in and out."""
