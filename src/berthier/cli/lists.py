"""The commands that look something up or check it, and print the result."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from berthier.cli.console import cli_words
from berthier.games.registry import NAMES, check_pack, open_title
from berthier.kernel import store
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput, BerthierError
from berthier.players.levels import levels_of
from berthier.rules import find_rule, rules_of
from berthier.words.speech import error_text


def print_games(as_json: bool, lang: str) -> None:
    titles = [open_title(name, {}) for name in NAMES]
    if as_json:
        rows = [
            {
                "title": title.title,
                "scenarios": title.scenarios,
                "rules": title.levels,
                "seats": list(title.seats),
                "players": list(levels_of(title)),
                "options": title.option_table,
            }
            for title in titles
        ]
        print(msgspec.json.encode({"titles": rows}).decode())
        return
    for title in titles:
        _print_title(title, lang)


def _print_title(title: Title, lang: str) -> None:
    """A game with the ids to type, each with what readers call it."""
    words, sheet = cli_words(lang), title.sheet(lang)
    print(words.say("cli-title", name=sheet["name"], id=title.title))
    names = [f"{row['id']} ({row['name']})" for row in sheet["scenarios"]]
    print(words.say("cli-scenarios", names=", ".join(names)))
    print(words.say("cli-levels", names=", ".join(title.levels)))
    print(words.say("cli-seats", names=", ".join(title.seats)))
    print(words.say("cli-players", names=", ".join(levels_of(title))))
    for option, values in title.option_table.items():
        print(words.say("cli-option", option=option, values=" | ".join(values)))
        if words.has(f"cli-option-{option}"):
            print(words.say(f"cli-option-{option}"))


def print_verified(file: Path, lang: str) -> int:
    """A save that can't be found is bad input, one that is not true a failed check."""
    text = store.read(file)
    try:
        found = store.verify(text, open_title)
    except BadInput as error:
        return _failed(error, lang)
    say = cli_words(lang).say
    print(say("cli-verified", answers=found["answers"], draws=found["draws"]))
    if found["scripted"]:
        print(say("cli-scripted", count=found["scripted"]))
    print(say("cli-commitment", commitment=found["commitment"]))
    return 0


def print_pack(folder: Path, lang: str) -> int:
    if not folder.is_dir():
        raise BadInput("pack-not-found", folder=str(folder))
    try:
        title = check_pack(folder)
    except BadInput as error:
        return _failed(error, lang)
    print(cli_words(lang).say("cli-pack", title=title))
    return 0


def _failed(error: BerthierError, lang: str) -> int:
    print(f"berthier: {error_text(cli_words(lang), error)}", file=sys.stderr)
    return 1


def print_rule(rule_id: str, lang: str, title: str) -> None:
    """A rule by its number, or that of a card by the card's name."""
    from berthier.cli.reports import cards_called, has_own_text, rules_of

    rules = []
    if title in NAMES:
        opened = open_title(title, {})
        sheet = opened.sheet(lang)
        cards = cards_called(sheet, opened, rule_id)
        rules = rules_of(cards)
        for card in cards:
            if has_own_text(sheet, card):
                print(f"{card['name']}\n{card['text']}\n")
    book, row = find_rule(rules[0] if rules else rule_id.upper())
    kind = cli_words(lang).say(f"cli-kind-{row.kind}")
    print(f"{row.id} ({kind})\n{book.text(row.id, lang)}")
    for ruling in row.rulings:
        print(f"\n{ruling} ({cli_words(lang).say('cli-kind-ruling')})\n{book.text(ruling, lang)}")


def print_index(title: str, lang: str) -> None:
    """Every rule with the beginning of its text."""
    book = rules_of(title)
    for row in book.rows.values():
        text = book.text(row.id, lang)
        print(f"{row.id:<28} {text if len(text) <= 80 else text[:79] + '…'}")


def print_coverage(title: str, lang: str) -> None:
    from berthier.rules.coverage import Coverage, coverage

    rows = coverage(title)
    say = cli_words(lang).say
    heads = [say(f"cli-coverage-{name}") for name in ("chapter", "rules", "coded", "proved")]
    print(f"{heads[0]:<14} {heads[1]:>8} {heads[2]:>10} {heads[3]:>10}")
    total = Coverage(
        say("cli-coverage-all"),
        sum(row.rules for row in rows),
        sum(row.coded for row in rows),
        sum(row.proved for row in rows),
    )
    for row in [*rows, total]:
        print(f"{row.chapter:<14} {row.rules:>8} {row.coded:>10} {row.proved:>10}")
