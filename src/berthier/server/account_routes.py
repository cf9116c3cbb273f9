"""The addresses of accounts: registering, signing in and out, changing, recovering, leaving."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi.spec import Example
from litestar.params import Body

from berthier.server import accounts, people, wire_people
from berthier.server.accounts import Kept
from berthier.server.gate import COOKIE
from berthier.server.house import House
from berthier.server.names import account_name, skeleton
from berthier.server.passwords import check_strength
from berthier.server.problems import Problem
from berthier.server.routes import Asked, greeting, guest_of, house_of, token_of
from berthier.server.standing_up import leave_all

Greeting = Response[dict[str, Any]]


def _like(**fields: Any) -> Any:
    return Body(examples=[Example(value=fields)])


PASSWORD = "le vin de Jurançon"
Account = Annotated[
    wire_people.Account,
    _like(name="Éléonore", password=PASSWORD, email="eleonore@example.org", lang="fr"),
]
SignIn = Annotated[wire_people.SignIn, _like(name="Éléonore", password=PASSWORD)]
Recovery = Annotated[
    wire_people.Recovery,
    _like(name="Éléonore", code="K7QX-2MPD-9WRA-HT4C", password="un autre vin de Pau"),
]
NewEmail = Annotated[wire_people.NewEmail, _like(email="eleonore@example.org", password=PASSWORD)]
NewPassword = Annotated[
    wire_people.NewPassword, _like(password=PASSWORD, new="un autre vin de Pau")
]
Sure = Annotated[wire_people.Sure, _like(password=PASSWORD)]


def address_of(request: Asked) -> str:
    """Where a request comes from, if that is counted."""
    client = request.scope.get("client")
    return client[0] if client and house_of(request).settings.limits else ""


async def proven(request: Asked, password: str) -> Kept:
    """Who asks, once he has shown that he knows his password."""
    house, person = house_of(request), await guest_of(request)
    kept = await house.writer.run(lambda c: accounts.of(c, person))
    if not kept.person.registered:
        raise Problem(409, "not-registered")
    await check(house, request, kept.person.name, password, kept.password, "wrong-password")
    return kept


async def check(
    house: House, request: Asked, name: str, password: str, kept: str, code: str
) -> None:
    """Does the password fit? One may try only so often."""
    bones = skeleton(name)
    house.attempts.count(bones, address_of(request))
    if not await house.passwords.fits(password, kept):
        raise Problem(403, code)
    house.attempts.forgive(bones)


@post("/api/account")
async def register(request: Asked, data: Account) -> Greeting:
    """An account; a guest keeps his seats. Its recovery codes are in this reply only."""
    house = house_of(request)
    guest = await house.person(token_of(request))
    if guest is not None and guest.registered:
        raise Problem(409, "already-registered")
    name, _ = account_name(data.name)
    check_strength(data.password, name)
    house.attempts.count("", address_of(request))
    password = await house.passwords.hashed(data.password)
    person, token, codes = await house.writer.run(
        lambda c: accounts.register(c, house.tables, guest, data, password)
    )
    house.forget(person)
    return greeting(house, person, token, codes=codes)


@post("/api/sign-in", status_code=200)
async def sign_in(request: Asked, data: SignIn) -> Greeting:
    house, before = house_of(request), token_of(request)
    kept = await house.writer.run(lambda c: accounts.by_name(c, data.name))
    known = kept.password if kept else ""
    await check(house, request, data.name, data.password, known, "bad-sign-in")
    assert kept is not None

    def job(connection: Any) -> str:
        if accounts.of(connection, kept.person).password != known:  # changed meanwhile
            raise Problem(403, "bad-sign-in")
        people.close_session(connection, before)
        return people.open_session(connection, kept.person.id)

    token = await house.writer.run(job)
    await forget_browser(house, before)
    return greeting(house, kept.person, token)


@post("/api/sign-out", status_code=200)
async def sign_out(request: Asked) -> Greeting:
    """In this browser only. A guest who has no link to return by is gone for good."""
    house, token = house_of(request), token_of(request)
    await house.writer.run(lambda c: people.close_session(c, token))
    await forget_browser(house, token)
    return farewell()


async def forget_browser(house: House, token: str) -> None:
    """A cookie is nobody's any more."""
    person = house.known.get(people.hashed(token))
    if person is not None:
        house.forget(person)


def farewell() -> Greeting:
    reply = Response[dict[str, Any]]({"person": None, "token": ""})
    reply.delete_cookie(COOKIE)
    return reply


@post("/api/recover", status_code=200)
async def recover(request: Asked, data: Recovery) -> Greeting:
    """A recovery code serves once; whoever is signed in elsewhere is not any more."""
    house = house_of(request)
    check_strength(data.password, data.name)
    bones = skeleton(data.name)
    house.attempts.count(bones, address_of(request))
    password = await house.passwords.hashed(data.password)
    person, token = await house.writer.run(
        lambda c: accounts.recover(c, data.name, data.code, password)
    )
    house.attempts.forgive(bones)
    house.forget(person)
    return greeting(house, person, token)


@get("/api/account")
async def account(request: Asked) -> dict[str, Any]:
    """What the server keeps of me besides my matches."""
    house, person = house_of(request), await guest_of(request)

    def job(connection: Any) -> dict[str, Any]:
        kept = accounts.of(connection, person)
        left = accounts.codes_left(connection, person.id)
        return {"person": kept.person._asdict(), "email": kept.email, "codes": left}

    return await house.writer.run(job)


@post("/api/account/email", status_code=200)
async def change_email(request: Asked, data: NewEmail) -> dict[str, str]:
    house, kept = house_of(request), await proven(request, data.password)
    address = await house.writer.run(lambda c: accounts.set_email(c, kept.person, data.email))
    return {"email": address}


@post("/api/account/password", status_code=200)
async def change_password(request: Asked, data: NewPassword) -> Greeting:
    """Whoever is signed in elsewhere is not any more."""
    house, kept = house_of(request), await proven(request, data.password)
    check_strength(data.new, kept.person.name)
    password = await house.passwords.hashed(data.new)
    token = await house.writer.run(lambda c: accounts.set_password(c, kept.person, password))
    house.forget(kept.person)
    return greeting(house, kept.person, token)


@post("/api/account/codes", status_code=200)
async def change_codes(request: Asked, data: Sure) -> dict[str, list[str]]:
    """Ten new recovery codes; the old ones stop working."""
    house, kept = house_of(request), await proven(request, data.password)
    codes = await house.writer.run(lambda c: accounts.new_codes(c, kept.person.id))
    return {"codes": codes}


@post("/api/account/delete", status_code=200)
async def delete_account(request: Asked, data: Sure) -> Greeting:
    """My matches stay without my name; what I wrote goes."""
    house, person = house_of(request), await guest_of(request)
    if person.registered:
        await proven(request, data.password)

    def job(connection: Any) -> list[str]:
        left = leave_all(connection, house.tables, person)
        accounts.delete_person(connection, person)
        house.tables.renamed(person.id, "", gone=True)
        return left

    left = await house.writer.run(job)
    house.forget(person)
    for match in left:
        house.moved(match)
    return farewell()


ACCOUNTS = [
    register,
    sign_in,
    sign_out,
    recover,
    account,
    change_email,
    change_password,
    change_codes,
    delete_account,
]
