"""Changes specs at random as an author may (another name, operator, type or number, a line less), and
compiles what is generated from those that the tool accepts: Swift must have nothing to say of it.

    python3 Fuzz/mutants.py TOOL MODULES [COUNT] [SEED]
"""

import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

TOOL, MODULES = (str(pathlib.Path(path).resolve()) for path in sys.argv[1:3])
COUNT, SEED = int((sys.argv + [40])[3]), int((sys.argv + [0, 1])[4])
ROOT = pathlib.Path(__file__).resolve().parent.parent

# Swift of the author's own can be wrong whatever the tool does.
BY_HAND = ("swift", "types:", "by: hand", "external", "uses:", "\n---")
OPERATORS = "+ - * / % == != < <= > >= and or ??".split()
MEMBERS = "count first last isEmpty sum min max reversed sorted isNil trimmed compact".split()
TYPES = "Int String Bool Double Decimal Date URL UUID Data Int? String? Bool? Date? [Int] [String]".split()
NUMBERS = ["0", "-1", "1.5", '"x"', "true", "null", "10000000000"]

NAME = re.compile(r"""(?<![\w"'])[a-z]\w*(?!\s*:)(?![\w(])""")
PLACES = {
    "name": NAME,
    "operator": re.compile(r"(?<= )(?:\+|-|\*|/|%|==|!=|<=|>=|<|>|and|or|\?\?)(?= )"),
    "member": re.compile(r"(?<=\.)[a-z]\w*"),
    "type": re.compile(r"""(?<=: )(?:"?\[?[A-Z]\w*\]?\??"?)(?=[ ,}\n])"""),
    "number": re.compile(r"(?<![\w.])\d+(?![\w.:-])"),
    "mark": re.compile(r"\?\.|\?\?|\?|not |=(?=\w)"),
    "line": re.compile(r"(?<=\n).+\n"),
}


def other(kind, text, rng):
    match kind:
        case "name":
            return rng.choice(sorted(set(NAME.findall(text))))
        case "operator":
            return rng.choice(OPERATORS)
        case "member":
            return rng.choice(MEMBERS + sorted(set(NAME.findall(text))))
        case "type":
            own = re.findall(r"^  ([A-Z]\w*):", text, re.MULTILINE)
            return f'"{rng.choice(TYPES + own + [f"[{name}]" for name in own] + [f"{name}?" for name in own])}"'
        case "number":
            return rng.choice(NUMBERS)
        case "mark":
            return rng.choice(["", "not ", ".", "?."])
        case "line":
            return ""


def changed(text, rng):
    kind = rng.choice(["name", "name", *PLACES])
    places = list(PLACES[kind].finditer(text))
    if not places:
        return text
    place = rng.choice(places)
    return text[: place.start()] + other(kind, text, rng) + text[place.end() :]


def accepted(specs, folder, rng):
    """Folders with a changed spec each, and what is generated from it."""
    count = 0
    while count < COUNT:
        name, text = rng.choice(specs)
        mutant = text
        for _ in range(rng.choice([1, 1, 2, 3])):
            mutant = changed(mutant, rng)
        if mutant == text:
            continue
        place = folder / str(count)
        place.mkdir(exist_ok=True)
        (place / name).write_text(mutant)
        run = subprocess.run(
            [TOOL, "--quiet", "--no-config", name, "--output", "out"], cwd=place,
            capture_output=True, timeout=60)
        if run.returncode not in (0, 1):
            sys.exit(f"exit code {run.returncode}:\n{mutant}")
        if run.returncode == 0 and (place / "out").exists():
            yield place, name, text, mutant
            count += 1
        else:
            (place / name).unlink()


def compile_(place):
    files = [str(path) for path in (place / "out").rglob("*.swift")]
    return subprocess.run(
        ["swiftc", "-emit-sil", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-o", os.devnull,
         "-module-name", "Mutant", "-package-name", "mutants", "-I", MODULES, *files],
        capture_output=True, text=True)


def main():
    rng = random.Random(SEED)
    specs = []
    for path in sorted([*ROOT.glob("Specs/*.yaml"), *ROOT.glob("Tests/Specs/*.yaml")]):
        text = path.read_text()
        if not any(word in text for word in BY_HAND):
            specs.append((path.name, text))
    failed = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor() as pool:
        runs = [
            (name, text, mutant, pool.submit(compile_, place))
            for place, name, text, mutant in accepted(specs, pathlib.Path(folder), rng)
        ]
        for name, text, mutant, run in runs:
            if run.result().returncode == 0:
                continue
            failed += 1
            lines = set(text.splitlines())
            print(f"{name}, changed to")
            print("\n".join(line for line in mutant.splitlines() if line not in lines))
            print(run.result().stderr)
    print(f"{COUNT} changed specs, {failed} of which Swift refuses")
    sys.exit(failed > 0)


main()
