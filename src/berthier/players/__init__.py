"""Computer players: they are handed a seat's view as bytes and answer with one option's text."""
