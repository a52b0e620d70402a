"""Specs made at random, valid by construction, with scenarios that expect what a small evaluator of
the language says.

python3 Fuzz/random_specs FOLDER COUNT [SEED]

In FOLDER/Screens are screens and what they use, in FOLDER/Clients clients of servers with their tests,
in FOLDER/Crowds small screens whose runs, timers and answers meet often, with a great many cases.
The evaluator knows the language by its reference alone. Each expression is written with as few
parentheses as its grammar wants, so that precedence is tried as well; names and texts are those that
nobody should have to avoid.
"""

import pathlib
import random
import sys

from crowds import write_crowds
from names import Names
from screens import Screen
from shared import Shared
from values import Reject
from wire import wire


def main(folder, count, seed):
    folder = pathlib.Path(folder)
    clients = folder / "Clients"
    crowds = folder / "Crowds"
    folder = folder / "Screens"
    for each in (folder, clients, crowds):
        each.mkdir(parents=True, exist_ok=True)
    write_crowds(crowds, count, seed)
    rng = random.Random(seed)
    shared = Shared(rng)
    names = Names(rng)
    (folder / "base.yaml").write_text(names.write(shared.base_text()))
    (folder / "shared.yaml").write_text(names.write(shared.text()))
    made = wire(seed)
    (clients / "wire.yaml").write_text(made.spec())
    (clients / "WireTests.swift").write_text(made.tests())
    made = 0
    number = seed * 1000
    while made < count:
        number += 1
        screen = Screen(f"Random{made}", number, shared)
        try:
            screen.build()
        except (Reject, OverflowError):
            continue
        scenarios = screen.scenarios()
        if scenarios:
            own = Names(random.Random(number), names)
            (folder / f"random{made}.yaml").write_text(own.write(screen.text(scenarios)))
            if screen.hand:
                (folder / f"Random{made}ByHand.swift").write_text(
                    own.write("\n".join(screen.hand)) + "\n")
            made += 1
    print(f"{count} specs, seed {seed}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]),
        int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1_000_000))
