"""The command line. Every command imports what it needs when it runs, so that help is quick."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from berthier.cli import ladder, server, simulate
from berthier.cli.arguments import (
    Armies,
    Bids,
    BotCommand,
    BotSeconds,
    Cards,
    Combat,
    Covered,
    DecoysUsed,
    Everything,
    Eyes,
    Hamburg,
    Lang,
    Load,
    Ney,
    OrdersOfBattle,
    RuleId,
    RuleLevel,
    Saved,
    ScenarioName,
    Seed,
    SixCards,
    Solitaire,
    Supply,
    TitleName,
    Version,
    Who,
    WhoOfArmy,
    Windows,
)
from berthier.cli.frenchhelp import Command, Group
from berthier.cli.gone import is_gone
from berthier.cli.language import CURRENT, say
from berthier.kernel.errors import BadInput, BerthierError

TITLE = "napoleon-1806"
app = typer.Typer(
    cls=Group,
    help=say(
        "Jeux de campagne napoléoniens, arbitrés par l’ordinateur.",
        "Napoleonic campaign games with the computer as referee.",
    ),
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
pack_app = typer.Typer(
    cls=Group,
    help=say("Paquets de jeu (plateau, pièces, cartes).", "Game packs (board, pieces, cards)."),
    rich_markup_mode=None,
)
app.add_typer(pack_app, name="pack")
server.register(app)
simulate.register(app)
ladder.register(app)


@app.callback(invoke_without_command=True)
def options(ctx: typer.Context, version: Version = False, lang: Lang = "") -> None:
    # The docstring would become the help text. `CURRENT` has read the language already.
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@app.command(cls=Command, help=say("Jouer dans le terminal.", "Play in the terminal."))
def play(
    title: TitleName = TITLE,
    scenario: ScenarioName = None,
    rules: RuleLevel = None,
    french: Who = "human",
    prussian: Who = "human",
    russian: Who = "human",
    allied: Who = "human",
    coalition: Who = "human",
    windows: Windows = None,
    combat: Combat = None,
    orders_of_battle: OrdersOfBattle = None,
    bids: Bids = None,
    six_cards: SixCards = None,
    supply: Supply = None,
    cards: Cards = None,
    ney: Ney = None,
    hamburg: Hamburg = None,
    decoys: DecoysUsed = None,
    solitaire: Solitaire = None,
    armies: Armies = None,
    grande_armee: WhoOfArmy = None,
    russo_prussian: WhoOfArmy = None,
    bohemia: WhoOfArmy = None,
    silesia: WhoOfArmy = None,
    north: WhoOfArmy = None,
    poland: WhoOfArmy = None,
    seed: Seed = None,
    load: Load = None,
    bot_seconds: BotSeconds = 30.0,
    lang: Lang = "",
) -> None:
    from berthier.cli.play import Setup, play_in_terminal

    players = {"french": french, "prussian": prussian, "russian": russian}
    players |= {"allied": allied, "coalition": coalition}
    of_armies = {
        "grande-armee": grande_armee,
        "russo-prussian": russo_prussian,
        "bohemia": bohemia,
        "silesia": silesia,
        "north": north,
        "poland": poland,
    }
    commanded = {name: word for name, word in of_armies.items() if word is not None}
    given = {
        "windows": windows,
        "combat": combat,
        "orders-of-battle": orders_of_battle,
        "bids": bids,
        "six-cards": six_cards,
        "supply": supply,
        "cards": cards,
        "ney": ney,
        "hamburg": hamburg,
        "decoys": decoys,
        "solitaire": solitaire,
        "armies": armies,
    }
    options = {name: value for name, value in given.items() if value is not None}
    setup = Setup(
        title, scenario, rules, players, options, seed, load, CURRENT, bot_seconds, commanded
    )
    raise typer.Exit(play_in_terminal(setup))


@app.command(
    cls=Command,
    help=say(
        "Arbitrer des parties pour un programme (lignes JSON).",
        "Referee matches for a program (JSON lines).",
    ),
)
def referee(lang: Lang = "") -> None:
    from berthier.referee.protocol import serve

    raise typer.Exit(serve(sys.stdin.buffer, sys.stdout.buffer, CURRENT))


@app.command(
    cls=Command,
    help=say(
        "Essayer un programme qui joue : une partie de chaque côté.",
        "Try a program that plays: a game from each side.",
    ),
)
def bot_check(
    command: BotCommand, title: TitleName = TITLE, bot_seconds: BotSeconds = 30.0, lang: Lang = ""
) -> None:
    from berthier.cli.botcheck import check_bot

    raise typer.Exit(check_bot(command, title, bot_seconds, CURRENT))


@app.command(
    cls=Command,
    help=say(
        "Les jeux, leurs scénarios et niveaux de règles.",
        "The games, their scenarios and rule levels.",
    ),
)
def games(
    json: Annotated[bool, typer.Option("--json", help=say("En JSON.", "As JSON."))] = False,
    lang: Lang = "",
) -> None:
    from berthier.cli.lists import print_games

    print_games(json, CURRENT)


@app.command(
    cls=Command,
    help=say(
        "Vérifier une partie enregistrée : coups, hasard, résultat.",
        "Check a saved match: moves, luck and result.",
    ),
)
def verify(
    file: Annotated[Path, typer.Argument(help=say("La sauvegarde.", "The save."))],
    lang: Lang = "",
) -> None:
    from berthier.cli.lists import print_verified

    raise typer.Exit(print_verified(file, CURRENT))


@app.command(
    cls=Command,
    help=say(
        "Le hasard d’une partie : chaque tirage contrôlé, et comparé à ce qu’on attendait.",
        "The luck of a match: every draw checked, and held against what was expected.",
    ),
)
def luck(
    file: Annotated[Path, typer.Argument(help=say("La sauvegarde.", "The save."))],
    lang: Lang = "",
) -> None:
    from berthier.cli.results import print_luck

    raise typer.Exit(print_luck(file, CURRENT))


@app.command(
    cls=Command,
    help=say("Le classement d’un tournoi.", "The ranking of a tournament."),
)
def rank(
    files: Annotated[
        list[Path],
        typer.Argument(
            help=say(
                "Tables de résultats (CSV) : french,prussian,winner,turn,rule.",
                "Tables of results (CSV): french,prussian,winner,turn,rule.",
            )
        ),
    ],
    title: Annotated[str, typer.Option(help=say("Le jeu.", "The game."))] = TITLE,
    lang: Lang = "",
) -> None:
    from berthier.cli.results import print_ranking

    raise typer.Exit(print_ranking(title, files, CURRENT))


@app.command(
    cls=Command,
    help=say(
        "Revoir une partie enregistrée, pas à pas.",
        "Look through a saved match, step by step.",
    ),
)
def replay(
    file: Saved,
    seat: Eyes = None,
    open: Everything = False,
    lang: Lang = "",
) -> None:
    from berthier.cli.replay import replay_in_terminal

    raise typer.Exit(replay_in_terminal(file, seat, open, CURRENT))


@app.command(cls=Command, help=say("Consulter les règles.", "Look up the rules."))
def rules(
    rule_id: RuleId = None,
    coverage: Covered = False,
    title: Annotated[str, typer.Option(help=say("Le jeu.", "The game."))] = TITLE,
    lang: Lang = "",
) -> None:
    from berthier.cli.lists import print_coverage, print_index, print_rule

    if coverage:
        print_coverage(title, CURRENT)
    elif rule_id is None:
        print_index(title, CURRENT)
    else:
        print_rule(rule_id, CURRENT, title)


@pack_app.command(
    "check", cls=Command, help=say("Contrôler un paquet de jeu.", "Check a game pack.")
)
def pack_check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=say("Son dossier.", "Its folder."))],
    lang: Lang = "",
) -> None:
    from berthier.cli.lists import print_pack

    raise typer.Exit(print_pack(folder, CURRENT))


def main() -> None:
    """Run a command; whatever goes wrong is told in one line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter may be lost, never the match
    sys.exit(run(sys.argv[1:]))


def run(line: list[str]) -> int:
    try:
        code = app(line, prog_name="berthier", standalone_mode=False)
        return int(code or 0)
    except typer.TyperException as error:  # what typer itself found wrong with the line
        from berthier.cli.usage import told

        return _complain("usage", detail=told(error.format_message(), CURRENT))
    except BerthierError as error:
        from berthier.cli.console import cli_words
        from berthier.words.speech import error_text

        print(f"berthier: {error_text(cli_words(CURRENT), error)}", file=sys.stderr)
        return 2 if isinstance(error, BadInput) else 1
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except OSError as error:
        if not is_gone(error):
            raise
        _close_output()
        return 1


def _complain(code: str, **args: object) -> int:
    from berthier.words import words

    print(f"berthier: {words(CURRENT).say(f'error-{code}', **args)}", file=sys.stderr)
    return 2


def _close_output() -> None:
    """Whoever read us has gone; Python must not try to flush at exit."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
