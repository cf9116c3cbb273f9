"""Tests run plain Python, whatever has been compiled: some change functions while they run."""

import os

os.environ.setdefault("BERTHIER_PLAIN", "1")
