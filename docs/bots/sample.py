#!/usr/bin/env python3
"""A bot in Python: it likes to act, keeps its corps together, and leaves the rest to luck.

berthier play --prussian "python3 docs/bots/sample.py"
"""

import json
import random
import sys

# What it prefers by kind of question; an option's first word is its verb.
LIKED = {
    "designate": "pile",  # rather act than pass
    "join-pile": "add",  # march together
    "march-to": "move",
    "attack-on-the-march": "attack",
    "recover": "recover",
    "act": "army",
}


def choose(view, question, luck):
    """One of the options. `view` is all that this seat sees; a better bot would look at it."""
    options = question["options"]
    liked = LIKED.get(question["kind"])
    found = [option for option in options if option.split()[0] == liked]
    return luck.choice(found or options)


def main():
    luck = random.Random(1806)
    for line in sys.stdin:
        told = json.loads(line)
        if "question" in told:  # `hello` and `over` want no answer
            option = choose(told["view"], told["question"], luck)
            print(json.dumps({"option": option}), flush=True)


main()
