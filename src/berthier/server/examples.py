"""The bodies of requests with an example each, for the published description of the API."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.openapi.spec import Example
from litestar.params import Body

from berthier.server import wire


def like(**fields: Any) -> Any:
    return Body(examples=[Example(value=fields)])


Guest = Annotated[wire.Guest, like(name="Éléonore", lang="fr")]
NewMatch = Annotated[
    wire.NewMatch,
    like(
        title="napoleon-1806",
        scenario="campaign",
        options={"windows": "brisk"},
        side="french",
        opponent="computer",
        level="capitaine",
        undo="consent",
        hints="on",
        clock={"kind": "live", "seconds": 3600, "increment": 0},
        nonce="5f1c7a90b2d34e68",
    ),
]
Answer = Annotated[wire.Answer, like(number=17, option="pile davout", key="9d0c4e1ab7f25368")]
Order = Annotated[wire.Order, like(window="W-COM", order="nothing-else")]
Undo = Annotated[wire.Undo, like(number=18)]
Consent = Annotated[wire.Consent, like(agree=True)]
HandOver = Annotated[wire.HandOver, like(seat="prussian")]
Seated = Annotated[wire.Seated, like(nonce="c3a7e05d18f49b26")]
Again = Annotated[wire.Again, like(nonce="08d5b2f96ce1437a")]
ROUTES = {
    "number": 17,
    "purse": {
        "name": "Movement points",
        "terms": [
            {"text": "Card revealed", "amount": 5, "rule": "N06-MAN-1"},
            {"text": "Pluie", "amount": -1, "rule": "N06-CARD-PLUIE"},
        ],
        "total": 4,
        "spent": 0,
    },
    "routes": [
        {
            "zone": "naumburg",
            "label": "March to Naumburg",
            "options": ["move eisenberg", "move naumburg"],
            "steps": [["eisenberg", 1], ["naumburg", 1]],
            "total": 2,
            "fatigue": 0,
            "terms": [],
            "summary": "2 of 4 MP, no fatigue",
            "notes": [],
            "ends": False,
        }
    ],
}
FORECAST = {
    "number": 17,
    "title": "Forecast: 2,000 samples of what may lie behind all you can see",
    "samples": 2000,
    "matters": [
        {
            "what": "winner",
            "about": "",
            "title": "Who wins the combat",
            "total": 2000,
            "ways": [
                {"way": "french", "text": "French", "count": 1103},
                {"way": "prussian", "text": "Prussians", "count": 486},
                {"way": "nobody", "text": "nobody", "count": 411},
            ],
        }
    ],
}
HINT = {
    "number": 17,
    "advised": 2,
    "title": "What Berthier would do",
    "best": {"option": "pile davout", "label": "Davout", "chance": 46},
    "others": [{"option": "pile lannes", "label": "Lannes", "chance": 41}],
    "line": [
        {"seat": "french", "label": "March to Naumburg"},
        {"seat": "prussian", "label": "Hohenlohe"},
    ],
    "passes": 82,
    "about": "Tried 82 times in thought, from what you can see.",
}
