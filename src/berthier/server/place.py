"""Where a server keeps its data, among it secrets of matches and hashes of passwords."""

from __future__ import annotations

import os
from pathlib import Path

from berthier.server.database import file_of
from berthier.server.private_files import make_folder, make_private
from berthier.server.settings import Settings


def make_place(settings: Settings) -> None:
    """The folder, if it is the usual one, and an empty database, if there is none yet."""
    file = file_of(settings.database_url)
    if file is None:
        return
    if not settings.database:
        make_folder(settings.folder)
    make_private(Path(os.path.realpath(file)))
