"""Measures the tool beside a C floor and a Python baseline, and prints a table of medians.

All commands take turns, so that a machine that is busy for a while is busy for all of them.
`--runs N` says how many turns there are, `--json FILE` where the figures go as JSON, `--debug` adds
the debug build of the tool, and `--tool PATH` measures that tool instead of building one.
"""

import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

import corpus

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
BUILD = ROOT / ".build" / "bench"

# What is measured: a corpus, whether its files are there already, and whether Python takes part.
CASES = [
    ("1,000 specs", "specs-1000", False, True),
    ("1,000 specs again", "specs-1000", True, False),
    ("one spec", "specs-1", False, True),
    ("a library and 1,000 screens", "library-1000", False, False),
    ("100 specs", "specs-100", False, False),
    ("10,000 specs", "specs-10000", False, False),
    ("50 lines", "lines-50", False, False),
    ("100 lines", "lines-100", False, False),
    ("500 lines", "lines-500", False, False),
    ("1,000 lines", "lines-1000", False, False),
    ("5,000 lines", "lines-5000", False, False),
    ("10,000 lines", "lines-10000", False, False),
]


def run(*command, **options):
    return subprocess.run(command, check=True, **options)


def build_release():
    return run(str(ROOT / "Scripts" / "tool"), stdout=subprocess.PIPE, text=True).stdout.strip()


def build_debug():
    flags = ["--package-path", str(ROOT), "--product", "mvvmgen"]
    run("swift", "build", *flags, stdout=sys.stderr)
    shown = run("swift", "build", *flags, "--show-bin-path", stdout=subprocess.PIPE, text=True)
    return pathlib.Path(shown.stdout.strip()) / "mvvmgen"


def build_c(name, *libraries):
    result = BUILD / name
    run("cc", "-O2", "-o", str(result), str(HERE / f"{name}.c"), *libraries)
    return result


def python():
    folder = BUILD / "python"
    if not (folder / "bin" / "python3").exists():
        run(sys.executable, "-m", "venv", str(folder))
        run(str(folder / "bin" / "pip"), "install", "-q", "jinja2", "pyyaml", stdout=sys.stderr)
    return folder / "bin" / "python3"


def write_manifest(path, specs, output):
    """What the floor is to write: for each spec the files that the tool made of it."""
    sizes = {}
    for file in output.iterdir():
        sizes.setdefault(file.name[: len("Shop00000")], []).append((file.name, file.stat().st_size))
    floor = output.parent / "floor"
    floor.mkdir(exist_ok=True)
    with open(path, "w") as manifest:
        for spec in specs:
            key = "".join(part.capitalize() for part in spec.stem.split("_"))
            parts = [str(spec)]
            for name, size in sizes.get(key[: len("Shop00000")], []):
                parts += [str(floor / name), str(size)]
            manifest.write("\t".join(parts) + "\n")


class Bench:
    def __init__(self, options, folder):
        self.folder = folder
        self.runs = options.runs
        BUILD.mkdir(parents=True, exist_ok=True)
        self.tools = {"mvvmgen": pathlib.Path(options.tool or build_release())}
        if options.debug:
            self.tools["debug build"] = build_debug()
        self.floor = build_c("floor", "-lyaml")
        self.measure = build_c("measure")
        self.python = None if options.no_python else python()
        corpus.make(folder / "corpus")

    def once(self, command, input="/dev/null"):
        done = run(str(self.measure), str(input), *map(str, command), stdout=subprocess.PIPE, text=True)
        wall, user, system, memory = map(float, done.stdout.split())
        return {"wall": wall, "cpu": user + system, "memory": memory / 1024}

    def case(self, name, corpus_name, is_again, has_python):
        specs = self.folder / "corpus" / corpus_name
        paths = sorted(specs.glob("*.yaml"))
        work = self.folder / "work"
        manifest = self.folder / "manifest"
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir()
        run(str(self.tools["mvvmgen"]), "--quiet", str(specs), "--output", str(work / "mvvmgen"))
        write_manifest(manifest, paths, work / "mvvmgen")
        commands = {"floor": ([self.floor], manifest)}
        for tool, path in self.tools.items():
            commands[tool] = ([path, "--quiet", specs, "--output", work / tool], "/dev/null")
        if has_python and self.python:
            baseline = [self.python, HERE / "baseline.py", work / "python", *paths]
            commands["python"] = (baseline, "/dev/null")
        figures = {who: [] for who in commands}
        size = sum(path.stat().st_size for path in paths)
        # One turn first that is not counted; few turns where each is long.
        turns = max(3, min(self.runs, self.runs * 3_000_000 // max(size, 1)))
        for turn in range(turns + 1):
            for who, (command, input) in commands.items():
                if not is_again:
                    shutil.rmtree(work / who, ignore_errors=True)
                    (work / who).mkdir()
                figure = self.once(command, input)
                if turn > 0:
                    figures[who].append(figure)
        lines = sum(path.read_bytes().count(b"\n") for path in paths)
        result = {"name": name, "specs": len(paths), "lines": lines, "turns": turns}
        for who, all in figures.items():
            result[who] = {k: statistics.median(f[k] for f in all) for k in ("wall", "cpu", "memory")}
            for key in ("wall", "cpu"):
                pairs = zip(all, figures["floor"])
                result[who][f"{key}Ratio"] = statistics.median(
                    one[key] / max(floor[key], 1e-6) for one, floor in pairs)
        return result


def rows(results):
    yield ("", "wall ms", "cpu ms", "wall / floor", "cpu / floor", "peak MiB", "µs a line")
    for result in results:
        for who in ("floor", "mvvmgen", "debug build", "python"):
            if who not in result:
                continue
            one = result[who]
            yield (
                f"{result['name']}: {who}", f"{one['wall'] * 1e3:.2f}", f"{one['cpu'] * 1e3:.2f}",
                f"{one['wallRatio']:.2f}", f"{one['cpuRatio']:.2f}", f"{one['memory']:.1f}",
                f"{one['cpu'] * 1e6 / result['lines']:.2f}",
            )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=21)
    parser.add_argument("--json")
    parser.add_argument("--tool")
    parser.add_argument("--only", help="the name of one case")
    parser.add_argument("--debug", action="store_true")
    parser.add_argument("--no-python", action="store_true")
    options = parser.parse_args()
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=memory, prefix="mvvmgen-bench-") as folder:
        bench = Bench(options, pathlib.Path(folder))
        results = [bench.case(*case) for case in CASES if options.only in (None, case[0])]
    table = list(rows(results))
    widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    for row in table:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(w) for cell, w in zip(row[1:], widths[1:])]
        print("  ".join(cells))
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
