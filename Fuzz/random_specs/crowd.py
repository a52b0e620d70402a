"""Small screens with many bindings of few names, so that they meet: runs, time and order."""

import random

from circles import Circles, triggers
from crowd_cases import Cases
from crowd_desk import STREAMS
from crowd_steps import TIMES, Steps
from crowd_values import named, text
from screens import ALLOWED
from values import PRODUCT, quoted, value_text
from writing import Writing

FLAGS = ["busy", "saving"]


class Crowd(Steps, Cases, Writing):
    streams = STREAMS

    def __init__(self, name, seed):
        self.name = name
        self.rng = random.Random(seed)
        self.tag = 0
        self.build()

    # MARK: What it is made of

    def build(self):
        rng = self.rng
        self.ints = ["x", "s", "a", "b"]
        self.initial = {n: rng.choice([0, 0, 1, 2]) for n in self.ints} | {n: False for n in FLAGS}
        self.has_real = self.chance(0.4)
        if self.has_real:
            self.initial["r"] = 0.5
        self.numbers, self.bools = list(self.ints), list(FLAGS)
        self.derived = {}
        self.add_derived()
        hidden = [n for n in FLAGS if self.chance(0.3)]
        self.states = ["s", *hidden]
        self.shown = ["a", "b", *[n for n in FLAGS if n not in hidden], *self.derived,
            *(["r"] if self.has_real else [])]
        rng.shuffle(self.shown)
        self.order = ["x", *self.states, *self.shown]
        self.events = {n: ["n"] if self.chance(0.5) else []
            for n in ["go", "run", "tap", "note"][:rng.randrange(2, 5)]}
        self.bindings = []
        self.add_bindings(rng.randrange(5, 11))

    def add_derived(self):
        for index in range(self.rng.randrange(2, 5)):
            name = f"d{index}"
            if self.chance(0.5):
                self.derived[name] = ("Int", self.int(self.numbers, 2))
                self.numbers.append(name)
            else:
                self.derived[name] = ("Bool", self.bool(self.numbers, 2))
                self.bools.append(name)
        names = [*self.numbers, *self.bools]
        self.derived["all"] = ("String", (" ".join(f"${{{n}}}" for n in names), None,
            lambda e: " ".join(text(e[n]) for n in names)))
        if self.has_real:
            self.derived["dr"] = ("Double", ("r * 2.0", PRODUCT, lambda e: e["r"] * 2))

    def add_bindings(self, count):
        for _ in range(200):
            if len(self.bindings) == count:
                break
            self.bindings.append(self.binding())
            if Circles(self.bindings, self.derived).found():
                self.bindings.pop()
        self.rng.shuffle(self.bindings)
        for index, binding in enumerate(self.bindings):
            binding["index"] = index

    def triggers(self, binding):
        return triggers(binding)

    def watched(self):
        if self.has_real and self.chance(0.3):
            return self.rng.choice(["r", "dr"])
        return self.rng.choice([*self.numbers, *self.bools])

    def binding(self):
        rng = self.rng
        binding = {"policy": rng.choice(["latest", "first", "queue", "all"]), "takes": []}
        kind = rng.random()
        if kind < 0.5:
            self.hear_events(binding)
        elif kind < 0.78:
            binding["values"] = sorted({self.watched() for _ in range(rng.choice([1, 1, 2]))})
        elif kind < 0.9:
            binding["every"] = rng.choice(TIMES)
            if self.chance(0.8):
                binding["while"] = self.bool(self.numbers, 2)
        else:
            binding["when"] = ["start"]
            if self.chance(0.3):
                binding["values"] = [self.watched()]
        if "start" not in binding.get("when", []) or self.chance(0.2):
            way = rng.choice(["debounce", "throttle", "", "", "", ""])
            if way:
                binding[way] = rng.choice(TIMES)
        if self.chance(0.4):
            binding["loading"] = rng.choice(FLAGS)
        self.locals = 0
        names = [*self.numbers, *binding["takes"]]
        binding["steps"] = [self.tell(binding["takes"])] if self.chance(0.6) else []
        if self.chance(0.5):
            binding["steps"].append(self.pause(names, 2))
        binding["steps"] += self.steps(names, 2)
        return binding

    def hear_events(self, binding):
        rng = self.rng
        binding["when"] = rng.sample(list(self.events), rng.choice([1, 1, 2]))
        if self.chance(0.15):
            binding["values"] = [self.watched()]
        elif all(self.events[n] for n in binding["when"]):
            binding["takes"] = ["n"]
            if self.chance(0.35):
                binding["per"] = rng.choice([named("n"), ("n % 2", PRODUCT, lambda e: e["n"] % 2)])

    # MARK: How it is written

    def text(self, scenarios):
        lines = [f"# allow {ALLOWED}", f"screen: {self.name}", "uses: desk.yaml", "inputs:",
            self.declaration("x")]
        lines += [f"  {n}: {'{ takes: { n: Int } }' if takes else '{}'}" for n, takes in self.events.items()]
        lines += ["state:", *map(self.declaration, self.states)]
        lines += ["outputs:", *map(self.declaration, self.shown), "  told: { emits: String }", "bindings:"]
        for binding in self.bindings:
            lines += self.binding_lines(binding)
        lines.append("scenarios:")
        for index, scenario in enumerate(scenarios):
            lines += [f"  - name: {index}", f"    given: {value_text(scenario['given'])}", "    steps:"]
            lines += ["      - " + value_text(step) for step in scenario["steps"]]
        return "\n".join(lines) + "\n"

    def declaration(self, name):
        if name in self.derived:
            made = self.derived[name][1]
            return f"  {name}: {{ {'text' if made[1] is None else 'from'}: {quoted(made[0])} }}"
        if name in FLAGS:
            return f"  {name}: Bool"
        return f"  {name}: {{ type: {'Double' if name == 'r' else 'Int'}, initial: {self.initial[name]} }}"

    def services(self):
        """Those that its view model is made with."""
        found = {s.get("call", s.get("quick", ".")).split(".")[0] for s in self.all_steps()}
        return sorted(found - {""})

    def all_steps(self):
        left = [s for b in self.bindings for s in b["steps"]]
        while left:
            step = left.pop()
            yield step
            for key in ("then", "else", "do", "stream", "catch"):
                left += step.get(key, [])
