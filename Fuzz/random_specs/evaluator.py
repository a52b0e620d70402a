"""What a screen does, by the reference of the language alone."""

import collections

from values import Reject


def differs(a, b):
    """What is no number has not changed when it stays so."""
    return a != b and (a == a or b == b)


class Ended(Exception):
    """The run is over."""


class Run:
    def __init__(self, binding, key):
        self.binding = binding
        self.key = key
        self.steps = None
        self.is_alive = True
        self.call = None


class Call:
    """A call of a run, answered or not."""

    def __init__(self, run, method, arguments, streams):
        self.run = run
        self.method = method
        self.arguments = arguments
        self.streams = streams
        self.is_waiting = True
        # Of one that streams: what came while the run was with an element, and whether it is at none.
        self.kept = collections.deque()
        self.is_awaited = True


class Timer:
    def __init__(self, deadline, number, action):
        self.deadline = deadline
        self.number = number
        self.action = action


class Lane:
    """What a binding does for one value of its `per`."""

    def __init__(self):
        self.runs = []
        self.queue = []
        self.pause = None
        self.window = None
        self.kept = None


class Evaluator:
    # What takes more steps than this is not worth it.
    limit = 600

    def __init__(self, screen, values, answers):
        self.screen = screen
        self.values = {**screen.initial, **values}
        self.answers = {m: list(a) for m, a in answers.items()}
        self.lanes = [collections.defaultdict(Lane) for _ in screen.bindings]
        self.ticks = [None for _ in screen.bindings]
        self.timers = []
        self.number = self.time = self.work = 0
        self.turns = collections.deque()
        self.calls = []
        self.forget()
        self.recompute()
        self.look_at_whiles()
        self.set_off("start", {})
        self.forget()

    def forget(self):
        # What was emitted, what the observers of each value were told, and both in their order.
        self.emitted = []
        self.changes = collections.defaultdict(list)
        self.trace = []

    def count(self):
        self.work += 1
        if self.work > self.limit:
            raise Reject

    # MARK: Values

    def recompute(self):
        changed = set()
        for name, (_, made) in self.screen.derived.items():
            value = made[2](self.values)
            if name not in self.values or differs(self.values[name], value):
                changed.add(name)
            self.values[name] = value
        return changed

    def store(self, new):
        self.count()
        changed = {n for n, v in new.items() if differs(self.values[n], v)}
        self.values.update(new)
        derived = self.recompute()
        for name in sorted({*new, *derived}, key=self.screen.order.index):
            self.changes[name].append(self.values[name])
            self.trace.append((name, self.values[name]))
        self.look_at_whiles()
        for binding in self.screen.bindings:
            if any(n in changed or n in derived for n in binding.get("values", [])):
                self.trigger(binding, {})

    # MARK: What comes from outside

    def set_off(self, name, arguments):
        self.count()
        for binding in self.screen.bindings:
            if name in binding.get("when", []):
                self.trigger(binding, {n: arguments[n] for n in binding["takes"]})

    def settle(self):
        while self.turns:
            self.count()
            self.turns.popleft()()

    def waiting(self, method, arguments):
        """The oldest call of a run that is alive, or else of one that has ended."""
        fitting = [c for c in self.calls if c.is_waiting and c.method == method
            and (arguments is None or all(c.arguments[n] == v for n, v in arguments.items()))]
        return next((c for c in fitting if c.run.is_alive), fitting[0])

    def reply(self, method, arguments, answer):
        call = self.waiting(method, arguments)
        if answer[0] != "element":
            call.is_waiting = False
        self.turns.append(lambda: self.arrive(call, answer))

    def advance(self, time):
        end = self.time + time
        while True:
            due = [t for t in self.timers if t.deadline <= end]
            if not due:
                break
            timer = min(due, key=lambda t: (t.deadline, t.number))
            self.timers.remove(timer)
            self.time = timer.deadline
            timer.action()
            self.settle()
        self.time = end

    # MARK: Timers

    def after(self, time, action):
        self.number += 1
        timer = Timer(self.time + time, self.number, action)
        self.timers.append(timer)
        return timer

    def drop(self, timer):
        if timer in self.timers:
            self.timers.remove(timer)

    def look_at_whiles(self):
        for index, binding in enumerate(self.screen.bindings):
            if "every" not in binding:
                continue
            is_on = binding["while"][2](self.values) if "while" in binding else True
            if is_on and not self.ticks[index]:
                self.set_tick(index)
            elif not is_on and self.ticks[index]:
                self.drop(self.ticks[index])
                self.ticks[index] = None

    def set_tick(self, index):
        binding = self.screen.bindings[index]

        def tick():
            self.count()
            self.set_tick(index)
            self.trigger(binding, {})

        self.ticks[index] = self.after(binding["every"], tick)

    # MARK: Bindings

    def trigger(self, binding, arguments):
        key = repr(binding["per"][2](arguments)) if "per" in binding else None
        lane = self.lanes[binding["index"]][key]
        if "debounce" in binding:
            self.drop(lane.pause)
            lane.pause = self.after(binding["debounce"], lambda: self.launch(binding, arguments, key))
        elif "throttle" in binding:
            if lane.window in self.timers:
                lane.kept = (arguments,)
            else:
                self.open_window(binding, lane, key)
                self.launch(binding, arguments, key)
        else:
            self.launch(binding, arguments, key)

    def open_window(self, binding, lane, key):
        def close():
            kept, lane.kept = lane.kept, None
            if kept:
                self.open_window(binding, lane, key)
                self.launch(binding, kept[0], key)

        lane.window = self.after(binding["throttle"], close)

    def launch(self, binding, arguments, key):
        self.count()
        lane = self.lanes[binding["index"]][key]
        if binding["policy"] == "first" and lane.runs:
            return
        run = Run(binding, key)
        run.steps = self.run(run, binding["steps"], dict(arguments))
        if binding["policy"] == "queue" and (lane.runs or lane.queue):
            lane.queue.append(run)
            return
        if binding["policy"] == "latest":
            for older in lane.runs:
                older.is_alive = False
            lane.runs = []
        lane.runs.append(run)
        self.look_at_loading(binding)
        if run.is_alive:
            self.resume(run, None)

    def resume(self, run, value):
        try:
            run.steps.send(value)
        except (StopIteration, Ended):
            self.finish(run)

    def finish(self, run):
        if not run.is_alive:
            return
        run.is_alive = False
        lane = self.lanes[run.binding["index"]][run.key]
        lane.runs.remove(run)
        if lane.queue and not lane.runs:
            following = lane.queue.pop(0)
            lane.runs.append(following)
            self.resume(following, None)
        self.look_at_loading(run.binding)

    def look_at_loading(self, binding):
        flag = binding.get("loading")
        if flag and self.values[flag] != self.is_on(flag):
            self.store({flag: self.is_on(flag)})

    def is_on(self, flag):
        return any(lane.runs or lane.queue for b in self.screen.bindings
            if b.get("loading") == flag for lane in self.lanes[b["index"]].values())

    def cancel(self, names, run):
        # One step: all has ended before anybody hears that nothing is loading any more.
        hit = [b for b in self.screen.bindings
            if set(names) & {*b.get("when", []), *b.get("values", [])}]
        for binding in hit:
            for lane in self.lanes[binding["index"]].values():
                for other in lane.runs:
                    if other is not run:
                        other.is_alive = False
                lane.runs = [r for r in lane.runs if r is run]
                lane.queue = []
                lane.kept = None
                self.drop(lane.pause)
        if len({f for b in hit if (f := b.get("loading")) and self.values[f] != self.is_on(f)}) > 1:
            # Which of two flags turns false first is not said.
            raise Reject
        for binding in hit:
            self.look_at_loading(binding)

    # MARK: Calls

    def call(self, run, method, arguments):
        call = Call(run, method, arguments, method in self.screen.streams)
        self.calls.append(call)
        run.call = call
        if method in self.answers:
            call.is_waiting = False
            given = self.answers[method]
            answer = given.pop(0) if len(given) > 1 else given[0]
            if answer[0] == "stream":
                self.deliver(call, collections.deque(answer[1]))
            else:
                self.turns.append(lambda: self.arrive(call, answer))

    def deliver(self, call, parts):
        """What a stream delivers by itself takes its place among the answers, one after another."""

        def turn():
            part = parts.popleft()
            if parts:
                self.deliver(call, parts)
            self.arrive(call, part)
        self.turns.append(turn)

    def arrive(self, call, answer):
        if not call.run.is_alive:
            return
        if call.is_awaited and not call.kept:
            self.go_on(call, answer)
        else:
            call.kept.append(answer)

    def go_on(self, call, answer):
        if call.run.is_alive:
            self.resume(call.run, answer)

    # MARK: Steps

    def run(self, run, steps, names):
        names = dict(names)
        for step in steps:
            self.count()
            e = {**self.values, **names}
            if "set" in step:
                self.store({n: made[2](e) for n, made in step["set"].items()})
            elif "let" in step:
                names[step["let"]] = step["value"][2](e)
            elif "emit" in step:
                value = step["value"] and step["value"][2](e)
                self.emitted.append((step["emit"], value))
                self.trace.append((step["emit"], value))
            elif "stop" in step:
                raise Ended
            elif "cancel" in step:
                self.cancel(step["cancel"], run)
            elif "wait" in step:
                self.after(step["wait"], lambda: run.is_alive and self.resume(run, None))
                yield
            elif "quick" in step:
                names[step["as"]] = self.answers[step["quick"]][0][1]
            elif "call" in step:
                yield from self.run_call(run, step, e, names)
            elif "each" in step:
                for value in step["each"][2](e):
                    yield from self.run(run, step["do"], {**names, step["as"]: value})
            elif "send" in step:
                self.set_off(step["send"], {n: m[2](e) for n, m in step["with"].items()})
            else:
                value = step["if"][2](e)
                if "as" in step and value is not None:
                    yield from self.run(run, step["then"], {**names, step["as"]: value})
                elif "as" not in step and value:
                    yield from self.run(run, step["then"], names)
                else:
                    yield from self.run(run, step.get("else", []), names)
            if not run.is_alive:
                raise Ended

    def run_call(self, run, step, e, names):
        arguments = {n: m[2](e) for n, m in step["with"].items()}
        self.call(run, step["call"], arguments)
        call = run.call
        answer = yield
        while answer[0] == "element":
            call.is_awaited = False
            yield from self.run(run, step["stream"], {**names, step["as"]: answer[1]})
            call.is_awaited = True
            if call.kept:
                # Those that came meanwhile come now, each in a turn of its own.
                call.is_awaited = False

                def turn():
                    call.is_awaited = True
                    self.go_on(call, call.kept.popleft())

                self.turns.append(turn)
            answer = yield
        if answer[0] == "error":
            yield from self.run(run, step["catch"], {**names, "error": answer[1]})
            raise Ended
        if "as" in step and "stream" not in step:
            names[step["as"]] = answer[1]
