"""The steps of the bindings of a crowd."""

from crowd_desk import MESSAGES, METHODS, STREAMS, SYNC
from crowd_values import Values, quotient

# So few that timers meet.
TIMES = [100, 100, 200, 200, 300, 400]


class Steps(Values):
    """Needs what a crowd is made of."""

    def steps(self, names, depth):
        """Of these names of numbers, to which come those that the steps give."""
        names = list(names)
        found = []
        for _ in range(self.rng.randrange(1, 4)):
            step = self.step(names, depth)
            if step:
                found.append(step)
            if step and "stop" in step:
                break
        return found or [self.tell(names)]

    def step(self, names, depth):
        rng = self.rng
        way = rng.choice(["set"] * 5 + ["pause"] * 4 + ["send"] * 3 + ["emit", "cancel"] * 2
            + ["if", "ifAs", "each", "let", "quick", "stop"])
        if way == "set":
            if self.has_real and self.chance(0.2):
                return {"set": {"r": self.real(names)}}
            targets = rng.sample(list(self.ints), rng.choice([1, 1, 2]))
            return {"set": {n: self.int(names, 2) for n in targets}}
        if way == "emit":
            return self.tell([names[-1]])
        if way == "pause":
            return self.pause(names, depth)
        if way == "send":
            event = rng.choice(list(self.events))
            return {"send": event, "with": {p: self.int(names, 1) for p in self.events[event]}}
        if way == "cancel":
            found = sorted({n for b in self.bindings for n in self.triggers(b)})
            return {"cancel": rng.sample(found, min(len(found), rng.choice([1, 1, 2])))} if found else None
        if way == "let":
            made = self.int(names, 2)
            # A number is no name for anything.
            return None if made[0].isdigit() else {"let": self.local(names), "value": made}
        if way == "quick":
            return {"quick": SYNC[0], "as": self.local(names)}
        if way == "stop":
            return {"stop": True} if depth < 2 else None
        return self.nested(way, names, depth) if depth else None

    def nested(self, way, names, depth):
        inner = list(names)
        if way == "each":
            return {"each": self.list(names), "as": self.local(inner), "do": self.steps(inner, depth - 1)}
        step = {"if": self.bool(names, 2)} if way == "if" else {
            "if": self.maybe(names), "as": self.local(inner)}
        step["then"] = self.steps(inner, depth - 1)
        if self.chance(0.5):
            step["else"] = self.steps(names, depth - 1)
        return step

    def pause(self, names, depth):
        rng = self.rng
        way = rng.random()
        if way < 0.3:
            return {"wait": rng.choice(TIMES)}
        method = rng.choice(list(METHODS if way < 0.75 or not depth else STREAMS))
        takes, returned, thrown = {**METHODS, **STREAMS}[method]
        step = {"call": method, "with": {n: self.int(names, 1) for n in takes}}
        if method in STREAMS:
            inner = list(names)
            step["as"] = self.local(inner)
            step["stream"] = [self.tell([step["as"]])] if self.chance(0.5) else []
            step["stream"] += self.steps(inner, depth - 1)
        if thrown:
            step["catch"] = self.caught(names, depth)
        if returned and method in METHODS and self.chance(0.8):
            step["as"] = self.local(names)
        return step

    def caught(self, names, depth):
        if self.chance(0.3):
            return []
        self.tag += 1
        tag = self.tag
        made = (f"{tag}:${{error.message}}", None,
            lambda e: f"{tag}:{MESSAGES.get(e['error'], e['error'])}")
        return [{"emit": "told", "value": made},
            *(self.steps(names, depth - 1) if depth and self.chance(0.5) else [])]

    def real(self, names):
        """What may be no number."""
        a, b = self.rng.choice(names), self.rng.choice(names)
        return f"Double({a}) / Double({b})", 0, lambda e: quotient(e[a], e[b])

    def tell(self, names):
        return {"emit": "told", "value": self.told([self.rng.choice(self.numbers), *names])}

    def local(self, names):
        self.locals += 1
        names.append(f"l{self.locals}")
        return names[-1]
