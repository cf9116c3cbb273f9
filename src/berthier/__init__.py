"""Berthier: Napoleonic campaign games with the computer as an incorruptible referee."""

from berthier import compiled

__version__ = "0.1.0"

compiled.use(__path__)
