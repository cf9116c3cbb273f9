"""The command `berthier`."""
