"""Specs made to hurt: each gets a clear error, or is done, in bounded time and memory.

python3 Fuzz/bombs.py TOOL
"""

import os
import pathlib
import resource
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Benchmarks"))
from shapes import SHAPES

# What a run may take: seconds of a processor, and bytes of memory. The debug build takes a quarter of
# the time on a machine that is quiet.
SECONDS = 60
MEMORY = 1 << 30

DEEP = 100_000
LONG = 10_000


def nested_ifs(depth):
    lines = "screen: A\ninputs: { go: {} }\nstate: { x: Int }\nbindings:\n  - when: go\n    do:\n"
    for level in range(depth):
        space = " " * (6 + 4 * level)
        lines += f"{space}- if: x == 1\n{space}  then:\n"
    return lines + " " * (6 + 4 * depth) + "- set: { x: 2 }\n"


def expression(text):
    return "screen: A\noutputs:\n  a: { from: '" + text + "' }\n"


def chain(head, link, last, tail="", count=LONG):
    return "screen: A\n" + head + "".join(
        link.format(i=i, next=i + 1) for i in range(count)) + last.format(i=count) + tail


# Name, text, and what the message has to hold; nothing where the spec is fine.
SPECS = [
    ("a billion laughs", "screen: A\nx0: &a0 [lol, lol]\n" + "".join(
        f"x{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 30)), "MVG004"),
    ("lists in lists", "screen: A\nstate: " + "[" * DEEP + "]" * DEEP + "\n", "MVG003"),
    ("calls with labels in a list", "screen: A\nstate: { l: { type: '[Int]', initial: ["
     + "a(b: 1, c: 2), " * 30_000 + "] } }\n", "MVG020"),
    ("5,000 parentheses that nothing closes", "screen: A\nstate: { l: "
     + "=(a, b: 1, " * 5000 + "}\n", "MVG009"),
    ("maps in maps", "screen: A\nstate: " + "{a: " * DEEP + "}" * DEEP + "\n", "MVG003"),
    ("lists in lists, in a block", "screen: A\nstate:\n  " + "- " * DEEP + "x\n", "MVG003"),
    ("indentation", "screen: A\nstate:\n" + "".join(
        " " * (i + 1) + "a:\n" for i in range(3000)), "MVG003"),
    ("a text of 100 MB", "screen: A\ndoc: '" + "x" * 100_000_000 + "'\n", "MVG002"),
    ("a million keys", "screen: A\nstate:\n" + "".join(
        f"  k{i}: Int\n" for i in range(1_000_000)), "MVG004"),
    ("a key given 100,000 times", "screen: A\nstate:\n" + "  k: Int\n" * DEEP, "MVG032"),
    ("100,000 unknown keys", "screen: A\n" + "".join(
        f"k{i}: Int\n" for i in range(DEEP)), "MVG031"),
    ("100,000 keys glued to quotes", "screen: A\nstate: { " + ", ".join(
        f'k{i}:"v' for i in range(DEEP)) + " }\n", "MVG019"),
    ("50,000 errors whose cases stand beside them", "screen: A\nerrors:\n" + "".join(
        f"  E{i}:\n  c{i}: lost\n" for i in range(DEEP // 2)), "MVG031"),
    ("a binding with 100,000 keys", "screen: A\nbindings:\n  - when: start\n" + "".join(
        f"    k{i}: 1\n" for i in range(DEEP // 2)) + "    do: []\n" + "".join(
        f"    q{i}: 1\n" for i in range(DEEP // 2)), "MVG031"),
    ("a request with 20,000 lost names",
        "screen: A\nservices:\n  s:\n    http: { base: https://a.b }\n    methods:\n      m:\n"
        "        get: /a\n        returns: Int\n        query:\n" + "".join(
            f"          k{i}: =x{i}\n" for i in range(20_000)), "MVG062"),
    ("300 lost names, each used twice, beside 300 that nothing uses",
        "screen: A\ninputs: { go: {} }\nstate:\n" + "".join(
            f"  kept{i}: Int\n" for i in range(300))
        + "outputs: { n: Int }\nbindings:\n  - when: go\n    do:\n" + "".join(
            f"      - set: {{ n: =lost{i} + {k} }}\n" for i in range(300) for k in (1, 2)), "MVG062"),
    ("20,000 arguments of nothing",
        "screen: A\nservices:\n  s:\n    methods:\n      m: {}\ninputs: { go: {} }\nbindings:\n"
        "  - when: go\n    do:\n      - call: s.m\n        with:\n" + "".join(
            f"          k{i}: 1\n" for i in range(20_000)), "MVG155"),
    ("20,000 lines that are indented too little",
        "screen: A\nservices: { s: { methods: { m: { takes: { x: Int }, returns: Int } } } }\n"
        "outputs: { n: Int }\nbindings:\n  - when: start\n    do:\n"
        + "      - call: s.m\n       with: { x: 1 }\n        as: n\n" * 20_000, "MVG007"),
    ("10,000 bindings with a key that nobody knows",
        "screen: A\nstate: { n: Int }\nbindings:\n" + "".join(
            f"  - when: start\n    k{i}: 1\n    do: [{{ set: {{ n: ={i} }} }}]\n"
            for i in range(LONG)), "MVG031"),
    ("10,000 bindings that show the name of an error",
        "screen: A\nerrors: { E: { lost: { text: String } } }\n"
        "state: { all: '[E]', texts: '[String]' }\nbindings:\n"
        + "  - when: start\n    do: [{ set: { texts: '=all.map(\\.message)', all: [] } }]\n" * LONG,
        None),
    ("texts in holes, never closed", "screen: A\nstate: { a: " + '"${' * DEEP + "\n", "MVG009"),
    ("texts in holes", "screen: A\nstate: { a: " + '"${' * DEEP + '}"' * DEEP + ' z" }\n', "MVG008"),
    ("20,000 texts that end in their holes",
        "screen: A\nstate: [" + '"${x["y"]}", ' * 20_000 + "]\n", "MVG008"),
    ("parentheses", expression("(" * DEEP + "1" + ")" * DEEP), "MVG100"),
    ("a long sum", expression("1+" * DEEP + "1"), "MVG100"),
    ("not not not", expression("not " * DEEP + "true"), "MVG100"),
    ("minus minus minus", expression("-" * DEEP + "1"), "MVG100"),
    ("texts in holes of texts", expression('"${' * 10_000), "MVG100"),
    ("functions of functions", expression("x => " * DEEP), "MVG100"),
    ("a deep type", "screen: A\noutputs:\n  a: '" + "[" * DEEP + "Int" + "]" * DEEP + "'\n", "MVG060"),
    ("steps in steps", nested_ifs(40), None),
    ("steps in more steps", nested_ifs(200), "MVG003"),
    ("a chain of 10,000 models", chain(
        "models:\n", "  M{i}: {{ fields: {{ next: M{next} }} }}\n",
        "  M{i}: {{ fields: {{ x: Int }} }}\n"), None),
    ("a chain of 10,000 formatters", chain(
        "state: { s: { type: Int, initial: 1 } }\nformatters:\n",
        "  f{i}: {{ of: Int, from: value + s | f{next} }}\n",
        "  f{i}: {{ of: Int, from: '\"${{value}}\"' }}\n", "outputs: { o: { from: s | f0 } }\n"), None),
    ("a chain of 10,000 formatters that each use the next twice, with a locale on the first", chain(
        "needs: { n: Double }\nformatters:\n"
        "  f: { of: Double, text: '${value | f0}', locale: de_DE }\n",
        "  f{i}: {{ of: Double, text: '${{value | f{next}}} ${{value | f{next}}}' }}\n",
        "  f{i}: {{ number: {{ fraction: 2 }} }}\n", "outputs: { o: { from: n | f } }\n"), None),
    ("a chain of 10,000 cells", chain(
        "needs: { n: Int }\ncells:\n",
        "  C{i}: {{ from: {{ x: Int }}, fields: {{ y: {{ from: C{next}(x) }} }} }}\n",
        "  C{i}: {{ from: {{ x: Int }}, fields: {{ y: {{ from: x }} }} }}\n",
        "outputs: { o: { from: C0(n) } }\n"), None),
    ("a chain of 10,000 states", chain(
        "needs: { n: Int }\nstate:\n", "  s{i}: {{ from: s{next} + 1 }}\n",
        "  s{i}: {{ from: n }}\n", "outputs: { o: { from: s0 } }\n"), None),
    ("1,000 calls with completion handlers", chain(
        "services: { s: { style: callback, methods: { m: { takes: { x: Int } } } } }\n"
        "bindings:\n  - when: start\n    do:\n",
        "      - call: s.m\n        with: {{ x: {i} }}\n", "", count=1000), None),
    ("10,000 methods", chain(
        "services:\n  s:\n    methods:\n", "      m{i}: {{ sync: true, returns: Int }}\n",
        "      m{i}: {{ takes: {{ x: Int }} }}\n"), None),
    ("an absolute path", "screen: A\nuses: [/etc/passwd]\n", "MVG050"),
    ("a file that uses itself", "library: A\nuses: [spec.yaml]\n", "MVG050"),
]
# Of many of these the tool once took time with the square of the number.
SPECS += [(f"{LONG:,} {name}", shape(LONG), None) for name, shape in SHAPES.items()]


def limited():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def run(tool, folder, *arguments):
    return subprocess.run(
        [tool, "--quiet", "--output", "out", *arguments], cwd=folder, preexec_fn=limited,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def check(name, done, expected):
    errors = done.stderr.decode(errors="replace")
    is_right = done.returncode == 0 if expected is None else (
        done.returncode == 1 and expected in errors)
    print(f"{'ok' if is_right else 'WRONG'}: {name}")
    if not is_right:
        print(f"  status {done.returncode}: {errors[:300]}")
    return is_right


def growing(tool, folder):
    """A file that gets longer for as long as it is read: it is read once, up to the limit."""
    file = folder / "growing.yaml"
    file.write_text("screen: A\n")
    grow = "f = open('growing.yaml', 'a')\nfor _ in range(2000): f.write('#' * 99_999 + '\\n')"
    writer = subprocess.Popen([sys.executable, "-c", grow], cwd=folder)
    try:
        while file.stat().st_size < 1 << 20:
            pass
        done = run(tool, folder, "growing.yaml")
    finally:
        writer.kill()
        writer.wait()
        file.unlink()
    return check("a file that grows", done, None if done.returncode == 0 else "MVG002")


def main(tool):
    tool = str(pathlib.Path(tool).resolve())
    results = []
    with tempfile.TemporaryDirectory() as path:
        folder = pathlib.Path(path)
        for name, text, expected in SPECS:
            (folder / "spec.yaml").write_text(text)
            results.append(check(name, run(tool, folder, "spec.yaml"), expected))
        (folder / "spec.yaml").write_text("screen: A\n")
        for name, text in [
            ("a template that includes itself", "{{>ViewModel}}"),
            ("sections in sections", "{{#a}}" * DEEP + "{{/a}}" * DEEP),
        ]:
            (folder / "templates").mkdir(exist_ok=True)
            (folder / "templates" / "ViewModel.mustache").write_text(text)
            done = run(tool, folder, "spec.yaml", "--templates", "templates")
            results.append(check(name, done, "deep"))
        os.mkfifo(folder / "pipe.yaml")
        results.append(check("a pipe", run(tool, folder, "pipe.yaml"), "pipe"))
        (folder / "zero.yaml").symlink_to("/dev/zero")
        results.append(check("a device", run(tool, folder, "zero.yaml"), "device"))
        results.append(growing(tool, folder))
        (folder / "b.yaml").write_text("library: B\nuses: c.yaml\n")
        (folder / "c.yaml").write_text("library: C\nuses: b.yaml\n")
        results.append(check("files that use each other", run(tool, folder, "b.yaml"), "MVG050"))
        (folder / "loop" / "inner").mkdir(parents=True)
        (folder / "loop" / "inner" / "up").symlink_to("..")
        (folder / "loop" / "self").symlink_to("self")
        (folder / "loop" / "ring.yaml").write_text("screen: Ring\n")
        results.append(check("folders in a circle", run(tool, folder, "loop"), None))
    sys.exit(0 if all(results) else 1)


main(sys.argv[1])
