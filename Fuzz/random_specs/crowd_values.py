"""Small expressions of the few values of a crowd."""

from values import CHOICE, COMPARE, NOT, OR, POSTFIX, PRODUCT, SUM


def named(name):
    return name, POSTFIX, lambda e: e[name]


def number(value):
    return str(value), POSTFIX, lambda e: value


def text(value):
    """As it stands in a text."""
    if value != value:
        return "nan"
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def quotient(a, b):
    """As Double divides."""
    if b == 0:
        return float("nan") if a == 0 else float("inf") if a > 0 else float("-inf")
    return a / b


class Values:
    """Needs `rng`, and `bools`: the names of all values that are true or false."""

    def chance(self, part):
        return self.rng.random() < part

    def int(self, names, depth):
        """Of these names of numbers; deeper than nothing with an operator."""
        rng = self.rng
        a, b = rng.choice(names), rng.choice(names)
        way = rng.randrange(7) if depth else 0
        if way == 0:
            return number(rng.randrange(4)) if self.chance(0.3) else named(a)
        if way in (1, 2):
            step = rng.randrange(1, 3)
            return f"{a} + {step}", SUM, lambda e: e[a] + step
        if way == 3:
            by = rng.randrange(2, 4)
            return f"{a} % {by}", PRODUCT, lambda e: e[a] % by
        if way == 4:
            return f"{a} + {b}", SUM, lambda e: e[a] + e[b]
        if way == 5:
            test, one, other = self.bool(names, 1), self.int(names, 0), self.int(names, 0)
            return (f"if {test[0]} then {one[0]} else {other[0]}", CHOICE,
                lambda e: one[2](e) if test[2](e) else other[2](e))
        return f"max({a}, {b}) % 5", PRODUCT, lambda e: max(e[a], e[b]) % 5

    def bool(self, names, depth):
        rng = self.rng
        a, b = rng.choice(names), rng.choice(names)
        one, other = rng.choice(self.bools), rng.choice(self.bools)
        way = rng.randrange(6) if depth else 0
        if way == 1:
            least = rng.randrange(3)
            return f"{a} > {least}", COMPARE, lambda e: e[a] > least
        if way == 2:
            return f"{a} % 2 == 0", COMPARE, lambda e: e[a] % 2 == 0
        if way == 3 and a != b:
            return f"{a} == {b}", COMPARE, lambda e: e[a] == e[b]
        if way == 4:
            return f"not {one}", NOT, lambda e: not e[one]
        if way == 5 and one != other:
            if self.chance(0.5):
                return f"{one} and {other}", OR, lambda e: e[one] and e[other]
            return f"{one} or {other}", OR, lambda e: e[one] or e[other]
        return named(one)

    def maybe(self, names):
        """An optional number."""
        name, less = self.rng.choice(names), self.rng.randrange(1, 3)
        return (f"[3, 4][{name} - {less}]", POSTFIX,
            lambda e: [3, 4][e[name] - less] if 0 <= e[name] - less < 2 else None)

    def list(self, names):
        a, b, fixed = self.rng.choice(names), self.rng.choice(names), self.rng.randrange(5)
        return f"[{a}, {fixed}, {b}]", POSTFIX, lambda e: [e[a], fixed, e[b]]

    def told(self, names):
        """A text that no other step has, with what these names stand for."""
        self.tag += 1
        tag = self.tag
        return (f"{tag}:" + " ".join(f"${{{n}}}" for n in names), None,
            lambda e: f"{tag}:" + " ".join(text(e[n]) for n in names))
