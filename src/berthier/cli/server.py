"""The commands of the server: serving, and what whoever runs it needs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from berthier.cli.arguments import Lang
from berthier.cli.frenchhelp import Command, Group
from berthier.cli.language import CURRENT, say

if TYPE_CHECKING:
    from berthier.server.settings import Settings

Host = Annotated[
    str,
    typer.Option(help=say("Adresse d’écoute [127.0.0.1].", "Address to listen on [127.0.0.1].")),
]
Port = Annotated[
    int | None,
    typer.Option(
        min=0,
        max=65535,
        help=say("Port, ou le prochain libre [1806].", "Port, or the next free one [1806]."),
    ),
]
Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help=say(
            "Base de données : sqlite:///FICHIER ou postgresql://…",
            "Database: sqlite:///FILE or postgresql://…",
        ),
    ),
]
PublicUrl = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help=say("L’adresse que voient les joueurs.", "The address that players see."),
    ),
]
Open = Annotated[
    bool, typer.Option("--open", help=say("Ouvrir le navigateur.", "Open the browser."))
]
To = Annotated[Path, typer.Argument(metavar=say("FICHIER", "FILE"))]

Named = Annotated[str, typer.Argument(metavar=say("NOM", "NAME"))]
Title = Annotated[str, typer.Option(help=say("Le jeu.", "The game."))]
TITLE = "napoleon-1806"

admin_app = typer.Typer(
    cls=Group,
    help=say("Pour qui tient un serveur.", "For whoever runs a server."),
    rich_markup_mode=None,
)


def _settings(database: str, **given: object) -> Settings:
    from msgspec.structs import replace

    from berthier.server.settings import from_environment

    wanted = {name: value for name, value in given.items() if value not in (None, "")}
    if database:
        wanted["database"] = database
    return replace(from_environment(), **wanted)


def serve(
    host: Host = "",
    port: Port = None,
    database: Database = "",
    public_url: PublicUrl = "",
    open_browser: Open = False,
    lang: Lang = "",
) -> None:
    from berthier.server.run import serve as run_server

    settings = _settings(database, host=host, port=port, public_url=public_url)
    raise typer.Exit(run_server(settings, CURRENT, open_browser))


def register(app: typer.Typer) -> None:
    """Put the server's commands among the others."""
    text = say("Jouer dans le navigateur : le serveur.", "Play in the browser: the server.")
    app.command(cls=Command, help=text)(serve)
    app.add_typer(admin_app, name="admin")


@admin_app.command(
    cls=Command,
    help=say("Copier la base, même en service.", "Copy the database, also while the server runs."),
)
def backup(to: To, database: Database = "", lang: Lang = "") -> None:
    from berthier.server import backups

    backups.backup(_settings(database), to)
    _tell("admin-backed-up", file=str(to))


@admin_app.command(
    cls=Command,
    help=say("Remettre une copie à la place de la base.", "Put a backup in the database’s place."),
)
def restore(source: To, database: Database = "", lang: Lang = "") -> None:
    from berthier.server import backups

    kept = backups.restore(_settings(database), source)
    _tell("admin-restored", file=str(source), kept=str(kept), existed=int(kept is not None))


@admin_app.command(
    cls=Command,
    help=say("Les parties arrêtées par une erreur.", "The matches that an error has stopped."),
)
def frozen(database: Database = "", lang: Lang = "") -> None:
    from berthier.server import admin

    for match_id in admin.frozen_matches(_settings(database)):
        print(match_id)


@admin_app.command(
    cls=Command,
    help=say("Le courrier : ce qui attend, ce qui échoue.", "Mail: what waits, what fails."),
)
def mail(database: Database = "", lang: Lang = "") -> None:
    from berthier.server.admin_mail import mail_report

    for line in mail_report(_settings(database), CURRENT):
        print(line)


@admin_app.command(
    cls=Command,
    help=say(
        "Un lien vers la page de qui tient le serveur.",
        "A link to the page of whoever runs the server.",
    ),
)
def page(database: Database = "", lang: Lang = "") -> None:
    from berthier.server.hosting import new_link

    _tell("admin-page")
    print(new_link(_settings(database)))


@admin_app.command(
    cls=Command,
    help=say(
        "Écrire une partie du serveur dans un fichier.", "Write a match of the server to a file."
    ),
)
def save(match: str, to: To, database: Database = "", lang: Lang = "") -> None:
    from berthier.server import admin

    admin.save_match(_settings(database), match, to)
    _tell("admin-saved", match=match, file=str(to))


@admin_app.command(
    cls=Command,
    help=say(
        "Écrire les parties finies dans une table, pour berthier rank.",
        "Write the finished matches to a table, for berthier rank.",
    ),
)
def results(to: To, title: Title = TITLE, database: Database = "", lang: Lang = "") -> None:
    from berthier.server.results import export_results

    count = export_results(_settings(database), title, to)
    _tell("admin-results", count=count, file=str(to))


@admin_app.command(
    "reset-password",
    cls=Command,
    help=say(
        "Un code pour qui a perdu son mot de passe.", "A code for somebody who lost his password."
    ),
)
def reset_password(name: Named, database: Database = "", lang: Lang = "") -> None:
    from berthier.server import admin

    settings = _settings(database)
    code = admin.reset_password(settings, name)
    address = (settings.public_url or f"http://127.0.0.1:{settings.port}").rstrip("/")
    _tell("admin-reset", name=name, address=f"{address}/account")
    print(code)


def _tell(message: str, **args: object) -> None:
    from berthier.server.problems import server_words

    print(server_words(CURRENT).say(message, **args))
