"""The command `berthier ladder`: how strong the computer's levels are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from berthier.cli.arguments import BotSeconds, Lang
from berthier.cli.frenchhelp import Command
from berthier.cli.language import CURRENT, say
from berthier.cli.simulate import Jobs, Seed, cores

Titles = Annotated[
    list[str] | None,
    typer.Argument(metavar="[TITLE]...", help=say("Les jeux [tous].", "The games [all].")),
]
Games = Annotated[
    int | None,
    typer.Option(
        metavar="N", help=say("Parties par paire [100 ou 200].", "Games a pair [100 or 200].")
    ),
]
Part = Annotated[
    bool,
    typer.Option(
        "--part",
        help=say(
            "Un premier coup d’œil : 20 parties par paire, major réfléchit moins.",
            "A first look: 20 games a pair, and major thinks less.",
        ),
    ),
]
Levels = Annotated[
    str,
    typer.Option(
        metavar="A,B,…",
        help=say(
            "Les niveaux, le plus faible d’abord [tous].", "The levels, the weakest first [all]."
        ),
    ),
]
Iterations = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        help=say(
            "Itérations par décision de major [60 ; 240 ou 720 là où elles ne suffisent pas].",
            "Iterations of major for each decision [60; 240 or 720 where these are too few].",
        ),
    ),
]
Challenger = Annotated[
    str,
    typer.Option(
        metavar=say("COMMANDE", "COMMAND"),
        help=say(
            "Seulement ce programme contre --against.", "Only this program, against --against."
        ),
    ),
]
Against = Annotated[
    str,
    typer.Option(
        metavar="LEVEL",
        help=say("L’adversaire de --challenger.", "Whom --challenger plays against."),
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help=say("Écrire une page Markdown.", "Write a Markdown page.")),
]
Cache = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        help=say("Où garder les parties jouées.", "Where the games played are kept."),
    ),
]


def ladder(
    titles: Titles = None,
    games: Games = None,
    part: Part = False,
    levels: Levels = "",
    iterations: Iterations = None,
    challenger: Challenger = "",
    against: Against = "tambour",
    jobs: Jobs = None,
    seed: Seed = "1806",
    out: Out = None,
    cache: Cache = None,
    bot_seconds: BotSeconds = 30.0,
    lang: Lang = "",
) -> None:
    from berthier.cli.climbing import Wanted, print_ladder

    wanted = Wanted(
        titles or [],
        games,
        part,
        levels,
        iterations,
        challenger,
        against,
        seed,
        out,
        cache,
        bot_seconds,
    )
    raise typer.Exit(print_ladder(wanted, cores() if jobs is None else jobs, CURRENT))


def register(app: typer.Typer) -> None:
    text = say(
        "L’échelle des niveaux de l’ordinateur : chacun contre celui d’en dessous.",
        "The ladder of the computer’s levels: each against the one below.",
    )
    app.command(cls=Command, help=text)(ladder)
