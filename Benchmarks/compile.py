"""What the Swift compiler takes for a view model: generated, by hand with boxes, by hand with
`@Observable`. Prints the CPU time for each view model, and what one more of them costs."""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

import corpus

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent
BUILD = ROOT / ".build"


def generated(folder, count):
    specs = folder / "specs"
    corpus.write(specs, ((f"shop_{n:03}.yaml", corpus.spec(n)) for n in range(count)))
    subprocess.run(
        [BUILD / "debug/mvvmgen", specs, "--no-config", "--quiet", "--output", folder / "sources",
         "--emit", "viewmodel,models,services"],
        check=True,
    )
    return sorted((folder / "sources").glob("*.swift"))


def by_hand(template, shared):
    def make(folder, count):
        text = (HERE / "Compile" / template).read_text()
        files = [HERE / "Compile" / name for name in shared]
        for n in range(count):
            file = folder / f"Shop{n:03}.swift"
            file.write_text(re.sub(r"(?<=[A-Za-z])@", str(n), text))
            files.append(file)
        return files

    return make


FORMS = {
    "generated": generated,
    "by hand, with boxes": by_hand("ByHand.swift.in", ["Box.swift"]),
    "by hand, with @Observable": by_hand("Observable.swift.in", []),
}


def seconds(files, folder, options):
    """The CPU time of one compiler for all files, as it would be for one target."""
    output = folder / "objects"
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir()
    before = os.times()
    subprocess.run(
        ["swiftc", "-c", "-parse-as-library", "-swift-version", "6", "-module-name", "App", "-j1",
         "-I", BUILD / "debug/Modules", *options, *files],
        cwd=output, check=True,
    )
    after = os.times()
    return sum(after[2:4]) - sum(before[2:4])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--counts", default="1,10,100")
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    counts = [int(count) for count in arguments.counts.split(",")]
    subprocess.run(["swift", "build", "--quiet", "--product", "mvvmgen"], cwd=ROOT, check=True)
    subprocess.run(["swift", "build", "--quiet", "--target", "MVVMRuntime"], cwd=ROOT, check=True)
    for mode, options in [("debug", ["-Onone", "-enable-batch-mode"]), ("optimised", ["-O", "-wmo"])]:
        print(f"{mode}, milliseconds of CPU".ljust(34) + "".join(f"{c:>10}" for c in counts) + "  one more")
        slopes = {}
        for name, make in FORMS.items():
            times = []
            for count in counts:
                with tempfile.TemporaryDirectory() as folder:
                    folder = pathlib.Path(folder)
                    files = make(folder, count)
                    runs = [seconds(files, folder, options) for _ in range(arguments.runs)]
                    times.append(min(runs) * 1000)
            span = counts[-1] - counts[-2] if len(counts) > 1 else 1
            slope = (times[-1] - times[-2]) / span if len(counts) > 1 else times[-1]
            slopes[name] = slope
            print(name.ljust(34) + "".join(f"{t:10.0f}" for t in times) + f"{slope:10.1f}")
        ours = slopes["generated"]
        for name, slope in list(slopes.items())[1:]:
            print(f"  generated / {name}: {ours / slope:.2f}")


if __name__ == "__main__":
    main()
