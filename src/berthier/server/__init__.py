"""The server: people, matches, live updates; the referee behind HTTP. It knows no title."""
