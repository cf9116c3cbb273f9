"""A person's own feed (Atom, RFC 4287): the matches at which he is awaited."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.etree import ElementTree

from sqlalchemy import Connection, select

from berthier.server import letters
from berthier.server.awaited import awaited
from berthier.server.mails import base_of
from berthier.server.problems import Problem, server_words
from berthier.server.schema import people
from berthier.server.settings import Settings

ATOM = "http://www.w3.org/2005/Atom"


def feed_of(connection: Connection, token: str, settings: Settings) -> bytes:
    """In the language of its owner. Whoever has the address reads it, so it tells no more than that
    one is awaited, and since when.
    """
    key = letters.owner(connection, token, letters.FEED)
    lang = connection.execute(select(people.c.lang).where(people.c.id == key.person)).scalar()
    if lang is None:
        raise Problem(404, "no-such-link")
    base, words, found = base_of(settings), server_words(lang), awaited(connection, key.person)
    ElementTree.register_namespace("", ATOM)
    feed = ElementTree.Element(f"{{{ATOM}}}feed", {"xml:lang": lang})
    _add(feed, "id", f"urn:berthier:feed:{key.token[:32]}")
    _add(feed, "title", words.say("feed-title"))
    _add(feed, "updated", _moment(max([key.created, *(one.since for one in found)])))
    ElementTree.SubElement(_add(feed, "author", ""), f"{{{ATOM}}}name").text = "Berthier"
    _link(feed, f"{base}/matches")
    for one in reversed(found):
        entry = ElementTree.SubElement(feed, f"{{{ATOM}}}entry")
        _add(entry, "id", f"urn:berthier:match:{one.match}:{one.since}")
        _add(entry, "title", words.say("feed-entry", match=one.name(lang)))
        _add(entry, "updated", _moment(one.since))
        _link(entry, f"{base}/match/{one.match}")
    text: bytes = ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)
    return text


def _add(parent: ElementTree.Element, name: str, text: str) -> ElementTree.Element:
    found = ElementTree.SubElement(parent, f"{{{ATOM}}}{name}")
    found.text = text or None
    return found


def _link(parent: ElementTree.Element, address: str) -> None:
    ElementTree.SubElement(parent, f"{{{ATOM}}}link", {"href": address})


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")
