"""What the Swift compiler takes for a view model: generated, by hand with boxes, by hand with
`@Observable`. Prints the CPU time for so many view models, and what one more of them costs. With
`--instructions` those of the compiler are counted by valgrind: slow, but the same each time,
whatever else the machine does."""

import argparse
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile

import corpus

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent
BUILD = ROOT / ".build"


def generated(spec):
    def make(folder, count):
        specs = folder / "specs"
        corpus.write(specs, ((f"screen_{n:03}.yaml", spec(n)) for n in range(count)))
        subprocess.run(
            [BUILD / "debug/mvvmgen", specs, "--no-config", "--quiet", "--output",
             folder / "sources", "--emit", "viewmodel,models,services"],
            check=True,
        )
        return sorted((folder / "sources").glob("*.swift"))

    return make


def by_hand(names, shared=()):
    """As many files as are generated: what they share is copied for each screen too."""

    def make(folder, count):
        files = [HERE / "Compile" / name for name in shared]
        for name in names:
            for n in range(count):
                file = folder / f"Screen{n:03}{name}.swift"
                file.write_text(numbered(f"{name}.swift.in", n))
                files.append(file)
        return files

    return make


def numbered(name, number):
    text = (HERE / "Compile" / name).read_text()
    return re.sub(r"(?<=[A-Za-z])@", str(number), text)


SCREENS = {
    "shop": {
        "generated": generated(corpus.spec),
        "by hand, with boxes": by_hand(["Models", "Services", "Boxes"], ["Box.swift"]),
        "by hand, with @Observable": by_hand(["Models", "Services", "Observable"]),
    },
    "form": {
        "generated": generated(lambda number: numbered("Form.yaml.in", number)),
        "by hand, with @Observable": by_hand(["FormObservable"]),
    },
}


def compiler(files, options):
    return ["swiftc", "-c", "-parse-as-library", "-swift-version", "6", "-module-name", "App", "-j1",
            "-I", BUILD / "debug/Modules", *options, *files]


def milliseconds(files, folder, options):
    """The CPU time of one compiler for all files, as it would be for one target."""
    before = os.times()
    subprocess.run(compiler(files, options), cwd=folder, check=True)
    after = os.times()
    return sum(after[2:4]) * 1000 - sum(before[2:4]) * 1000


def instructions(files, folder, options):
    """Millions of instructions of the compiler's own processes."""
    commands = subprocess.run(
        [*compiler(files, options), "-###"], cwd=folder, check=True, capture_output=True, text=True
    ).stdout.splitlines()
    counts = []
    for command in commands:
        if "-frontend" in command:
            output = subprocess.run(
                ["valgrind", "--tool=exp-bbv", "--instr-count-only=yes", "--bb-out-file=/dev/null",
                 "--pc-out-file=/dev/null", *shlex.split(command)],
                cwd=folder, check=True, capture_output=True, text=True,
            ).stderr
            counts.append(max(map(int, re.findall(r"Total instructions: (\d+)", output))))
    return sum(counts) / 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--counts", default="1,10,100")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument(
        "--screen", choices=SCREENS, default="shop",
        help="the screen of the corpus, or one of many texts and little else")
    parser.add_argument("--instructions", action="store_true")
    arguments = parser.parse_args()
    forms = SCREENS[arguments.screen]
    counts = [int(count) for count in arguments.counts.split(",")]
    measure, unit = (
        (instructions, "millions of instructions") if arguments.instructions
        else (milliseconds, "milliseconds of CPU")
    )
    runs = 1 if arguments.instructions else arguments.runs
    subprocess.run(["swift", "build", "--quiet", "--product", "mvvmgen"], cwd=ROOT, check=True)
    subprocess.run(["swift", "build", "--quiet", "--target", "MVVMRuntime"], cwd=ROOT, check=True)
    for mode, options in [("debug", ["-Onone", "-enable-batch-mode"]), ("optimised", ["-O", "-wmo"])]:
        print(f"{mode}, {unit}".ljust(38) + "".join(f"{c:>10}" for c in counts) + "  one more")
        times = {name: [] for name in forms}
        for count in counts:
            with tempfile.TemporaryDirectory() as folder:
                files = {}
                for place, (name, make) in enumerate(forms.items()):
                    sources = pathlib.Path(folder) / str(place)
                    sources.mkdir()
                    files[name] = make(sources, count)
                if count == counts[0]:
                    # The first compiler of a mode keeps what it has made of C's headers.
                    measure(files["generated"], pathlib.Path(folder), options)
                found = {name: [] for name in forms}
                # In turn: a machine that is busy is busy for all.
                for _ in range(runs):
                    for name in forms:
                        output = pathlib.Path(folder) / "objects"
                        shutil.rmtree(output, ignore_errors=True)
                        output.mkdir()
                        found[name].append(measure(files[name], output, options))
                for name in forms:
                    times[name].append(min(found[name]))
        slopes = {}
        for name in forms:
            span = counts[-1] - counts[-2] if len(counts) > 1 else 1
            slope = (times[name][-1] - times[name][-2]) / span if len(counts) > 1 else times[name][-1]
            slopes[name] = slope
            print(name.ljust(38) + "".join(f"{t:10.0f}" for t in times[name]) + f"{slope:10.1f}")
        ours = slopes["generated"]
        for name, slope in list(slopes.items())[1:]:
            print(f"  generated / {name}: {ours / slope:.2f}")


if __name__ == "__main__":
    main()
