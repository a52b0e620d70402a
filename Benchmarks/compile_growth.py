"""How the time of the Swift compiler grows with what stands many times in one spec: prints the
milliseconds of CPU time for one of 50 and of 200 in a debug build, and how many times as much the
last is of the one before."""

import argparse
import os
import pathlib
import subprocess
import tempfile

from compile import BUILD, compiler
from shapes import SHAPES

COUNTS = (1, 50, 200)
# Their models need types that the shape does not declare: code by hand would.
NOT_WHOLE = {"types"}


def milliseconds(spec, folder):
    """The CPU time of one compiler for all that is made of a spec."""
    folder.mkdir()
    (folder / "a.yaml").write_text(spec)
    subprocess.run(
        [BUILD / "debug/mvvmgen", "--no-config", "--quiet", "--emit", "viewmodel,models,services",
         "--output", folder, folder / "a.yaml"],
        check=True, stderr=subprocess.DEVNULL,
    )
    before = os.times()
    subprocess.run(
        compiler(sorted(folder.glob("*.swift")), ["-Onone", "-wmo"]), cwd=folder, check=True)
    after = os.times()
    return sum(after[2:4]) * 1000 - sum(before[2:4]) * 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="the name of one shape")
    options = parser.parse_args()
    print(f"{'ms for one of':30}" + "".join(f"{count:>8}" for count in COUNTS[1:]) + "   times")
    for name, shape in SHAPES.items():
        if name in NOT_WHOLE or options.only not in (None, name):
            continue
        with tempfile.TemporaryDirectory(prefix="mvvmgen-growth-") as folder:
            times = [milliseconds(shape(n), pathlib.Path(folder) / str(n)) for n in COUNTS]
        each = [
            (times[k] - times[k - 1]) / (COUNTS[k] - COUNTS[k - 1]) for k in range(1, len(COUNTS))
        ]
        growth = f"{each[1] / each[0]:8.2f}" if each[0] > 0.5 else ""
        print(f"{name:30}" + "".join(f"{one:8.1f}" for one in each) + growth, flush=True)


if __name__ == "__main__":
    main()
