"""Berthier: Napoleonic campaign games with the computer as an incorruptible referee."""

__version__ = "0.1.0"
