"""Specs made at random, valid by construction, with scenarios that expect what a small evaluator of
the language says.

python3 Fuzz/random_specs.py FOLDER COUNT [SEED]

The evaluator knows the language by its reference alone. Each expression is written with as few
parentheses as its grammar wants, so that precedence is tried as well.
"""

import json
import pathlib
import random
import sys

MAX = (1 << 63) - 1
MIN = -(1 << 63)

# How tightly an expression binds, loosest first.
CHOICE, OR, AND, NOT, COMPARE, COALESCE, SUM, PRODUCT, SIGN, CHAIN, POSTFIX = range(11)


class Reject(Exception):
    """A value that says nothing: one shown in another way, or too large to be worth it."""


# MARK: Types. A type is a name, or a pair of 'optional' or 'list' and what is in it.


def optional(of):
    return ("optional", of)


def array(of):
    return ("list", of)


def written(kind):
    if isinstance(kind, str):
        return kind
    return written(kind[1]) + "?" if kind[0] == "optional" else "[" + written(kind[1]) + "]"


ENUM = ["low", "high", "off"]
# Fields of the model, in order.
MODEL = [("id", "Int"), ("name", "String"), ("tag", optional("String")), ("done", "Bool")]
STATES = {
    "count": "Int", "limit": "Int", "ratio": "Double", "title": "String", "isOn": "Bool",
    "level": "Level", "maybe": optional("Int"), "note": optional("String"),
    "numbers": array("Int"), "words": array("String"), "item": "Item", "items": array("Item"),
    "mode": "Mode", "chosen": optional("Item"), "table": "Table",
}


# MARK: What the language says


def saturated(n):
    return max(MIN, min(MAX, n))


def divided(a, b):
    if b == 0:
        return 0
    q = abs(a) // abs(b)
    return saturated(q if (a < 0) == (b < 0) else -q)


