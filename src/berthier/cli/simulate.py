"""The command `berthier simulate`: many games between computer players."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from berthier.cli.arguments import BotSeconds, Lang, ScenarioName, TitleName
from berthier.cli.language import CURRENT, say
from berthier.cli.sides import SidesCommand

TITLE = "napoleon-1806"
Games = Annotated[int, typer.Option(help=say("Combien de parties.", "How many games."))]
Level = Annotated[
    str | None,
    typer.Option(
        "--level",
        "--rules",
        metavar="LEVEL",
        help=say("Le niveau de règles.", "The rule level."),
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help=say(
            "Une option de partie (voir berthier games).",
            "An option of the match (see berthier games).",
        ),
    ),
]
Jobs = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        help=say(
            "Parties à la fois [autant que de cœurs].",
            "Games at a time [as many as there are cores].",
        ),
    ),
]
Seed = Annotated[
    str,
    typer.Option(
        metavar="TEXT",
        help=say(
            "La graine : la même redonne les mêmes parties.",
            "The seed: the same gives the same games again.",
        ),
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help=say(
            "Garder les résultats (Parquet) ; la même commande y reprend.",
            "Keep the results (Parquet); the same command goes on there.",
        ),
    ),
]
Summary = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help=say(
            "Seulement le bilan d’un fichier de résultats.",
            "Only the summary of a file of results.",
        ),
    ),
]
HELP = say(
    "Simuler des parties entre joueurs de l’ordinateur. Chaque camp du jeu est une option"
    " (--french capitaine) : un niveau (tambour si rien n’est dit), ou la commande d’un programme.",
    "Simulate games between computer players. Each side of the game is an option"
    " (--french capitaine): a level (tambour if nothing is said), or the command of a program.",
)


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(
    ctx: typer.Context,
    title: TitleName = TITLE,
    games: Games = 100,
    scenario: ScenarioName = None,
    level: Level = None,
    option: Options = None,
    jobs: Jobs = None,
    seed: Seed = "1806",
    out: Out = None,
    summary: Summary = None,
    bot_seconds: BotSeconds = 30.0,
    lang: Lang = "",
) -> None:
    from berthier.cli.simulating import Wanted, print_file, print_simulation

    if summary is not None:
        raise typer.Exit(print_file(summary, CURRENT))
    wanted = Wanted(title, ctx.obj, scenario, level, option or [], seed, bot_seconds)
    raise typer.Exit(
        print_simulation(wanted, games, cores() if jobs is None else jobs, out, CURRENT)
    )


def register(app: typer.Typer) -> None:
    app.command(cls=SidesCommand, help=HELP)(simulate)
