"""Which bindings set each other off, without a call, a wait or a debounce between them."""

import re


def triggers(binding):
    return [*binding.get("when", []), *binding.get("values", [])]


class Circles:
    def __init__(self, bindings, derived):
        self.bindings = bindings
        self.derived = derived

    def found(self):
        edges = [[b for b in self.begun(binding) if "debounce" not in b] for binding in self.bindings]
        places = {id(b): i for i, b in enumerate(self.bindings)}
        state = {}

        def leads_back(place):
            state[place] = "open"
            for following in edges[place]:
                following = places[id(following)]
                if state.get(following) == "open":
                    return True
                if following not in state and leads_back(following):
                    return True
            state[place] = "done"
            return False

        return any(place not in state and leads_back(place) for place in range(len(edges)))

    def of_values(self, names):
        names = set(names)
        for name, (_, made) in self.derived.items():
            if names & set(re.findall("[a-z]\\w*", made[0])):
                names.add(name)
        return [b for b in self.bindings if names & set(b.get("values", []))]

    def begun(self, binding):
        """What a binding sets off up to its first pause."""
        found = self.of_values([binding["loading"]]) if "loading" in binding else []
        self.walk(binding["steps"], found)
        return found

    def walk(self, steps, found):
        """Whether their end may be reached without a pause."""
        for step in steps:
            if "set" in step:
                found += self.of_values(step["set"])
            elif "send" in step:
                found += [b for b in self.bindings if step["send"] in b.get("when", [])]
            elif "cancel" in step:
                found += self.of_values([b["loading"] for b in self.bindings
                    if "loading" in b and set(step["cancel"]) & set(triggers(b))])
            elif "stop" in step or "wait" in step or "call" in step:
                return False
            elif "each" in step:
                self.walk(step["do"], found)
            elif "if" in step:
                ends = [self.walk(step["then"], found), self.walk(step.get("else", []), found)]
                if not any(ends):
                    return False
        return True
