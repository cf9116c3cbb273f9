"""The bodies of requests with an example each, for the published description of the API."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.openapi.spec import Example
from litestar.params import Body

from berthier.server import wire


def _like(**fields: Any) -> Any:
    return Body(examples=[Example(value=fields)])


Guest = Annotated[wire.Guest, _like(name="Éléonore", lang="fr")]
NewMatch = Annotated[
    wire.NewMatch,
    _like(
        title="napoleon-1806",
        scenario="campaign",
        options={"windows": "brisk"},
        side="french",
        opponent="computer",
        level="tambour",
        undo="consent",
        nonce="5f1c7a90b2d34e68",
    ),
]
Answer = Annotated[wire.Answer, _like(number=17, option="pile davout", key="9d0c4e1ab7f25368")]
Undo = Annotated[wire.Undo, _like(number=18)]
Consent = Annotated[wire.Consent, _like(agree=True)]
HandOver = Annotated[wire.HandOver, _like(seat="prussian")]
Seated = Annotated[wire.Seated, _like(nonce="c3a7e05d18f49b26")]