def remainder(a, b):
    if b == 0:
        return 0
    return a - (abs(a) // abs(b)) * abs(b) * (1 if a >= 0 else -1)


def shown(value, kind):
    if kind == "Bool":
        return "true" if value else "false"
    if kind == "Double":
        return double_text(value)
    return str(value)


def double_text(value):
    if value != value or (value != 0 and not 1e-3 <= abs(value) < 1e15):
        raise Reject
    return repr(value)


def checked_double(value):
    if value != value or abs(value) > 1e15:
        raise Reject
    return value


def checked_text(text):
    if len(text) > 80:
        raise Reject
    return text


def checked_list(values):
    if len(values) > 12:
        raise Reject
    return values


def split(text, by):
    if by == "":
        return [text] if text else []
    return [part for part in text.split(by) if part]


def at(values, index):
    return values[index] if 0 <= index < len(values) else None


# MARK: Expressions. Each is its text, how tightly it binds, and its meaning in an environment.


class Maker:
    def __init__(self, rng):
        self.rng = rng
        self.locals = 0

    def chance(self, part):
        return self.rng.random() < part

    def local(self):
        self.locals += 1
        return f"v{self.locals}"

    def literal_value(self, kind):
        rng = self.rng
        if kind == "Int":
            return rng.choice([0, 1, 2, 3, -1, 7, 10, 100, -25, MAX, MIN + 1, rng.randrange(1000)])
        if kind == "Double":
            return rng.choice([0.0, 0.5, 1.0, 2.5, -1.25, 100.0, 0.1, 3.75])
        if kind == "Bool":
            return rng.random() < 0.5
        if kind == "String":
            return rng.choice(["", "a", "b c", "Tea", "x,y,,z", "say \"hi\"", "a\\b", "${", "é", " pad ",
                "1", "-7", "ab", "#5: {x}", "line\nbreak", "=x", "it's", "2.5"])
        if kind == "Level":
            return rng.choice(ENUM)
        if kind == "Item":
            return {n: self.literal_value(k) for n, k in MODEL}
        if kind == "Mode":
            return rng.choice([("idle",), ("busy", self.literal_value("Int")),
                ("named", self.literal_value("String"), self.literal_value("Bool"))])
        if kind == "Table":
            names = rng.sample(["a", "b", "Tea", "zz"], rng.randrange(4))
            return {n: self.literal_value("Int") for n in names}
        if kind[0] == "optional":
            return None if self.chance(0.4) else self.literal_value(kind[1])
        return [self.literal_value(kind[1]) for _ in range(rng.randrange(4))]

    # The text of a part: in parentheses where it binds too loosely.
    def part(self, made, least):
        text, tight, _ = made
        return text if tight >= least else f"({text})"

    def make(self, kind, scope, depth):
        """An expression of a type; scope is what names there are, with their types."""
        rng = self.rng
        names = [n for n, k in scope.items() if k == kind]
        if depth <= 0 or self.chance(0.12):
            if names and self.chance(0.75):
                name = rng.choice(names)
                return name, POSTFIX, lambda e: e[name]
            return self.literal(kind, scope)
        ways = [self.choice, self.fetched]
        if self.chance(0.1):
            ways += [self.if_as]
        ways += {
            "Int": [self.int_operator] * 3 + [self.int_of] * 4,
            "Double": [self.double_operator] * 2 + [self.double_of] * 2,
            "String": [self.text] * 2 + [self.string_of] * 4,
            "Bool": [self.compare] * 3 + [self.logic] * 3 + [self.bool_of] * 4,
            "Item": [self.item_of] * 3,
        }.get(kind, [])
        if isinstance(kind, tuple):
            ways += [self.optional_of] * 4 if kind[0] == "optional" else [self.list_of] * 5
        for _ in range(20):
            made = rng.choice(ways)(kind, scope, depth - 1)
            if made:
                return made
        return self.literal(kind, scope)

    def literal(self, kind, scope):
        value = self.literal_value(kind)
        text, tight = self.source(value, kind)
        return text, tight, lambda e: value

    def source(self, value, kind):
        if value is None:
            return "nil", POSTFIX
        if kind in ("Int", "Double"):
            if value < 0:
                return f"-{-value}", SIGN
            return str(value), POSTFIX
        if kind == "Bool":
            return "true" if value else "false", POSTFIX
        if kind == "String":
            text = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
            return '"' + text.replace("${", "$${") + '"', POSTFIX
        if kind == "Level":
            return f"Level.{value}", POSTFIX
        if kind == "Mode":
            if value[0] == "busy":
                return f"Mode.busy(percent: {self.source(value[1], 'Int')[0]})", POSTFIX
            if value[0] == "named":
                return (f"Mode.named(text: {self.source(value[1], 'String')[0]}, "
                    f"loud: {self.source(value[2], 'Bool')[0]})"), POSTFIX
            return "Mode.idle", POSTFIX
        if kind == "Item":
            given = [(n, k) for n, k in MODEL
                if not (value[n] is None and self.chance(0.5))]
            fields = ", ".join(f"{n}: {self.source(value[n], k)[0]}" for n, k in given)
            return f"Item({fields})", POSTFIX
        if kind == "Table":
            # There is no literal of a dictionary in an expression.
            return "empty", POSTFIX
        if kind[0] == "optional":
            return self.source(value, kind[1])
        # An empty list has no type of its own.
        return "[" + ", ".join(self.source(v, kind[1])[0] for v in value) + "]", POSTFIX

    def choice(self, kind, scope, depth):
        test = self.make("Bool", scope, depth)
        a, b = self.value(kind, scope, depth), self.value(kind, scope, depth)
        return (f"if {test[0]} then {a[0]} else {b[0]}", CHOICE,
            lambda e: a[2](e) if test[2](e) else b[2](e))

    def if_as(self, kind, scope, depth):
        of = self.rng.choice(["Int", "String", "Item"])
        test = self.named(optional(of), scope, depth)
        if not test:
            return None
        name = self.local()
        a = self.value(kind, {**scope, name: of}, depth)
        b = self.value(kind, scope, depth)

        def meaning(e):
            value = test[2](e)
            return b[2](e) if value is None else a[2]({**e, name: value})

        return f"if {self.part(test, OR)} as {name} then {a[0]} else {b[0]}", CHOICE, meaning

    def value(self, kind, scope, depth):
        """As make, but with a type that can be told from the expression itself."""
        for _ in range(10):
            made = self.make(kind, scope, depth)
            if made[0] not in ("nil", "[]", "empty"):
                return made
        name = next((n for n, k in scope.items() if k == kind), None)
        if name:
            return name, POSTFIX, lambda e: e[name]
        return made

    def named(self, kind, scope, depth):
        """What a member can be asked of: never a literal, and an optional only of what can be nil."""
        if isinstance(kind, tuple) and kind[0] == "optional":
            names = [n for n, k in scope.items() if k == kind]
            for _ in range(10):
                if depth > 0 and kind[1] in ("Int", "String", "Item") and self.chance(0.8):
                    made = self.optional_of(kind, scope, depth - 1, may_wrap=False)
                    if made:
                        return made
                if names:
                    name = self.rng.choice(names)
                    return name, POSTFIX, lambda e: e[name]
            return None
        made = self.value(kind, scope, depth)
        if made[0][0] in "\"[-" or made[0][0].isdigit() or made[0] in ("nil", "empty"):
            names = [n for n, k in scope.items() if k == kind]
            if not names:
                return None
            name = self.rng.choice(names)
            return name, POSTFIX, lambda e: e[name]
        return made

    def fetched(self, kind, scope, depth):
        """A field of a model, or what `??` gives."""
        fields = [n for n, k in MODEL if k == kind]
        if fields and self.chance(0.5):
            item = self.named("Item", scope, depth)
            if not item:
                return None
            field = self.rng.choice(fields)
            return f"{self.part(item, POSTFIX)}.{field}", POSTFIX, lambda e: item[2](e)[field]
        if isinstance(kind, tuple) and kind[0] == "optional" or kind == "Table":
            return None
        a = self.named(optional(kind), scope, depth)
        if not a:
            return None
        b = self.value(kind, scope, depth)

        def meaning(e):
            value = a[2](e)
            return b[2](e) if value is None else value

        return f"{self.part(a, SUM)} ?? {self.part(b, COALESCE)}", COALESCE, meaning

    def operator(self, sign, tight, a, b, meaning):
        return (f"{self.part(a, tight)} {sign} {self.part(b, tight + 1)}", tight,
            lambda e: meaning(a[2](e), b[2](e)))

    def int_operator(self, kind, scope, depth):
        a, b = self.value("Int", scope, depth), self.value("Int", scope, depth)
        sign = self.rng.choice("+-*/%n")
        if sign == "n":
            if a[0][0] in "-0123456789":
                return None
            return f"-{self.part(a, POSTFIX)}", SIGN, lambda e: saturated(-a[2](e))
        meaning = {
            "+": lambda x, y: saturated(x + y), "-": lambda x, y: saturated(x - y),
            "*": lambda x, y: saturated(x * y), "/": divided, "%": remainder,
        }[sign]
        return self.operator(sign, SUM if sign in "+-" else PRODUCT, a, b, meaning)

    def double_operator(self, kind, scope, depth):
        a, b = self.value("Double", scope, depth), self.value("Double", scope, depth)
        sign = self.rng.choice("+-*/")

        def over(x, y):
            if y == 0:
                raise Reject
            return checked_double(x / y)

        meaning = {
            "+": lambda x, y: checked_double(x + y), "-": lambda x, y: checked_double(x - y),
            "*": lambda x, y: checked_double(x * y), "/": over,
        }[sign]
        return self.operator(sign, SUM if sign in "+-" else PRODUCT, a, b, meaning)

    def compare(self, kind, scope, depth):
        of = self.rng.choice(["Int", "Double", "String", "Level", "Bool", "Item", "Mode",
            optional("Int"), optional("String"), array("Int"), array("String")])
        a, b = self.named(of, scope, depth), self.value(of, scope, depth)
        if not a:
            return None
        if isinstance(of, tuple) and of[0] == "optional" and self.chance(0.5):
            b = self.value(of[1], scope, depth)
        signs = ["==", "!="] + (["<", "<=", ">", ">="] if of in ("Int", "Double") else [])
        sign = self.rng.choice(signs)
        meaning = {
            "==": lambda x, y: x == y, "!=": lambda x, y: x != y, "<": lambda x, y: x < y,
            "<=": lambda x, y: x <= y, ">": lambda x, y: x > y, ">=": lambda x, y: x >= y,
        }[sign]
        return (f"{self.part(a, COALESCE)} {sign} {self.part(b, COALESCE)}", COMPARE,
            lambda e: meaning(a[2](e), b[2](e)))

    def logic(self, kind, scope, depth):
        a, b = self.make("Bool", scope, depth), self.make("Bool", scope, depth)
        word = self.rng.choice(["and", "or", "not"])
        if word == "not":
            return f"not {self.part(a, NOT)}", NOT, lambda e: not a[2](e)
        if word == "and":
            return (f"{self.part(a, AND)} and {self.part(b, NOT)}", AND,
                lambda e: a[2](e) and b[2](e))
        return f"{self.part(a, OR)} or {self.part(b, AND)}", OR, lambda e: a[2](e) or b[2](e)

    def member(self, made, name, meaning):
        return f"{self.part(made, POSTFIX)}.{name}", POSTFIX, lambda e: meaning(made[2](e))

    def method(self, made, name, arguments, meaning):
        texts = ", ".join(a[0] for a in arguments)
        return (f"{self.part(made, POSTFIX)}.{name}({texts})", POSTFIX,
            lambda e: meaning(made[2](e), *[a[2](e) for a in arguments]))

    def any_list(self, scope, depth):
        of = self.rng.choice(["Int", "String", "Item"])
        return of, self.named(array(of), scope, depth)

    def function(self, of, result, scope, depth, indexed=True):
        """`x => …`, as its text and what makes a Python function of it."""
        paths = [n for n, k in MODEL if of == "Item" and k == result]
        if paths and self.chance(0.4):
            field = self.rng.choice(paths)
            return "\\." + field, lambda e: lambda x, i: x[field]
        x, i = self.local(), self.local()
        if indexed and self.chance(0.3):
            body = self.value(result, {**scope, x: of, i: "Int"}, depth)
            return f"({x}, {i}) => {body[0]}", lambda e: lambda v, n: body[2]({**e, x: v, i: n})
        body = self.value(result, {**scope, x: of}, depth)
        return f"{x} => {body[0]}", lambda e: lambda v, n: body[2]({**e, x: v})

    def with_function(self, made, name, function, meaning):
        return (f"{self.part(made, POSTFIX)}.{name}({function[0]})", POSTFIX,
            lambda e: meaning(made[2](e), function[1](e)))

    def int_of(self, kind, scope, depth):
        way = self.rng.choice(["count", "textCount", "sum", "cut", "max", "abs", "tableCount",
            "sumOf", "matching"])
        if way == "textCount":
            made = self.named("String", scope, depth)
            return made and self.member(made, "count", len)
        if way == "tableCount":
            return "table.count", POSTFIX, lambda e: len(e["table"])
        if way == "sum":
            made = self.named(array("Int"), scope, depth)
            return made and self.member(made, "sum", self.sum)
        if way == "cut":
            made = self.value("Double", scope, depth)
            return f"Int({made[0]})", POSTFIX, lambda e: int(made[2](e))
        if way == "max":
            a, b = self.value("Int", scope, depth), self.value("Int", scope, depth)
            word, meaning = self.rng.choice([("min", min), ("max", max)])
            return f"{word}({a[0]}, {b[0]})", POSTFIX, lambda e: meaning(a[2](e), b[2](e))
        if way == "abs":
            a = self.value("Int", scope, depth)
            return f"abs({a[0]})", POSTFIX, lambda e: saturated(abs(a[2](e)))
        of, made = self.any_list(scope, depth)
        if not made:
            return None
        if way == "sumOf":
            function = self.function(of, "Int", scope, depth - 1)
            return self.with_function(made, "sum", function,
                lambda values, f: self.sum([f(v, i) for i, v in enumerate(values)]))
        if way == "matching":
            function = self.function(of, "Bool", scope, depth - 1)
            made = self.with_function(made, "filter", function,
                lambda values, f: [v for i, v in enumerate(values) if f(v, i)])
        return self.member(made, "count", len)

    def sum(self, values):
        total = 0
        for value in values:
            total = saturated(total + value)
        return total

    def double_of(self, kind, scope, depth):
        way = self.rng.choice(["of", "max", "abs"])
        if way == "of":
            made = self.value("Int", scope, depth)
            return f"Double({made[0]})", POSTFIX, lambda e: checked_double(float(made[2](e)))
        if way == "abs":
            made = self.value("Double", scope, depth)
            return f"abs({made[0]})", POSTFIX, lambda e: abs(made[2](e))
        a, b = self.value("Double", scope, depth), self.value("Double", scope, depth)
        word, meaning = self.rng.choice([("min", min), ("max", max)])
        return f"{word}({a[0]}, {b[0]})", POSTFIX, lambda e: meaning(a[2](e), b[2](e))

    def text(self, kind, scope, depth):
        pieces = []
        for _ in range(self.rng.randrange(1, 4)):
            if self.chance(0.5):
                value = self.literal_value("String")
                pieces.append((self.source(value, "String")[0][1:-1], lambda e, v=value: v))
            else:
                of = self.rng.choice(["Int", "Double", "String", "Bool"])
                hole = self.value(of, scope, depth)
                pieces.append(("${" + hole[0] + "}", lambda e, h=hole, k=of: shown(h[2](e), k)))
        # A dollar before a hole would make a literal of it.
        text = '"' + "".join(p[0] for p in pieces) + '"'
        if "$$${" in text:
            return None
        return text, POSTFIX, lambda e: checked_text("".join(p[1](e) for p in pieces))

    def string_of(self, kind, scope, depth):
        way = self.rng.choice(["join", "add", "case", "trimmed", "replacing", "of", "message",
            "joinOf"])
        if way == "add":
            a, b = self.value("String", scope, depth), self.value("String", scope, depth)
            return self.operator("+", SUM, a, b, lambda x, y: checked_text(x + y))
        if way == "of":
            of = self.rng.choice(["Int", "Double", "Bool"])
            made = self.value(of, scope, depth)
            if of == "Bool":
                return None
            return f"String({made[0]})", POSTFIX, lambda e: shown(made[2](e), of)
        if way == "message":
            made = self.named("Level", scope, depth)
            texts = {"low": "Low level", "high": "high", "off": 'is "off"'}
            return made and self.member(made, "message", lambda v: texts[v])
        if way in ("join", "joinOf"):
            by = self.value("String", scope, min(depth, 0))
            if way == "join":
                made = self.named(array("String"), scope, depth)
            else:
                of, of_list = self.any_list(scope, depth)
                if not of_list:
                    return None
                made = self.with_function(of_list, "map",
                    self.function(of, "String", scope, depth - 1),
                    lambda values, f: [f(v, i) for i, v in enumerate(values)])
            return made and self.method(made, "joined", [by],
                lambda values, by: checked_text(by.join(values)))
        made = self.named("String", scope, depth)
        if not made:
            return None
        if way == "replacing":
            a, b = self.value("String", scope, 0), self.value("String", scope, 0)
            return self.method(made, "replacing", [a, b],
                lambda s, x, y: checked_text(s.replace(x, y)) if x else s)
        if way == "trimmed":
            return self.member(made, "trimmed", lambda s: s.strip(" \n\t"))
        word, meaning = self.rng.choice([("lowercased", str.lower), ("uppercased", str.upper)])
        return self.member(made, word, meaning)

    def bool_of(self, kind, scope, depth):
        way = self.rng.choice(["isEmpty", "listEmpty", "contains", "isNil", "listContains", "all",
            "containsOf"])
        if way == "isNil":
            made = self.named(optional(self.rng.choice(["Int", "String", "Item"])), scope, depth)
            return made and self.member(made, "isNil", lambda v: v is None)
        if way == "isEmpty":
            made = self.named("String", scope, depth)
            return made and self.member(made, "isEmpty", lambda v: v == "")
        if way == "contains":
            made = self.named("String", scope, depth)
            a = self.value("String", scope, 0)
            word, meaning = self.rng.choice([("contains", lambda s, x: x in s),
                ("hasPrefix", lambda s, x: s.startswith(x)),
                ("hasSuffix", lambda s, x: s.endswith(x))])
            return made and self.method(made, word, [a], meaning)
        of, made = self.any_list(scope, depth)
        if not made:
            return None
        if way == "listEmpty":
            return self.member(made, "isEmpty", lambda v: not v)
        if way == "listContains":
            a = self.value(of, scope, depth)
            return self.method(made, "contains", [a], lambda v, x: x in v)
        function = self.function(of, "Bool", scope, depth - 1, indexed=False)
        word, whole = ("all", all) if way == "all" else ("contains", any)
        return self.with_function(made, word, function,
            lambda values, f: whole(f(v, i) for i, v in enumerate(values)))

    def item_of(self, kind, scope, depth):
        if self.chance(0.5):
            fields = [(n, self.make(k, scope, depth)) for n, k in MODEL]
            text = ", ".join(f"{n}: {m[0]}" for n, m in fields)
            return f"Item({text})", POSTFIX, lambda e: {n: m[2](e) for n, m in fields}
        made = self.named("Item", scope, depth)
        if not made:
            return None
        changed = self.rng.sample(MODEL, self.rng.randrange(1, 3))
        fields = [(n, self.make(k, scope, depth)) for n, k in changed]
        text = ", ".join(f"{n}: {m[0]}" for n, m in fields)
        return (f"{self.part(made, POSTFIX)}.with({text})", POSTFIX,
            lambda e: {**made[2](e), **{n: m[2](e) for n, m in fields}})

    def optional_of(self, kind, scope, depth, may_wrap=True):
        of = kind[1]
        fields = [n for n, k in MODEL if k == of or k == kind]
        ways = ["at", "first", "firstOf"] + (["wrapped"] if may_wrap else [])
        if of == "Int":
            ways += ["number", "chainCount", "index", "min", "table", "busy"]
        if fields:
            ways += ["chain", "chain"]
        way = self.rng.choice(ways)
        if way == "wrapped":
            return self.value(of, scope, depth)
        if way == "number":
            made = self.named("String", scope, depth)
            return made and (f"Int({made[0]})", POSTFIX, lambda e: self.number(made[2](e)))
        if way == "table":
            key = self.value("String", scope, depth)
            return f"table[{key[0]}]", POSTFIX, lambda e: e["table"].get(key[2](e))
        if way == "busy":
            made = self.named("Mode", scope, depth)
            return made and (f"{self.part(made, POSTFIX)}.busy?.percent", CHAIN,
                lambda e: (lambda m: m[1] if m[0] == "busy" else None)(made[2](e)))
        if way in ("chain", "chainCount"):
            made = self.named(optional("Item" if way == "chain" else "String"), scope, depth)
            if not made:
                return None
            if way == "chainCount":
                return (f"{self.part(made, POSTFIX)}?.count", CHAIN,
                    lambda e: (lambda v: None if v is None else len(v))(made[2](e)))
            field = self.rng.choice(fields)
            return (f"{self.part(made, POSTFIX)}?.{field}", CHAIN,
                lambda e: (lambda v: None if v is None else v[field])(made[2](e)))
        if way == "index":
            of, made = self.any_list(scope, depth)
            a = self.value(of, scope, depth)
            return made and self.method(made, "index", [a],
                lambda v, x: v.index(x) if x in v else None)
        made = self.named(array(of), scope, depth) if of in ("Int", "String", "Item") else None
        if not made:
            return None
        if way == "at":
            i = self.value("Int", scope, depth)
            return (f"{self.part(made, POSTFIX)}[{i[0]}]", POSTFIX,
                lambda e: at(made[2](e), i[2](e)))
        if way == "min":
            word, meaning = self.rng.choice([("min", min), ("max", max)])
            return self.member(made, word, lambda v: meaning(v) if v else None)
        if way == "firstOf":
            function = self.function(of, "Bool", scope, depth - 1, indexed=False)
            return self.with_function(made, "first", function,
                lambda values, f: next((v for i, v in enumerate(values) if f(v, i)), None))
        word, place = self.rng.choice([("first", 0), ("last", -1)])
        return self.member(made, word, lambda v: v[place] if v else None)

    def number(self, text):
        digits = text[1:] if text[:1] in ("-", "+") else text
        if not digits or not all(c in "0123456789" for c in digits):
            return None
        return int(text) if MIN <= int(text) <= MAX else None

    def list_of(self, kind, scope, depth):
        of = kind[1]
        ways = ["literal", "add", "same", "same", "filter", "sorted", "appending", "map", "map"]
        if of == "String":
            ways += ["split"]
        if of == "Int":
            ways += ["values"]
        way = self.rng.choice(ways)
        if way == "literal":
            parts = [self.value(of, scope, depth) for _ in range(self.rng.randrange(1, 4))]
            return ("[" + ", ".join(p[0] for p in parts) + "]", POSTFIX,
                lambda e: [p[2](e) for p in parts])
        if way == "values":
            return "table.values", POSTFIX, lambda e: [e["table"][k] for k in sorted(e["table"])]
        if way == "split":
            made, by = self.named("String", scope, depth), self.value("String", scope, 0)

            def parts(text, by):
                if by == "":
                    raise Reject
                return checked_list(split(text, by))

            return made and self.method(made, "split", [by], parts)
        if way == "map":
            source, made = self.any_list(scope, depth)
            return made and self.with_function(made, "map",
                self.function(source, of, scope, depth - 1),
                lambda values, f: [f(v, i) for i, v in enumerate(values)])
        made = self.named(kind, scope, depth)
        if not made:
            return None
        if way == "add":
            other = self.value(kind, scope, depth)
            return self.operator("+", SUM, made, other, lambda a, b: checked_list(a + b))
        if way == "filter":
            return self.with_function(made, "filter",
                self.function(of, "Bool", scope, depth - 1),
                lambda values, f: [v for i, v in enumerate(values) if f(v, i)])
        if way == "sorted":
            by = self.rng.choice(["Int", "Bool"])
            return self.with_function(made, "sorted",
                self.function(of, by, scope, depth - 1, indexed=False),
                lambda values, f: sorted(values, key=lambda v: f(v, 0)))
        i, x = self.value("Int", scope, depth), self.value(of, scope, depth)
        if way == "appending":
            return self.method(made, "appending", [x], lambda v, x: checked_list(v + [x]))
        word = self.rng.choice(["reversed", "prefix", "dropFirst", "removing", "replacing",
            "inserting"])
        if word == "reversed":
            return self.member(made, word, lambda v: v[::-1])
        if word == "prefix":
            return self.method(made, word, [i], lambda v, n: v[:max(n, 0)])
        if word == "dropFirst":
            return self.method(made, word, [i], lambda v, n: v[max(n, 0):])
        if word == "removing":
            return self.method(made, word, [i],
                lambda v, n: v[:n] + v[n + 1:] if 0 <= n < len(v) else v)
        if word == "replacing":
            return self.method(made, word, [i, x],
                lambda v, n, x: v[:n] + [x] + v[n + 1:] if 0 <= n < len(v) else v)
        return self.method(made, word, [x, i], lambda v, x, n: inserted(v, x, n))


def inserted(values, x, index):
    # An index out of range changes nothing.
    return values[:index] + [x] + values[index:] if 0 <= index <= len(values) else values


# MARK: Screens


class Ended(Exception):
    """The run is over."""


class Screen:
    def __init__(self, name, seed):
        self.name = name
        self.maker = Maker(random.Random(seed))
        self.rng = self.maker.rng
        self.derived = {}
        self.events = {}

    # What the screen is made of.

    def build(self):
        rng, make = self.rng, self.maker
        self.initial = {n: make.literal_value(k) for n, k in STATES.items()}
        self.plain = {n for n in STATES if self.maker.chance(0.4)}
        scope = dict(STATES)
        for index in range(8):
            kind = rng.choice(["Int", "String", "Bool", "Double", optional("Int"),
                optional("String"), array("Int"), array("String"), "Item", array("Item"), "Level"])
            made = make.named(kind, scope, rng.randrange(2, 5))
            if not made:
                continue
            name = f"out{index}"
            self.derived[name] = (kind, made)
            scope[name] = kind
        self.scope = scope
        # An event sends only those after it, so that there is no circle.
        for index in reversed(range(5)):
            takes = {f"p{i}": rng.choice(["Int", "String", "Bool", "Item", optional("Int")])
                for i in range(rng.randrange(3))}
            name = f"event{index}"
            self.events[name] = (takes, self.steps({**scope, **takes}, 3, index > 0))

    def steps(self, scope, depth, may_call):
        scope = dict(scope)
        return [self.step(scope, depth) for _ in range(self.rng.randrange(1, 4))]

    def step(self, scope, depth):
        rng, make = self.rng, self.maker
        way = rng.choice(["set", "set", "let", "emit", "if", "ifAs", "each", "send", "stop"])
        if way == "let":
            kind = rng.choice(["Int", "String", "Bool", array("Int"), "Item"])
            made = make.named(kind, scope, 3)
            if made:
                name = make.local()
                scope[name] = kind
                return {"let": name, "value": made}
        if way == "emit":
            return {"emit": make.value("String", scope, 3)}
        if way == "stop" and depth < 3:
            return {"stop": True}
        if depth > 0 and way == "if":
            step = {"if": make.named("Bool", scope, 3), "then": self.steps(scope, depth - 1, False)}
            if make.chance(0.5):
                step["else"] = self.steps(scope, depth - 1, False)
            if step["if"]:
                return step
        if depth > 0 and way == "ifAs":
            of = rng.choice(["Int", "String", "Item"])
            made = make.named(optional(of), scope, 3)
            if made:
                name = make.local()
                step = {"if": made, "as": name,
                    "then": self.steps({**scope, name: of}, depth - 1, False)}
                if make.chance(0.5):
                    step["else"] = self.steps(scope, depth - 1, False)
                return step
        if depth > 0 and way == "each":
            of = rng.choice(["Int", "String", "Item"])
            made = make.named(array(of), scope, 3)
            if made:
                name = make.local()
                return {"each": made, "as": name,
                    "do": self.steps({**scope, name: of}, depth - 1, False)}
        if way == "send" and self.events:
            name = rng.choice(list(self.events))
            return {"send": name,
                "with": {n: make.make(k, scope, 2) for n, k in self.events[name][0].items()}}
        hidden = [n for n in STATES if n not in scope or scope[n] != STATES[n]]
        targets = rng.sample([n for n in STATES if n not in hidden and n != "table"],
            rng.randrange(1, 3))
        return {"set": {n: make.make(STATES[n], scope, 3) for n in targets}}

    # What it does.

    def start(self, values):
        self.values = {**self.initial, **values}
        self.recompute()
        self.emitted = []
        self.changes = {n: [] for n in self.derived}
        self.count = 0

    def recompute(self):
        changed = []
        for name, (_, made) in self.derived.items():
            value = made[2](self.values)
            if name not in self.values or self.values[name] != value:
                changed.append(name)
            self.values[name] = value
        return changed

    def send(self, name, arguments):
        self.count += 1
        if self.count > 300:
            raise Reject
        try:
            self.run(self.events[name][1], dict(arguments))
        except Ended:
            pass

    def run(self, steps, names):
        names = dict(names)
        for step in steps:
            e = {**self.values, **names}
            if "set" in step:
                new = {n: made[2](e) for n, made in step["set"].items()}
                self.values.update(new)
                for name in self.recompute():
                    self.changes[name].append(self.values[name])
            elif "let" in step:
                names[step["let"]] = step["value"][2](e)
            elif "emit" in step:
                self.emitted.append(step["emit"][2](e))
            elif "stop" in step:
                raise Ended
            elif "each" in step:
                for value in step["each"][2](e):
                    self.run(step["do"], {**names, step["as"]: value})
            elif "send" in step:
                self.send(step["send"], {n: m[2](e) for n, m in step["with"].items()})
            else:
                value = step["if"][2](e)
                if "as" in step and value is not None:
                    self.run(step["then"], {**names, step["as"]: value})
                elif "as" not in step and value:
                    self.run(step["then"], names)
                else:
                    self.run(step.get("else", []), names)

    # How it is written.

    def text(self, scenarios):
        state = [n for n in STATES if n not in self.plain]
        lines = ["# allow MVG101 MVG200 MVG201 MVG202 MVG203 MVG204 MVG206 MVG208 MVG209 MVG210",
            f"screen: {self.name}", "uses: shared.yaml", "inputs:"]
        for name, (takes, _) in self.events.items():
            lines.append(f"  {name}: {json.dumps({'takes': {n: written(k) for n, k in takes.items()}} if takes else {})}")
        for section, names in [("state", state), ("outputs", sorted(self.plain))]:
            lines.append(f"{section}:")
            for name in names:
                value = json.dumps(literal(self.initial[name], STATES[name]))
                lines.append(f"  {name}: {{ type: {json.dumps(kind_text(STATES[name]))}, initial: {value} }}")
        for name, (kind, made) in self.derived.items():
            lines.append(f"  {name}: {{ from: {quoted(made[0])} }}")
        lines += ["  told: { emits: String }", "bindings:"]
        for name, (_, steps) in self.events.items():
            lines += [f"  - when: {name}", "    do:"] + self.step_lines(steps, 6)
        lines += ["scenarios:"]
        for index, scenario in enumerate(scenarios):
            lines += [f"  - name: scenario {index}", "    given:",
                f"      values: {json.dumps(scenario['values'])}", "    steps:"]
            lines += ["      - " + json.dumps(step) for step in scenario["steps"]]
        return "\n".join(lines) + "\n"

    def step_lines(self, steps, indent):
        space = " " * indent
        lines = []
        for step in steps:
            if "set" in step:
                parts = ", ".join(f"{n}: {quoted('=' + m[0])}" for n, m in step["set"].items())
                lines.append(f"{space}- set: {{ {parts} }}")
            elif "let" in step:
                lines.append(f"{space}- let: {{ {step['let']}: {quoted('=' + step['value'][0])} }}")
            elif "emit" in step:
                lines += [f"{space}- emit: told", f"{space}  value: {quoted('=' + step['emit'][0])}"]
            elif "stop" in step:
                lines.append(f"{space}- stop: true")
            elif "each" in step:
                lines += [f"{space}- each: {quoted(step['each'][0])}", f"{space}  as: {step['as']}",
                    f"{space}  do:"] + self.step_lines(step["do"], indent + 4)
            elif "send" in step:
                lines.append(f"{space}- send: {step['send']}")
                if step["with"]:
                    parts = ", ".join(
                        f"{n}: {quoted('=' + m[0])}" for n, m in step["with"].items())
                    lines.append(f"{space}  with: {{ {parts} }}")
            else:
                lines.append(f"{space}- if: {quoted(step['if'][0])}")
                if "as" in step:
                    lines.append(f"{space}  as: {step['as']}")
                lines += [f"{space}  then:"] + self.step_lines(step["then"], indent + 4)
                if "else" in step:
                    lines += [f"{space}  else:"] + self.step_lines(step["else"], indent + 4)
        return lines

    def scenarios(self):
        """Some that can be told for certain; none where every try was rejected."""
        found = []
        for _ in range(12):
            if len(found) == 3:
                break
            try:
                found.append(self.scenario())
            except (Reject, OverflowError):
                continue
        return found

    def scenario(self):
        rng, make = self.rng, self.maker
        values = {n: make.literal_value(k) for n, k in STATES.items() if make.chance(0.6)}
        self.start(values)
        steps = [self.expectation()]
        for _ in range(3):
            name = rng.choice(list(self.events))
            takes = self.events[name][0]
            arguments = {n: make.literal_value(k) for n, k in takes.items()}
            self.changes = {n: [] for n in self.derived}
            self.emitted = []
            self.send(name, arguments)
            step = {"send": name}
            if arguments:
                step["with"] = {n: literal(v, takes[n]) for n, v in arguments.items()}
            steps += [step, self.expectation(), {"expectEvents": {
                "told": [literal(t, "String") for t in self.emitted]}}]
            steps.append({"expectChanges": {
                n: [literal(v, self.derived[n][0]) for v in found]
                for n, found in self.changes.items()}} if self.derived else self.expectation())
        return {"values": {n: literal(v, STATES[n]) for n, v in values.items()}, "steps": steps}

    def expectation(self):
        kinds = {**STATES, **{n: k for n, (k, _) in self.derived.items()}}
        for name, kind in kinds.items():
            if kind == "Double":
                double_text(self.values[name])
        return {"expect": {n: literal(self.values[n], k) for n, k in kinds.items()}}


def kind_text(kind):
    return "[String: Int]" if kind == "Table" else written(kind)


def quoted(text):
    return "'" + text.replace("'", "''") + "'"


def literal(value, kind):
    """A value as it stands in YAML."""
    if value is None:
        return None
    if kind == "String":
        value = value.replace("${", "$${")
        return "=" + value if value.startswith("=") else value
    if kind == "Mode":
        return {"idle": lambda: "idle", "busy": lambda: {"busy": {"percent": value[1]}},
            "named": lambda: {"named": {"text": literal(value[1], "String"), "loud": value[2]}},
        }[value[0]]()
    if kind == "Item":
        return {n: literal(value[n], k) for n, k in MODEL}
    if isinstance(kind, tuple):
        if kind[0] == "optional":
            return literal(value, kind[1])
        return [literal(v, kind[1]) for v in value]
    return value


SHARED = """\
library: Shared
constants:
  empty: { type: "[String: Int]", value: {} }
models:
  Level: { cases: { low: Low level, high: high, off: 'is "off"' } }
  Mode: { cases: { idle: {}, busy: { percent: Int }, named: { text: String, loud: Bool } } }
  Item: { fields: { id: Int, name: String, tag: "String?", done: Bool } }
"""


def main(folder, count, seed):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "shared.yaml").write_text(SHARED)
    made = 0
    number = seed
    while made < count:
        number += 1
        screen = Screen(f"Random{made}", number)
        try:
            screen.build()
        except (Reject, OverflowError):
            continue
        scenarios = screen.scenarios()
        if scenarios:
            (folder / f"random{made}.yaml").write_text(screen.text(scenarios))
            made += 1
    print(f"{count} specs, seed {seed}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]),
        int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1_000_000))
