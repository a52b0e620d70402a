"""How the time of the tool grows with what stands many times in one spec: prints the microseconds of
CPU time for one of 100, 1,000 and 10,000, and how many times as much the last is of the one before."""

import argparse
import os
import pathlib
import resource
import shutil
import subprocess
import tempfile

from shapes import SHAPES

COUNTS = (100, 1_000, 10_000)
# What a run may take, in seconds: a shape that takes time with its square shows that soon enough.
LIMIT = 60


def seconds(tool, spec, output, runs):
    """The least that a run took; nothing where it was stopped."""
    best = None
    for _ in range(runs):
        shutil.rmtree(output, ignore_errors=True)
        run = subprocess.Popen(
            [tool, "--quiet", "--no-config", spec, "--output", output], stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT)))
        _, status, used = os.wait4(run.pid, 0)
        run.returncode = os.waitstatus_to_exitcode(status)
        if run.returncode < 0:
            return None
        if run.returncode != 0:
            raise SystemExit(f"{spec}: the tool ended with {run.returncode}")
        time = used.ru_utime + used.ru_stime
        best = time if best is None else min(best, time)
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", help="the name of one shape")
    options = parser.parse_args()
    tool = str(pathlib.Path(options.tool).resolve())
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=memory, prefix="mvvmgen-growth-") as folder:
        spec = pathlib.Path(folder) / "a.yaml"
        output = pathlib.Path(folder) / "out"
        spec.write_text(SHAPES["steps"](1))
        start = seconds(tool, spec, output, 9)
        print(f"{'µs for one of':30}" + "".join(f"{count:>10,}" for count in COUNTS) + "    times")
        for name, shape in SHAPES.items():
            if options.only not in (None, name):
                continue
            each = []
            for count in COUNTS:
                spec.write_text(shape(count))
                time = seconds(tool, spec, output, options.runs)
                each.append(None if time is None else (time - start) * 1e6 / count)
            cells = "".join(f"{'stopped' if one is None else format(one, '.1f'):>10}" for one in each)
            times = "" if None in each[-2:] else f"{each[-1] / each[-2]:9.2f}"
            print(f"{name:30}{cells}{times}", flush=True)


main()
