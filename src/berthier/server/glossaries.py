"""The words of a title, for its readers."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from litestar import MediaType, Response, get

from berthier.rules import rules_of
from berthier.rules.glossary import glossary
from berthier.server.routes import Asked, Lang, language


@lru_cache(maxsize=32)
def word_list(title: str, lang: str) -> bytes:
    rules_of(title)  # is there such a title?
    return msgspec.json.encode([word._asdict() for word in glossary(title, lang)])


@get("/api/titles/{title:str}/glossary", media_type=MediaType.JSON, sync_to_thread=True)
def words(title: str, request: Asked, lang: Lang = None) -> Response[bytes]:
    """The words of a title in ours, each with the rules that it comes from."""
    return Response(word_list(title, language(request, lang)), media_type=MediaType.JSON)


GLOSSARIES = [words]
