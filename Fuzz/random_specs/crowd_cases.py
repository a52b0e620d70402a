"""What is done to a crowd, and what the evaluator says comes of it."""

from crowd_desk import METHODS, STREAMS, SYNC
from crowd_values import text
from evaluator import Evaluator
from values import Reject


class Cases:
    """Needs a crowd. A case is the same in two forms: a scenario, and what the driver does."""

    def cases(self, count, length):
        found = []
        for _ in range(2 * count):
            if len(found) == count:
                break
            try:
                found.append(self.case(length))
            except (Reject, RecursionError):
                continue
        return found

    def case(self, length):
        given, answers = {SYNC[0]: {"returns": SYNC[1]}}, {SYNC[0]: [("value", SYNC[1])]}
        for method in [*METHODS, *STREAMS]:
            if self.chance(0.37):
                given[method], answers[method] = self.given(method)
        values = {n: self.rng.randrange(4) for n in self.ints if self.chance(0.3)}
        it = Evaluator(self, values, answers)
        it.limit = 3000
        it.settle()
        driven = [{"does": "begin", "values": values,
            "given": [{"does": "give", "method": m, **g} for m, g in given.items()], **self.heard(it)}]
        steps = [{"expect": {"all": it.values["all"]}}]
        for _ in range(length):
            step = self.done(it)
            steps.append(step)
            driven.append({**self.as_driven(step), **self.heard(it)})
            steps.append({"expect": {"all": it.values["all"]}})
            if any(abs(it.values[n]) > 1_000_000 for n in self.numbers):
                raise Reject
        driven[-1]["calls"] = [f"{m} " + " ".join(str(c.arguments.get("n")) for c in it.calls
            if c.method == m) for m in [*METHODS, *STREAMS]]
        steps += self.at_the_end(it)
        return {"given": {**given, "values": values}, "steps": steps, "driven": driven}

    def given(self, method):
        rng = self.rng
        _, returned, thrown = {**METHODS, **STREAMS}[method]
        error = self.error(thrown) if thrown and self.chance(0.25) else None
        if method in STREAMS:
            elements = [rng.randrange(5) for _ in range(rng.randrange(4))]
            end = ("error", error) if error else ("end", None)
            return ({"streams": elements, **({"throws": error} if error else {})},
                [("stream", [*(("element", e) for e in elements), end])])
        if error:
            return {"throws": error}, [("error", error)]
        if not returned:
            return {"returns": None}, [("value", None)]
        values = [rng.randrange(5) for _ in range(rng.choice([1, 1, 2, 3]))]
        return {"returnsEach": values}, [("value", v) for v in values]

    def error(self, thrown):
        return self.rng.choice(["gone", "odd"] if thrown == "Missed" else ["oops", "no way"])

    def done(self, it):
        """Does one thing, and returns the step of it."""
        rng = self.rng
        waiting = [c for c in it.calls if c.is_waiting]
        way = rng.random()
        if way < 0.4:
            name = rng.choice(list(self.events))
            arguments = {p: rng.randrange(4) for p in self.events[name]}
            it.set_off(name, arguments)
            step = {"send": name, **({"with": arguments} if arguments else {})}
        elif way < 0.5:
            step = {"set": {"x": rng.randrange(4)}}
            it.store(step["set"])
        elif way < 0.75 and waiting:
            step = self.replied(it, rng.choice(waiting))
        else:
            time = rng.choice([50, 100, 100, 150, 200, 300, 400, 1000])
            step = {"advance": f"{time}ms"}
            it.advance(time)
        it.settle()
        return step

    def replied(self, it, call):
        rng = self.rng
        arguments = call.arguments if call.arguments and self.chance(0.5) else None
        _, returned, thrown = {**METHODS, **STREAMS}[call.method]
        answer = ("value", rng.randrange(5) if returned else None)
        if thrown and self.chance(0.25):
            answer = ("error", self.error(thrown))
        elif call.method in STREAMS:
            answer = ("element", answer[1]) if self.chance(0.7) else ("end", None)
        it.reply(call.method, arguments, answer)
        kind = {"error": {"throws": answer[1]}, "end": {"ends": True}}
        return {"reply": call.method, **({"to": arguments} if arguments else {}),
            **kind.get(answer[0], {"returns": answer[1]})}

    # MARK: What comes of it

    def as_driven(self, step):
        """A step in the form that the driver reads."""
        if "send" in step:
            return {"does": "send", "event": step["send"], "n": step.get("with", {}).get("n", 0)}
        if "set" in step:
            return {"does": "set", "n": step["set"]["x"]}
        if "advance" in step:
            return {"does": "advance", "n": int(step["advance"][:-2])}
        driven = {"does": "end" if "ends" in step else "reply", "method": step["reply"]}
        if "to" in step:
            driven["to"] = step["to"]["n"]
        if "throws" in step:
            return {**driven, "does": "fail", "throws": step["throws"]}
        return {**driven, "n": step.get("returns") or 0}

    def heard(self, it):
        """All that was told since the last time, in order."""
        lines = [f"{n} {text(v)}" for n, v in it.trace if n not in self.states]
        it.trace = []
        return {"heard": lines, "all": it.values["all"]}

    def at_the_end(self, it):
        return [
            {"expectEvents": {"told": [v for _, v in it.emitted]}},
            # What is no number equals nothing.
            {"expectChanges": {n: it.changes[n] for n in self.shown if n not in ("r", "dr")}},
            {"expectCalls": {m: [c.arguments for c in it.calls if c.method == m]
                for m in [*METHODS, *STREAMS]}},
        ]
