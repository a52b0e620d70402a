"""Holds an optimised build of the tool against one that is not: the same files and the same messages,
for the specs of the project and for copies with a slip of the keyboard in them, and the same of all
that it prints without a spec.

    python3 Fuzz/optimised.py DEBUG RELEASE [COUNT] [SEED]
"""

import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

DEBUG, RELEASE = (str(pathlib.Path(path).resolve()) for path in sys.argv[1:3])
COUNT, SEED = int((sys.argv + [300])[3]), int((sys.argv + [0, 1])[4])
ROOT = pathlib.Path(__file__).resolve().parent.parent


def slip(word, rng):
    place = rng.randrange(len(word))
    letter = rng.choice("abcdefghijklmnopqrstuvwxyz")
    return rng.choice([
        word[:place] + word[place + 1:],
        word[:place] + word[place + 1:place + 2] + word[place] + word[place + 2:],
        word[:place] + letter + word[place:],
        word[:place] + letter + word[place + 1:],
        word.swapcase(),
    ])


def misspelt(text, rng):
    word = rng.choice([m for m in re.finditer(r"[A-Za-z]{3,}", text)])
    return text[:word.start()] + slip(word[0], rng) + text[word.end():]


def said(tool, spec):
    run = subprocess.run(
        [tool, "--check", "--no-config", "--reporter", "json", spec.name], cwd=spec.parent,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
    return run.returncode, run.stdout.decode(errors="replace")


def printed(tool):
    """What each command prints that needs no spec, by its arguments."""
    def output(*arguments):
        return subprocess.run(
            [tool, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60).stdout

    messages = output("explain").decode().splitlines()
    arguments = [["explain", line.split()[0]] for line in messages]
    arguments += [["completions", shell] for shell in ("bash", "zsh", "fish")]
    arguments += [["schema"], ["schema", "configuration"], ["explain"], ["--help"], ["--version"]]
    return {" ".join(words): output(*words) for words in arguments}


def generated(tool, folder):
    subprocess.run(
        [tool, "--quiet", "--no-config", ROOT / "Specs", ROOT / "Tests/Specs", "--output", folder],
        check=True)
    return {p.relative_to(folder): p.read_bytes() for p in folder.rglob("*.swift")}


def different(plain, optimised):
    return sorted(str(p) for p in plain.keys() | optimised if plain.get(p) != optimised.get(p))


def main():
    rng = random.Random(SEED)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        plain, optimised = generated(DEBUG, folder / "debug"), generated(RELEASE, folder / "release")
        texts, others = printed(DEBUG), printed(RELEASE)
        wrong = different(plain, optimised) + different(texts, others)
        for name in wrong:
            print(f"otherwise: {name}")
        specs = folder / "specs"
        shutil.copytree(ROOT / "Tests/Specs", specs)
        originals = sorted(specs.glob("*.yaml"))
        hints = 0
        for _ in range(COUNT):
            spec = rng.choice(originals)
            mutant = spec.with_name("mutant.yaml")
            mutant.write_text(misspelt(spec.read_text(), rng))
            expected, found = said(DEBUG, mutant), said(RELEASE, mutant)
            hints += "did you mean" in expected[1]
            if expected != found:
                wrong.append(spec.name)
                print(f"of {spec.name}, with another word in it:\n{expected[1]}\nand optimised:\n{found[1]}")
    print(f"{len(plain)} files, {len(texts)} texts, and the messages for {COUNT} slips, {hints} with 'did you mean'")
    sys.exit(1 if wrong or not hints else 0)


main()
