"""How bindings and their steps are written."""

from values import quoted, value_text


class Writing:
    def binding_lines(self, binding):
        if "every" in binding:
            lines = [f"  - every: {binding['every']}ms"]
            if "while" in binding:
                lines.append(f"    while: {quoted(binding['while'][0])}")
        else:
            names = [*binding.get("when", []), *binding.get("values", [])]
            lines = [f"  - when: {value_text(names)}"]
        lines.append(f"    policy: {binding['policy']}")
        for key in ("debounce", "throttle"):
            if key in binding:
                lines.append(f"    {key}: {binding[key]}ms")
        if "per" in binding:
            lines.append(f"    per: {quoted(binding['per'][0])}")
        if binding.get("loading"):
            lines.append(f"    loading: {binding['loading']}")
        if binding.get("hand"):
            # Perhaps no other binding calls it.
            calls = ["    calls: [‹api›]"] if any("call" in step for step in binding["steps"]) else []
            return lines + ["    by: hand"] + calls
        return lines + ["    do:"] + self.step_lines(binding["steps"], 6)

    def step_lines(self, steps, indent):
        space = " " * indent
        lines = []
        for step in steps:
            if "swift" in step:
                lines.append(f"{space}- swift: {quoted(step['swift'])}")
            elif "set" in step:
                lines.append(f"{space}- set: {self.arguments(step['set'])}")
            elif "let" in step:
                lines.append(f"{space}- let: {self.arguments({step['let']: step['value']})}")
            elif "emit" in step:
                lines.append(f"{space}- emit: {step['emit']}")
                if step["value"]:
                    lines.append(f"{space}  value: {self.argument(step['value'])}")
            elif "stop" in step:
                lines.append(f"{space}- stop: true")
            elif "wait" in step:
                lines.append(f"{space}- wait: {step['wait']}ms")
            elif "cancel" in step:
                lines.append(f"{space}- cancel: {value_text(step['cancel'])}")
            elif "quick" in step:
                lines += [f"{space}- call: {step['quick']}", f"{space}  as: {step['as']}"]
            elif "call" in step:
                lines += self.call_lines(step, indent)
            elif "each" in step:
                lines += [f"{space}- each: {quoted(step['each'][0])}", f"{space}  as: {step['as']}",
                    f"{space}  do:"] + self.step_lines(step["do"], indent + 4)
            elif "send" in step:
                lines.append(f"{space}- send: {step['send']}")
                if step["with"]:
                    lines.append(f"{space}  with: {self.arguments(step['with'])}")
            else:
                lines.append(f"{space}- if: {quoted(step['if'][0])}")
                if "as" in step:
                    lines.append(f"{space}  as: {step['as']}")
                lines += [f"{space}  then:"] + self.step_lines(step["then"], indent + 4)
                if "else" in step:
                    lines += [f"{space}  else:"] + self.step_lines(step["else"], indent + 4)
        return lines

    def call_lines(self, step, indent):
        space = " " * indent
        lines = [f"{space}- call: {step['call']}"]
        if step["with"]:
            lines.append(f"{space}  with: {self.arguments(step['with'])}")
        if "as" in step:
            lines.append(f"{space}  as: {step['as']}")
        for key in ("stream", "catch"):
            word = "each" if key == "stream" else key
            if step.get(key):
                lines += [f"{space}  {word}:"] + self.step_lines(step[key], indent + 4)
            elif key in step:
                lines.append(f"{space}  {word}: []")
        return lines

    def arguments(self, values):
        return "{ " + ", ".join(f"{n}: {self.argument(m)}" for n, m in values.items()) + " }"

    def argument(self, made):
        """What is no expression is written already."""
        return made[0] if made[1] is None else quoted("=" + made[0])
