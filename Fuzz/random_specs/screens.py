"""Screens: what they are made of, their scenarios, and how both are written."""

import random
import re

from declared import *
from evaluator import Evaluator
from expressions import Maker, cell
from names import ODD_TEXTS
from values import *
from writing import Writing

# The warnings that a spec at random is full of.
ALLOWED = "MVG101 MVG108 MVG112 " + " ".join(f"MVG{number}" for number in [*range(200, 249), 250, 251, 252, 253, 257, 259, 260])

class Screen(Writing):
    streams = STREAMS

    def __init__(self, name, seed, shared):
        self.name = name
        self.shared = shared
        self.maker = Maker(random.Random(seed), shared.messages)
        self.rng = self.maker.rng
        self.derived = {}
        self.events = {}
        self.bindings = []
        # Whether these steps may pause, and what they may set; nothing where they may set all.
        self.may_pause = False
        self.targets = None
        # What is written by hand: the Swift of each.
        self.hand = []

    # MARK: What the screen is made of

    def build(self):
        rng, make = self.rng, self.maker
        kinds = {**STATES, **VALUE_INPUTS, **NEEDS, **FLAGS}
        self.initial = {n: make.literal_value(k) for n, k in {**STATES, **VALUE_INPUTS}.items()}
        self.initial |= {n: False for n in FLAGS}
        self.plain = [n for n in STATES if make.chance(0.4)]
        scope = dict(kinds)
        for index in range(9):
            self.add_derived(f"‹out{index}›", scope)
        self.scope = scope
        # An event sends only those after it, so that there is no circle.
        for index in reversed(range(5)):
            takes = {f"‹p{i}›": rng.choice(["Int", "String", "Bool", "Item", optional("Int"),
                "Decimal", "Level", array("Int"), optional("Date"), "UUID", "Data"]) for i in range(rng.randrange(3))}
            self.may_pause = make.chance(0.6)
            steps = self.steps({**scope, **takes}, 3)
            self.events[f"‹event{index}›"] = takes
            self.bind([f"‹event{index}›"], steps, takes)
        if make.chance(0.4):
            self.bind_several(scope)
        if make.chance(0.4):
            self.bind_by_hand()
        self.private = [n for n in self.events if make.chance(0.15)]
        if make.chance(0.5):
            self.bind_values(scope)
        if make.chance(0.4):
            self.may_pause = make.chance(0.5)
            self.bind(["start"], self.steps(scope, 2), {}, is_plain=True)
        if make.chance(0.4):
            # Its steps may set what its own condition is made of.
            self.may_pause = make.chance(0.3)
            test = make.named("Bool", scope, 2)
            shown = make.formatted("String", scope, 2)
            if shown and make.chance(0.4):
                test = f'({shown[0]}) != "0.00"', COMPARE, lambda e: shown[2](e) != "0.00"
            if test:
                binding = self.bind(None, self.steps(scope, 1), {}, is_plain=True)
                binding.update({"every": rng.choice([300, 1000, 1500]), "while": test})
        rng.shuffle(self.bindings)
        for index, binding in enumerate(self.bindings):
            binding["index"] = index
        # As they are declared.
        self.order = [*VALUE_INPUTS, *[n for n in STATES if n not in self.plain], *sorted(self.plain),
            *FLAGS, *self.derived]

    def add_derived(self, name, scope):
        if self.maker.chance(0.1):
            self.derived[name] = ("String", self.maker.yaml_text(scope))
            scope[name] = "String"
            return
        kind = self.rng.choice(["Int", "String", "Bool", "Double", optional("Int"), "Decimal", "Date",
            optional("Decimal"), "UUID", optional("URL"), "Data",
            optional("String"), array("Int"), array("String"), "Item", array("Item"), "Level",
            "Marks", array("Row"), array("Row")])
        if kind == array("Row") and not self.maker.has_cells(scope):
            of = self.maker.named(array("Item"), scope, 2)
            if not of:
                return
            a, b = self.maker.local(), self.maker.local()
            made = self.maker.with_function(of, "map",
                (f"({a}, {b}) => ‹Row›(‹thing›: {a}, ‹index›: {b})", lambda e: cell), lambda values, f: [
                    f(v, i) for i, v in enumerate(values)])
        else:
            made = self.maker.named(kind, scope, self.rng.randrange(2, 5))
        if made:
            self.derived[name] = (kind, made)
            scope[name] = kind

    def bind(self, when, steps, takes, is_plain=False):
        rng, make = self.rng, self.maker
        binding = {"steps": steps, "takes": list(takes),
            "policy": rng.choice(["latest", "first", "queue", "all"])}
        if when:
            binding["when"] = when
        if make.chance(0.4):
            binding["loading"] = rng.choice(["‹loading›", "‹loading›", "‹saving›"])
        if not is_plain:
            if make.chance(0.12):
                binding[rng.choice(["debounce", "throttle"])] = rng.choice([300, 500, 1000])
            keys = [n for n, k in takes.items() if k in ("Int", "String", "Bool", "Item", "Level")]
            if keys and make.chance(0.4):
                name = rng.choice(keys)
                binding["per"] = name, POSTFIX, lambda e: e[name]
                if takes[name] == "Int" and make.chance(0.5):
                    binding["per"] = f"{name} % 2 == 0", POSTFIX, lambda e: remainder(e[name], 2) == 0
                elif takes[name] == "Int" and make.chance(0.5):
                    # A type that the formatter may show nowhere else.
                    binding["per"] = f"{name} | ‹number›", PIPE, lambda e: e[name]
        self.bindings.append(binding)
        return binding

    def bind_several(self, scope):
        """One binding of two events, which sees the parameters that both have."""
        rng = self.rng
        names = rng.sample(sorted(self.events), 2)
        first, second = (self.events[n] for n in names)
        takes = {n: k for n, k in first.items() if second.get(n) == k}
        all_events, last = self.events, max(names)
        self.events = {n: t for n, t in all_events.items() if n > last}
        self.may_pause = self.maker.chance(0.5)
        self.bind(names, self.steps({**scope, **takes}, 2), takes)
        self.events = all_events

    def bind_by_hand(self):
        """Behaviour in Swift: a function that the screen calls, beside the same in steps."""
        rng, make = self.rng, self.maker
        self.events["byHand"] = {"‹p0›": "Int"}
        pauses = make.chance(0.6)
        steps = [{"set": {"‹picked›": ("", 0, lambda e: e["‹p0›"]), "‹note›": ("", 0, lambda e: "hand")}}]
        lines = ["    self.update {", "      $0.`‹picked›` = `‹p0›`", '      $0.`‹note›` = "hand"', "    }"]
        if pauses:
            steps += [{"call": "‹api›.‹names›", "with": {}, "as": "found"},
                {"set": {"‹words›": ("", 0, lambda e: e["found"])}}]
            lines += ["    let found = await self.`‹api›`.`‹names›`()", "    self.update { $0.`‹words›` = found }"]
        binding = self.bind(["byHand"], steps, {"‹p0›": "Int"})
        if "per" in binding:
            binding["per"] = "‹p0›", POSTFIX, lambda e: e["‹p0›"]
        binding["hand"] = True
        self.hand += [
            f"extension {self.name}ViewModel {{", "  func whenByHand(`‹p0›`: Int) async {", *lines, "  }",
            "}"]

    def bind_values(self, scope):
        """What runs on a change sets nothing that it listens to, so that there is no circle."""
        names = self.rng.sample([n for n in scope if n not in NEEDS and n not in FLAGS],
            self.rng.randrange(1, 3))
        behind = set(names)
        while True:
            more = {n for d in behind if d in self.derived
                for n in re.findall("‹\\w+›", self.derived[d][1][0]) if n in scope} - behind
            if not more:
                break
            behind |= more
        self.targets = [n for n in STATES if n not in behind and n != "‹table›"]
        self.may_pause = self.maker.chance(0.5)
        if self.targets:
            steps = self.steps(scope, 2)
            binding = self.bind(None, steps, {}, is_plain=True)
            binding["values"] = names
            if self.maker.chance(0.3):
                binding["when"] = [self.rng.choice(list(self.events))]
            if behind & set(FLAGS):
                binding.pop("loading", None)
        self.targets = None

    def steps(self, scope, depth):
        scope = dict(scope)
        return [self.step(scope, depth) for _ in range(self.rng.randrange(1, 4))]

    def step(self, scope, depth):
        rng, make = self.rng, self.maker
        ways = ["set", "set", "let", "emit", "if", "ifAs", "each", "send", "stop", "cancel", "quick",
            "void", "swift"]
        if self.may_pause:
            ways += ["call", "call", "call", "wait", "stream"]
        way = rng.choice(ways)
        if way == "let":
            kind = rng.choice(["Int", "String", "Bool", array("Int"), "Item", "Mode"])
            made = make.named(kind, scope, 3)
            if made:
                name = make.local()
                scope[name] = kind
                return {"let": name, "value": made}
        if way == "emit":
            made = make.yaml_text(scope) if make.chance(0.3) else make.value("String", scope, 3)
            return {"emit": "‹told›", "value": made}
        if way == "void":
            return {"emit": "‹closed›", "value": None}
        if way == "swift" and self.targets is None:
            value = rng.randrange(100)
            return {"set": {"‹count›": ("", 0, lambda e: value)},
                "swift": f"self.update {{ $0.`‹count›` = {value} }}"}
        if way == "stop" and depth < 3:
            return {"stop": True}
        if way == "wait":
            return {"wait": rng.choice([100, 250, 1000, 1500])}
        if way == "cancel":
            names = [n for b in self.bindings for n in [*b.get("when", []), *b.get("values", [])]
                if n != "start"]
            names = sorted(set(names))
            if names:
                return {"cancel": rng.sample(names, min(len(names), rng.randrange(1, 3)))}
        if way == "quick":
            name, method = make.local(), rng.choice(list(SYNC))
            scope[name] = SYNC[method]
            return {"quick": method, "as": name}
        if way == "call":
            return self.call(scope, depth)
        if way == "stream" and depth > 0:
            return self.stream(scope, depth)
        if depth > 0 and way in ("if", "ifAs", "each"):
            step = self.nested(way, scope, depth)
            if step:
                return step
        if way == "send" and self.events and self.targets is None:
            name = rng.choice(list(self.events))
            return {"send": name,
                "with": {n: make.make(k, scope, 2) for n, k in self.events[name].items()}}
        names = self.targets or [n for n in [*STATES, *VALUE_INPUTS] if n != "‹table›"]
        names = rng.sample(names, min(len(names), rng.randrange(1, 3)))
        return {"set": {n: make.settable({**STATES, **VALUE_INPUTS}[n], scope, 3) for n in names}}

    def nested(self, way, scope, depth):
        rng, make = self.rng, self.maker
        of = rng.choice(["Int", "String", "Item"])
        made = make.named({"if": "Bool", "ifAs": optional(of), "each": array(of)}[way], scope, 3)
        if not made:
            return None
        name = make.local()
        inner = scope if way == "if" else {**scope, name: of}
        if way == "each":
            return {"each": made, "as": name, "do": self.steps(inner, depth - 1)}
        step = {"if": made, "then": self.steps(inner, depth - 1)}
        if way == "ifAs":
            step["as"] = name
        if make.chance(0.5):
            step["else"] = self.steps(scope, depth - 1)
        return step

    def call(self, scope, depth):
        method = self.rng.choice(list(METHODS))
        takes, returned, thrown = METHODS[method]
        step = {"call": method, "with": {n: self.maker.make(k, scope, 2) for n, k in takes.items()}}
        if thrown:
            step["catch"] = self.caught(scope, depth, thrown)
        if returned and self.maker.chance(0.8):
            step["as"] = self.maker.local()
            scope[step["as"]] = returned
        return step

    def caught(self, scope, depth, kind):
        if self.maker.chance(0.3):
            return []
        way = self.rng.choice(["message", "code", "equal"]) if kind == "Failed" else "message"
        made = {
            "message": ("error.message", POSTFIX, lambda e: self.shared.error_text(e["error"])),
            "code": ('"${error.‹broken›?.‹amount› ?? 0}"', POSTFIX, lambda e: str(
                e["error"][1] if e["error"][0] == "‹broken›" else 0)),
            "equal": ('if error == ‹Failed›.‹odd› then "odd" else "even"', CHOICE,
                lambda e: "odd" if e["error"][0] == "‹odd›" else "even"),
        }[way]
        if depth <= 0:
            return [{"emit": "‹told›", "value": made}]
        return [{"emit": "‹told›", "value": made}, *self.steps(scope, depth - 1)]

    def stream(self, scope, depth):
        name, method = self.maker.local(), self.rng.choice(list(STREAMS))
        takes, element, thrown = STREAMS[method]
        pauses, self.may_pause = self.may_pause, self.maker.chance(0.4)
        step = {"call": method, "with": {n: self.maker.make(k, scope, 2) for n, k in takes.items()},
            "as": name, "stream": self.steps({**scope, name: element}, depth - 1)}
        self.may_pause = pauses
        if thrown:
            step["catch"] = self.caught(scope, depth, thrown)
        return step

    # MARK: Scenarios

    def scenarios(self):
        """Some that can be told for certain; none where every try was rejected."""
        found = []
        for _ in range(12):
            if len(found) == 3:
                break
            try:
                found.append(self.scenario())
            except (Reject, OverflowError, RecursionError):
                continue
        return found

    def literal_error(self, thrown):
        return "it broke" if thrown == "any" else self.maker.literal_value("Failed")

    def answer(self, method):
        _, returned, thrown = METHODS[method]
        if thrown and self.maker.chance(0.3):
            return "error", self.literal_error(thrown)
        return "value", returned and self.maker.literal_value(returned)

    def scenario(self):
        rng, make = self.rng, self.maker
        kinds = {**STATES, **VALUE_INPUTS}
        values = {n: make.literal_value(k) for n, k in kinds.items() if make.chance(0.5)}
        needs = {n: make.literal_value(k) for n, k in NEEDS.items()}
        answers = {m: [("value", make.literal_value(k))] for m, k in SYNC.items()}
        given = {m: {"returns": literal(answers[m][0][1], k)} for m, k in SYNC.items()}
        needs[ZONE] = given["timeZone"] = rng.choice(ZONES)
        for method, (_, returned, _) in METHODS.items():
            if not make.chance(0.3):
                continue
            answer = self.answer(method)
            answers[method] = [answer]
            if answer[0] == "error":
                given[method] = {"throws": self.written_error(answer[1])}
            elif returned and make.chance(0.4):
                answers[method].append(("value", make.literal_value(returned)))
                given[method] = {"returnsEach": [literal(a[1], returned) for a in answers[method]]}
            else:
                given[method] = {"returns": literal(answer[1], returned)}
        if make.chance(0.3):
            self.give_stream(answers, given)
        it = Evaluator(self, {**values, **needs}, answers)
        it.settle()
        self.seen = {}
        steps = self.expectations(it, are_all=True)
        for _ in range(rng.randrange(3, 7)):
            it.forget()
            step = self.scenario_step(it, kinds)
            if step:
                steps += [step, *self.expectations(it)]
        steps.append(self.expected_calls(it))
        given["values"] = {n: literal(v, kinds[n]) for n, v in values.items()}
        given["needs"] = {n: literal(needs[n], k) for n, k in NEEDS.items()}
        return {"given": given, "steps": steps}

    def give_stream(self, answers, given):
        method = self.rng.choice(list(STREAMS))
        _, kind, thrown = STREAMS[method]
        elements = [self.maker.literal_value(kind) for _ in range(self.rng.randrange(4))]
        end = ("end", None)
        if thrown and self.maker.chance(0.4):
            end = ("error", self.literal_error(thrown))
        answers[method] = [("stream", [("element", x) for x in elements] + [end])]
        given[method] = {"streams": [literal(x, kind) for x in elements]}
        if end[0] == "error":
            given[method]["throws"] = self.written_error(end[1])

    def scenario_step(self, it, kinds):
        rng, make = self.rng, self.maker
        way = rng.choice(["send", "send", "reply", "reply", "advance", "set"])
        waiting = [c for c in it.calls if c.is_waiting]
        if way == "reply" and waiting:
            return self.reply_step(it, rng.choice(waiting))
        if way == "advance":
            time = rng.choice([100, 300, 700, 1000, 2500])
            it.advance(time)
            return {"advance": f"{time}ms"}
        if way == "set":
            name = rng.choice(list(VALUE_INPUTS))
            value = make.literal_value(VALUE_INPUTS[name])
            it.store({name: value})
            it.settle()
            return {"set": {name: literal(value, VALUE_INPUTS[name])}}
        name = rng.choice([n for n in self.events if n not in self.private] or list(self.events))
        if name in self.private:
            return None
        takes = self.events[name]
        arguments = {n: make.literal_value(k) for n, k in takes.items()}
        it.set_off(name, arguments)
        it.settle()
        step = {"send": name}
        if arguments:
            step["with"] = {n: literal(v, takes[n]) for n, v in arguments.items()}
        return step

    def reply_step(self, it, call):
        step = {"reply": call.method}
        takes = TAKES[call.method]
        arguments = None
        if takes and self.maker.chance(0.5):
            arguments = call.arguments
            step["to"] = {n: literal(v, takes[n]) for n, v in arguments.items()}
        if call.method in STREAMS:
            _, kind, thrown = STREAMS[call.method]
            answer = self.rng.choice([("element", self.maker.literal_value(kind))] * 2
                + [("end", None), ("error", self.literal_error(thrown)) if thrown else ("end", None)])
        else:
            answer = self.answer(call.method)
        if answer[0] == "error":
            step["throws"] = self.written_error(answer[1])
        elif answer[0] == "end":
            step["ends"] = True
        else:
            kind = {**STREAMS, **METHODS}[call.method][1]
            step["returns"] = literal(answer[1], kind)
        it.reply(call.method, arguments, answer)
        it.settle()
        return step

    def written_error(self, error):
        if isinstance(error, str):
            return error
        return {error[0]: {"‹amount›": error[1]}} if len(error) > 1 else error[0]

    def expectations(self, it, are_all=False):
        """Of what has changed, and of a few others; the code of all of them takes long to compile."""
        kinds = {**STATES, **VALUE_INPUTS, **FLAGS,
            **{n: k for n, (k, _) in self.derived.items()}}
        names = [n for n in kinds if are_all or self.maker.chance(0.1)
            or it.values[n] != self.seen.get(n)]
        self.seen = dict(it.values)
        for name in kinds:
            if kinds[name] == "Double":
                double_text(it.values[name])
        shown = [n for n in [*self.plain, *self.derived, *FLAGS]
            if it.changes[n] or self.maker.chance(0.1)]
        steps = [{"expect": {n: literal(it.values[n], kinds[n]) for n in names}}] if names else []
        for name, kind in [("‹told›", "String"), ("‹closed›", None)]:
            found = [literal(v, kind) for n, v in it.emitted if n == name]
            if found or self.maker.chance(0.2):
                steps.append({"expectEvents": {name: found}})
        if shown:
            steps.append({"expectChanges": {
                n: [literal(v, kinds[n]) for v in it.changes[n]] for n in shown}})
        return steps

    def expected_calls(self, it):
        calls = {m: [] for m in TAKES}
        for call in it.calls:
            calls[call.method].append(
                {n: literal(call.arguments[n], k) for n, k in TAKES[call.method].items()})
        return {"expectCalls": calls}

    # MARK: How it is written

    def doc(self):
        return value_text(self.rng.choice(ODD_TEXTS))

    def text(self, scenarios):
        lines = [f"# allow {ALLOWED}", f"screen: {self.name}", f"doc: {self.doc()}",
            f"access: {self.rng.choice(self.shared.levels)}",
            "uses: shared.yaml", "needs:"]
        lines += [f"  {n}: {value_text(written(k))}" for n, k in NEEDS.items()]
        lines += [
            "formatters:", "  ‹number›: { number: { fraction: 2 } }",
            "  ‹wrap›: { of: Int, text: '<${value}>' }", "  ‹listed›: { list: and }",
            "  ‹shout›: { swift: 'String(value) + \"!\"', from: Int, to: String }", "inputs:"]
        lines += [f"  {n}: {{ type: {value_text(written(k))}, "
            f"initial: {value_text(literal(self.initial[n], k))}, "
            f"doc: {self.doc()} }}" for n, k in VALUE_INPUTS.items()]
        for name, takes in self.events.items():
            takes = ", ".join(f"{n}: {value_text(written(k))}" for n, k in takes.items())
            keys = ["private: true"] if name in self.private else []
            keys += [f"doc: {self.doc()}", f"takes: {{ {takes} }}"] if takes else []
            lines.append(f"  {name}: {{ {', '.join(keys)} }}")
        states = [n for n in STATES if n not in self.plain]
        for section, names in [("state", states), ("outputs", sorted(self.plain))]:
            lines.append(f"{section}:")
            for name in names:
                kind = STATES[name]
                lines.append(f"  {name}: {{ type: {value_text(written(kind))}, "
                    f"initial: {value_text(literal(self.initial[name], kind))}, doc: {self.doc()} }}")
        lines += [f"  {n}: Bool" for n in FLAGS]
        for name, (_, made) in self.derived.items():
            key, text = ("text", made[0]) if made[1] is None else ("from", quoted(made[0]))
            lines.append(f"  {name}: {{ {key}: {text} }}")
        lines += ["  ‹told›: { emits: String }", "  ‹closed›: { emits: Void }", "bindings:"]
        for binding in self.bindings:
            lines += self.binding_lines(binding)
        lines += ["scenarios:"]
        for index, scenario in enumerate(scenarios):
            name = hole_free(self.rng.choice(ODD_TEXTS)) + f" {index}"
            lines += [f"  - name: {value_text(name)}", f"    given: {value_text(scenario['given'])}",
                "    steps:"]
            lines += ["      - " + value_text(step) for step in scenario["steps"]]
        return "\n".join(lines) + "\n"
