"""What can stand on the command line, with its help in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from berthier import __version__, compiled
from berthier.cli.language import say
from berthier.kernel.errors import BadInput


def _language(value: str) -> str:
    from berthier.cli.language import LANGUAGES

    if value and value not in LANGUAGES:
        raise BadInput("unknown-language", given=value, known=", ".join(LANGUAGES))
    return value


def _version(wanted: bool) -> None:
    if wanted:
        print(f"berthier {__version__}{_how()}")
        raise typer.Exit


def _how() -> str:
    """Whether compiled code runs, if there is any."""
    if compiled.is_used():
        return say(" (compilé)", " (compiled)")
    if compiled.is_stale():
        return say(
            " (le code compilé n’est plus à jour : make fast)",
            " (the compiled code is out of date: make fast)",
        )
    return ""


Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        callback=_language,
        metavar="fr|en",
        help=say("La langue : fr ou en.", "The language: fr or en."),
        show_default=False,
    ),
]
Version = Annotated[
    bool,
    typer.Option(
        "--version",
        callback=_version,
        is_eager=True,
        help=say("Le numéro de version.", "The version number."),
    ),
]
Who = Annotated[
    str,
    typer.Option(
        metavar="human|LEVEL|COMMAND",
        help=say(
            "Qui joue ce camp : une personne (human), l’ordinateur (random, tambour, capitaine, "
            "major) ou un programme à vous (./monbot, « python3 monbot.py »).",
            "Who plays this side: a person (human), the computer (random, tambour, capitaine, "
            "major) or a program of yours (./mybot, “python3 mybot.py”).",
        ),
    ),
]
TitleName = Annotated[str, typer.Argument(help=say("Le jeu.", "The game."))]
ScenarioName = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help=say(
            "1806 : campaign (sept tours) ou short (trois tours) ; 1807 : pultusk-campaign, "
            "eylau-battle… ; Nations : game ou match ; Allemagne 1813 : lutzen-bautzen… (voir "
            "berthier games).",
            "1806: campaign (seven turns) or short (three turns); 1807: pultusk-campaign, "
            "eylau-battle …; Nations: game or match; Germany 1813: lutzen-bautzen … (see berthier "
            "games).",
        ),
    ),
]
RuleLevel = Annotated[
    str | None,
    typer.Option(
        metavar="LEVEL",
        help=say(
            "1806, 1807 : conscrit, grognard ou marechal ; Nations : basic ou advanced ; "
            "Allemagne 1813 : open (tout à découvert), units (unités cachées) ou blind (chefs "
            "aussi).",
            "1806, 1807: conscrit, grognard or marechal; Nations: basic or advanced; Germany 1813: "
            "open (everything face-up), units (units face-down) or blind (leaders too).",
        ),
    ),
]
Windows = Annotated[
    str | None,
    typer.Option(
        metavar="brisk|strict",
        help=say(
            "strict : demander même quand il n’y a rien à jouer.",
            "strict: ask even when there is nothing to play.",
        ),
    ),
]
Combat = Annotated[
    str | None,
    typer.Option(
        metavar="cards|dice",
        help=say("Combats aux cartes ou aux dés.", "Combats by cards or by dice."),
    ),
]
OrdersOfBattle = Annotated[
    str | None,
    typer.Option(
        metavar="secret|open",
        help=say("Ordres de bataille cachés ou ouverts.", "Orders of battle secret or open."),
    ),
]
Bids = Annotated[
    str | None,
    typer.Option(
        metavar="level|off",
        help=say(
            "Enchères selon le niveau (Maréchal), ou aucune.",
            "Bids as the level says (Maréchal), or none.",
        ),
    ),
]
SixCards = Annotated[
    str | None,
    typer.Option(
        metavar="off|on",
        help=say(
            "1806 : avec les six cartes de la boîte de 1807.",
            "1806: with the six cards of the box of 1807.",
        ),
    ),
]
Supply = Annotated[
    str | None,
    typer.Option(
        metavar="on|off",
        help=say(
            "Allemagne 1813 : avec ou sans ravitaillement.",
            "Germany 1813: with or without supply.",
        ),
    ),
]
Cards = Annotated[
    str | None,
    typer.Option(
        metavar="on|off",
        help=say(
            "Allemagne 1813 : avec ou sans cartes d’événement.",
            "Germany 1813: with or without event cards.",
        ),
    ),
]
Ney = Annotated[
    str | None,
    typer.Option(
        metavar="stays|davout|soult",
        help=say(
            "Allemagne 1813 : Ney reste, ou Davout ou Soult le remplace à l’automne.",
            "Germany 1813: Ney stays, or Davout or Soult takes his place in autumn.",
        ),
    ),
]
Hamburg = Annotated[
    str | None,
    typer.Option(
        metavar="off|on",
        help=say(
            "Allemagne 1813 : Davout et Walmoden arrivent au tour 13, ou non.",
            "Germany 1813: whether Davout and Walmoden come on turn 13.",
        ),
    ),
]
DecoysUsed = Annotated[
    str | None,
    typer.Option(
        "--decoys",
        metavar="on|off",
        help=say(
            "Allemagne 1813, pions face cachée : avec ou sans leurres.",
            "Germany 1813, counters face-down: with or without decoys.",
        ),
    ),
]
Solitaire = Annotated[
    str | None,
    typer.Option(
        metavar="off|on",
        help=say(
            "Allemagne 1813 : en solitaire, des dés donnent les points de mouvement.",
            "Germany 1813: in solitaire dice give the movement points.",
        ),
    ),
]
Armies = Annotated[
    str | None,
    typer.Option(
        metavar="off|on",
        help=say(
            "Allemagne 1813 : un joueur par camp, ou un par armée.",
            "Germany 1813: a player for each side, or one for each army.",
        ),
    ),
]
WhoOfArmy = Annotated[
    str | None,
    typer.Option(
        metavar="human|LEVEL|COMMAND",
        help=say(
            "Allemagne 1813, --armies on : qui joue cette armée ; sinon, qui joue son camp.",
            "Germany 1813, --armies on: who plays this army, if not who plays its side.",
        ),
    ),
]
Seed = Annotated[
    str | None,
    typer.Option(
        metavar="TEXT",
        help=say("La graine du hasard.", "The seed of all luck."),
    ),
]
BotCommand = Annotated[
    str,
    typer.Argument(help=say("La commande, p. ex. ./monbot.", "The command, e.g. ./mybot.")),
]
BotSeconds = Annotated[
    float,
    typer.Option(
        metavar="SECONDS",
        min=0.1,
        max=86_400,
        help=say(
            "Le temps d’un programme pour chaque décision.",
            "What a program has for each decision.",
        ),
    ),
]
Load = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help=say("Reprendre une sauvegarde.", "Go on with a save."),
    ),
]
Eyes = Annotated[
    str | None,
    typer.Option(
        metavar="SEAT",
        help=say(
            "Par les yeux de qui : une place, ou spectator.",
            "Through whose eyes: a seat, or spectator.",
        ),
    ),
]
RuleId = Annotated[
    str | None,
    typer.Argument(
        metavar="[ID]",
        help=say(
            "Son numéro, p. ex. N06-VIC-7, ou le nom d’une carte.",
            "Its number, e.g. N06-VIC-7, or the name of a card.",
        ),
    ),
]
Covered = Annotated[
    bool,
    typer.Option(
        "--coverage",
        help=say("Règles programmées et éprouvées.", "Rules with code and with cases."),
    ),
]
Saved = Annotated[Path, typer.Argument(help=say("La sauvegarde.", "The save or record."))]
Everything = Annotated[
    bool,
    typer.Option(
        "--open",
        help=say(
            "Tout montrer ; seulement une partie finie.",
            "Show everything; only of a finished match.",
        ),
    ),
]
