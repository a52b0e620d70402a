"""Expressions. Each is its text, how tightly it binds, and its meaning in an environment."""

import decimal

from names import ODD_TEXTS
from values import *


# What there is no literal of in an expression: a constant of the library, with its value.
CONSTANTS = {"Table": ("‹empty›", {}), "Marks": ("‹none›", frozenset()), "Date": ("‹epoch›", EPOCH),
    "UUID": ("‹root›", ROOT), "URL": ("‹web›", WEB), "Data": ("‹raw›", BYTES)}


class Maker:
    def __init__(self, rng, messages):
        self.rng = rng
        self.messages = messages
        self.locals = 0

    def chance(self, part):
        return self.rng.random() < part

    def local(self):
        self.locals += 1
        return f"‹v{self.locals}›"

    def literal_value(self, kind):
        rng = self.rng
        if kind == "Int":
            return rng.choice([0, 1, 2, 3, -1, 7, 10, 100, -25, MAX, MIN + 1, rng.randrange(1000)])
        if kind == "Double":
            return rng.choice([0.0, 0.5, 1.0, 2.5, -1.25, 100.0, 0.1, 3.75])
        if kind == "Bool":
            return rng.random() < 0.5
        if kind == "Decimal":
            return rng.choice([decimal.Decimal(t) for t in ["0", "0.5", "1", "2.25", "-1.5", "1234.5",
                "0.005", "0.015", "-0.004", "99.999", "1000000", "0.1", "12.345"]])
        if kind == "Date":
            day = rng.choice([EPOCH, 0, 1711846800000, 1711846799999, 1729990800000, 1704067199000])
            return day if self.chance(0.5) else day + rng.randrange(-10 ** 9, 10 ** 9)
        if kind == "UUID":
            return rng.choice([ROOT, "123E4567-E89B-12D3-A456-426614174000",
                "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"])
        if kind == "URL":
            return rng.choice([WEB, "https://a.example", "mailto:x@y.example", "http://[::1]:8080/%2F"])
        if kind == "Data":
            return rng.choice(["", "aGk=", BYTES])
        if kind == "Failed":
            return rng.choice([("‹gone›",), ("‹odd›",), ("‹broken›", rng.randrange(9))])
        if kind == "String":
            return rng.choice(ODD_TEXTS) if self.chance(0.15) else rng.choice(["", "a", "b c", "Tea",
                "x,y,,z", "say \"hi\"", "a\\b", "${", "é", " pad ", "1", "-7", "ab", "#5: {x}",
                "line\nbreak", "=x", "it's", "2.5"])
        if kind == "Level":
            return rng.choice(ENUM)
        if kind == "Item":
            return {n: self.literal_value(k) for n, k in MODEL}
        if kind == "Mode":
            return rng.choice([("‹idle›",), ("‹busy›", self.literal_value("Int")),
                ("‹named›", self.literal_value("String"), self.literal_value("Bool"))])
        if kind == "Table":
            names = rng.sample(["a", "b", "Tea", "zz", "*/", "\"", "\\(x)"], rng.randrange(4))
            return {n: self.literal_value("Int") for n in names}
        if kind == "Marks":
            return frozenset(rng.sample(range(5), rng.randrange(4)))
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
            "Decimal": [self.decimal_operator] * 2 + [self.decimal_of] * 3,
            "Int": [self.int_operator] * 3 + [self.int_of] * 4,
            "Double": [self.double_operator] * 2 + [self.double_of] * 2,
            "String": [self.text] * 2 + [self.string_of] * 4 + [self.formatted] * 2,
            "Bool": [self.compare] * 3 + [self.logic] * 3 + [self.bool_of] * 4,
            "Item": [self.item_of] * 3,
            "Row": [self.row] * 4,
            "Marks": [self.marks] * 4,
            "Table": [self.table] * 3,
        }.get(kind, [])
        if isinstance(kind, tuple):
            ways += [self.optional_of] * 4 if kind[0] == "optional" else [self.list_of] * 5
        for _ in range(20):
            made = rng.choice(ways)(kind, scope, depth - 1)
            if made:
                return made
        return self.literal(kind, scope)

    def literal(self, kind, scope):
        if kind == array(optional("String")):
            # A list of texts would be one of texts that are there.
            name = next(n for n, k in scope.items() if k == kind)
            return name, POSTFIX, lambda e: e[name]
        if kind == "Row":
            return self.row(kind, scope, 0)
        if kind == array("Row"):
            rows = [self.row("Row", scope, 0) for _ in range(self.rng.randrange(1, 3))]
            return "[" + ", ".join(r[0] for r in rows) + "]", POSTFIX, lambda e: [r[2](e) for r in rows]
        value = self.writable(self.literal_value(kind), kind)
        text, tight = self.source(value, kind)
        return text, tight, lambda e: value

    def writable(self, value, kind):
        """The value with constants for what has no literal in an expression."""
        if kind in CONSTANTS:
            return CONSTANTS[kind][1]
        if kind == "Item":
            return {n: self.writable(value[n], k) for n, k in MODEL}
        if value is None or not isinstance(kind, tuple):
            return value
        if kind[0] == "optional":
            return self.writable(value, kind[1])
        return [self.writable(v, kind[1]) for v in value]

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
            text = "".join(self.character(c) for c in value)
            return '"' + hole_free(text) + '"', POSTFIX
        if kind == "Level":
            return f"‹Level›.{value}", POSTFIX
        if kind == "Decimal":
            # As a number alone it would be a Double.
            text = decimal_text(abs(value))
            return f"Decimal({'-' if value < 0 else ''}{text})", POSTFIX
        if kind == "Failed":
            values = f"(‹amount›: {value[1]})" if len(value) > 1 else ""
            return f"‹Failed›.{value[0]}{values}", POSTFIX
        if kind == "Mode":
            if value[0] == "‹busy›":
                return f"‹Mode›.‹busy›(‹percent›: {self.source(value[1], 'Int')[0]})", POSTFIX
            if value[0] == "‹named›":
                return (f"‹Mode›.‹named›(‹text›: {self.source(value[1], 'String')[0]}, "
                    f"‹loud›: {self.source(value[2], 'Bool')[0]})"), POSTFIX
            return "‹Mode›.‹idle›", POSTFIX
        if kind == "Item":
            given = [(n, k) for n, k in MODEL
                if not (n in DEFAULTS and value[n] == DEFAULTS[n] and self.chance(0.5))]
            fields = ", ".join(f"{n}: {self.source(value[n], k)[0]}" for n, k in given)
            return f"‹Item›({fields})", POSTFIX
        if kind in CONSTANTS:
            # There is no literal of these in an expression.
            return CONSTANTS[kind][0], POSTFIX
        if kind[0] == "optional":
            return self.source(value, kind[1])
        # An empty list has no type of its own.
        return "[" + ", ".join(self.source(v, kind[1])[0] for v in value) + "]", POSTFIX

    def character(self, c):
        code = ord(c)
        known = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\0"}
        if c in known and self.chance(0.8):
            return known[c]
        if " " <= c <= "~" and c not in known or 0xA0 < code < 0x2000 and self.chance(0.5):
            return c
        return f"\\u{{{code:x}}}"

    def choice(self, kind, scope, depth):
        test = self.make("Bool", scope, depth)
        a, b = self.value(kind, scope, depth), self.value(kind, scope, depth)
        return (f"if {self.part(test, CHOICE)} then {self.part(a, CHOICE)} else {self.part(b, CHOICE)}", CHOICE,
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

        return (f"if {self.part(test, OR)} as {name} then {self.part(a, CHOICE)} "
            f"else {self.part(b, CHOICE)}"), CHOICE, meaning

    def value(self, kind, scope, depth):
        """As make, but with a type that can be told from the expression itself."""
        for _ in range(10):
            made = self.make(kind, scope, depth)
            if made[0] not in ("nil", "[]", "‹empty›", "‹none›", "[nil]", "[[]]"):
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
        if made[0][0] in "\"[-" or made[0][0].isdigit() or made[0] in ("nil", "‹empty›", "‹none›"):
            names = [n for n, k in scope.items() if k == kind]
            if not names:
                return None
            name = self.rng.choice(names)
            return name, POSTFIX, lambda e: e[name]
        return made

    def fetched(self, kind, scope, depth):
        """A field of a model, or what `??` gives."""
        of = "Row" if self.has_cells(scope) and self.chance(0.2) else "Item"
        fields = [n for n, k in (MODEL if of == "Item" else CELL) if k == kind]
        if fields and self.chance(0.5):
            item = self.named(of, scope, depth)
            if not item:
                return None
            field = self.rng.choice(fields)
            return f"{self.part(item, POSTFIX)}.{field}", POSTFIX, lambda e: item[2](e)[field]
        if isinstance(kind, tuple) and kind[0] == "optional" or kind in ("Table", "Marks", "Row"):
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
        of = self.rng.choice(["Int", "Double", "String", "Level", "Bool", "Item", "Mode", "Marks",
            "Decimal", "Date", "Decimal", "Date", optional("Date"), optional("Failed"), optional("Int"),
            "UUID", "Data", optional("URL"), optional("String"), array("Int"), array("String")])
        a, b = self.named(of, scope, depth), self.value(of, scope, depth)
        if not a:
            return None
        if isinstance(of, tuple) and of[0] == "optional" and self.chance(0.5):
            b = self.value(of[1], scope, depth)
        signs = ["==", "!="] + (["<", "<=", ">", ">="] if of in ("Int", "Double", "Decimal", "Date") else [])
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
            return f"({x}, {i}) => {self.part(body, CHOICE)}", lambda e: lambda v, n: body[2]({**e, x: v, i: n})
        body = self.value(result, {**scope, x: of}, depth)
        return f"{x} => {self.part(body, CHOICE)}", lambda e: lambda v, n: body[2]({**e, x: v})

    def with_function(self, made, name, function, meaning):
        return (f"{self.part(made, POSTFIX)}.{name}({function[0]})", POSTFIX,
            lambda e: meaning(made[2](e), function[1](e)))

    def int_of(self, kind, scope, depth):
        way = self.rng.choice(["count", "textCount", "sum", "cut", "max", "abs", "tableCount",
            "sumOf", "matching", "marks"])
        if way == "marks":
            made = self.named("Marks", scope, depth)
            return made and self.member(made, "count", len)
        if way == "textCount":
            made = self.named("String", scope, depth)
            return made and self.member(made, "count", lambda v: len(plain(v)))
        if way == "tableCount":
            return "‹table›.count", POSTFIX, lambda e: len(e["‹table›"])
        if way == "sum":
            made = self.named(array("Int"), scope, depth)
            return made and self.member(made, "sum", self.sum)
        if way == "cut":
            made = self.value(self.rng.choice(["Double", "Decimal"]), scope, depth)
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

    def rounded_of(self, kind, scope, depth):
        made = self.named(kind, scope, depth)
        digits = self.rng.randrange(3)
        return made and (f"{self.part(made, POSTFIX)}.rounded({digits})", POSTFIX,
            lambda e: rounded(made[2](e), digits))

    def double_of(self, kind, scope, depth):
        way = self.rng.choice(["of", "max", "abs", "rounded"])
        if way == "rounded":
            return self.rounded_of("Double", scope, depth)
        if way == "of":
            made = self.value("Int", scope, depth)
            return f"Double({made[0]})", POSTFIX, lambda e: checked_double(float(made[2](e)))
        if way == "abs":
            made = self.value("Double", scope, depth)
            return f"abs({made[0]})", POSTFIX, lambda e: abs(made[2](e))
        a, b = self.value("Double", scope, depth), self.value("Double", scope, depth)
        word, meaning = self.rng.choice([("min", min), ("max", max)])
        return f"{word}({a[0]}, {b[0]})", POSTFIX, lambda e: meaning(a[2](e), b[2](e))

    def decimal_operator(self, kind, scope, depth):
        a, b = self.value("Decimal", scope, depth), self.value("Decimal", scope, depth)
        sign = self.rng.choice("+-*n")
        if sign == "n":
            return f"-{self.part(a, POSTFIX)}", SIGN, lambda e: -a[2](e)
        meaning = {
            "+": lambda x, y: checked_decimal(x + y), "-": lambda x, y: checked_decimal(x - y),
            "*": lambda x, y: checked_decimal(x * y),
        }[sign]
        return self.operator(sign, SUM if sign in "+-" else PRODUCT, a, b, meaning)

    def decimal_of(self, kind, scope, depth):
        way = self.rng.choice(["of", "ofDouble", "max", "abs", "rounded", "sum"])
        if way == "of":
            made = self.value("Int", scope, depth)
            return f"Decimal({made[0]})", POSTFIX, lambda e: checked_decimal(decimal.Decimal(made[2](e)))
        if way == "ofDouble":
            made = self.value("Double", scope, depth)
            return (f"Decimal({made[0]})", POSTFIX,
                lambda e: checked_decimal(decimal.Decimal(double_text(made[2](e)))))
        if way == "sum":
            made = self.named(array("Item"), scope, depth)
            return made and self.with_function(made, "sum",
                self.function("Item", "Decimal", scope, depth - 1),
                lambda values, f: checked_decimal(
                    sum((f(v, i) for i, v in enumerate(values)), decimal.Decimal(0))))
        if way == "rounded":
            return self.rounded_of("Decimal", scope, depth)
        if way == "abs":
            made = self.value("Decimal", scope, depth)
            return f"abs({made[0]})", POSTFIX, lambda e: abs(made[2](e))
        a, b = self.value("Decimal", scope, depth), self.value("Decimal", scope, depth)
        word, meaning = self.rng.choice([("min", min), ("max", max)])
        return f"{word}({a[0]}, {b[0]})", POSTFIX, lambda e: meaning(a[2](e), b[2](e))

    def text(self, kind, scope, depth):
        pieces = []
        for _ in range(self.rng.randrange(1, 4)):
            if self.chance(0.5):
                value = self.literal_value("String")
                source = self.source(value, "String")[0][1:-1]
                if source.endswith("$"):
                    # Before a hole it would make a literal of it.
                    source = source[:-1] + "\\u{24}"
                pieces.append((source, lambda e, v=value: v))
            else:
                of = self.rng.choice(["Int", "Double", "String", "Bool", "Decimal"])
                hole = self.value(of, scope, depth)
                pieces.append(("${" + hole[0] + "}", lambda e, h=hole, k=of: shown(h[2](e), k)))
        text = '"' + "".join(p[0] for p in pieces) + '"'
        return text, POSTFIX, lambda e: checked_text("".join(p[1](e) for p in pieces))

    def string_of(self, kind, scope, depth):
        way = self.rng.choice(["join", "add", "case", "trimmed", "replacing", "of", "message",
            "joinOf"])
        if way == "add":
            a, b = self.value("String", scope, depth), self.value("String", scope, depth)
            return self.operator("+", SUM, a, b, lambda x, y: checked_text(x + y))
        if way == "of":
            of = self.rng.choice(["Int", "Double", "Bool", "Decimal"])
            made = self.value(of, scope, depth)
            return f"String({made[0]})", POSTFIX, lambda e: shown(made[2](e), of)
        if way == "message":
            made = self.named("Level", scope, depth)
            return made and self.member(made, "message", lambda v: self.messages[v])
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
                lambda s, x, y: checked_text(plain(s).replace(plain(x), y)) if x else s)
        if way == "trimmed":
            return self.member(made, "trimmed", lambda s: plain(s).strip(" \n\t"))
        word, meaning = self.rng.choice([("lowercased", str.lower), ("uppercased", str.upper)])
        return self.member(made, word, lambda s: meaning(plain(s)))

    def bool_of(self, kind, scope, depth):
        way = self.rng.choice(["isEmpty", "listEmpty", "contains", "isNil", "listContains", "all",
            "containsOf", "marks"])
        if way == "isNil":
            made = self.named(optional(self.rng.choice(["Int", "String", "Item", "Date", "Failed"])),
                scope, depth)
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
            return made and self.method(made, word, [a], lambda s, x: meaning(plain(s), plain(x)))
        if way == "marks":
            made, x = self.named("Marks", scope, depth), self.value("Int", scope, depth)
            if self.chance(0.3):
                return self.member(made, "isEmpty", lambda v: not v)
            return self.method(made, "contains", [x], lambda v, x: x in v)
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
            return f"‹Item›({text})", POSTFIX, lambda e: {n: m[2](e) for n, m in fields}
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
        if of == "Decimal":
            ways += ["decimal", "decimal"]
        if of in ("Date", "Failed", "Level", "Decimal", "UUID", "URL", "Data"):
            ways = [w for w in ways if w not in ("at", "first", "firstOf")] or ["wrapped"]
        if of == "Int":
            ways += ["number", "code", "chainCount", "index", "min", "table", "busy"]
        if fields:
            ways += ["chain", "chain"]
        way = self.rng.choice(ways)
        if of == "String" and self.chance(0.2):
            made = self.named("Mode", scope, depth)
            if made and self.chance(0.6):
                return (f"{self.part(made, POSTFIX)}.‹named›?.‹text›", CHAIN,
                    lambda e: (lambda m: m[1] if m[0] == "‹named›" else None)(made[2](e)))
            made = self.named(optional("Int"), scope, depth)
            return made and (f"{self.part(made, CHOICE)} | ‹wrap›", PIPE,
                lambda e: (lambda v: None if v is None else f"<{v}>")(made[2](e)))
        if way == "wrapped":
            return self.value(of, scope, depth)
        if way == "code":
            made = self.named(optional("Failed"), scope, depth)
            return made and (f"{self.part(made, POSTFIX)}?.‹broken›?.‹amount›", CHAIN,
                lambda e: (lambda v: v[1] if v and len(v) > 1 else None)(made[2](e)))
        if way == "decimal":
            made = self.named("String", scope, depth)
            return made and (f"Decimal({made[0]})", POSTFIX, lambda e: parsed_decimal(made[2](e)))
        if way == "number":
            made = self.named("String", scope, depth)
            return made and (f"Int({made[0]})", POSTFIX, lambda e: self.number(made[2](e)))
        if way == "table":
            key = self.value("String", scope, depth)
            return f"‹table›[{key[0]}]", POSTFIX, lambda e: e["‹table›"].get(key[2](e))
        if way == "busy":
            made = self.named("Mode", scope, depth)
            return made and (f"{self.part(made, POSTFIX)}.‹busy›?.‹percent›", CHAIN,
                lambda e: (lambda m: m[1] if m[0] == "‹busy›" else None)(made[2](e)))
        if way in ("chain", "chainCount"):
            made = self.named(optional("Item" if way == "chain" else "String"), scope, depth)
            if way == "chain" and self.chance(0.3):
                made = self.looked_for("Item", scope, depth)
            if not made:
                return None
            if way == "chainCount":
                return (f"{self.part(made, POSTFIX)}?.count", CHAIN,
                    lambda e: (lambda v: None if v is None else len(plain(v)))(made[2](e)))
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
            i = self.index(scope, depth)
            return (f"{self.part(made, POSTFIX)}[{i[0]}]", POSTFIX,
                lambda e: at(made[2](e), i[2](e)))
        if way == "min":
            word, meaning = self.rng.choice([("min", min), ("max", max)])
            return self.member(made, word, lambda v: meaning(v) if v else None)
        if way == "firstOf":
            return self.looked_for(of, scope, depth)
        word, place = self.rng.choice([("first", 0), ("last", -1)])
        return self.member(made, word, lambda v: v[place] if v else None)

    def looked_for(self, of, scope, depth):
        made = self.named(array(of), scope, depth)
        return made and self.with_function(made, "first",
            self.function(of, "Bool", scope, depth - 1),
            lambda values, f: next((v for i, v in enumerate(values) if f(v, i)), None))

    def number(self, text):
        digits = text[1:] if text[:1] in ("-", "+") else text
        if not digits or not all(c in "0123456789" for c in digits):
            return None
        return int(text) if MIN <= int(text) <= MAX else None

    def list_of(self, kind, scope, depth):
        of = kind[1]
        ways = ["literal", "add", "same", "same", "filter", "sorted", "appending", "map", "map"]
        if isinstance(of, tuple) and of[0] == "optional":
            ways = ["filter", "add"]
        if of == "String":
            ways += ["split"]
        if of == "Int":
            ways += ["values", "flat", "marks"]
        if kind == array("String"):
            ways += ["compact", "keys"]
        way = self.rng.choice(ways)
        if way == "literal":
            parts = [self.value(of, scope, depth) for _ in range(self.rng.randrange(1, 4))]
            return ("[" + ", ".join(p[0] for p in parts) + "]", POSTFIX,
                lambda e: [p[2](e) for p in parts])
        if way == "flat":
            made = self.named(array(array("Int")), scope, depth)
            return made and self.member(made, "flat",
                lambda v: checked_list([x for part in v for x in part]))
        if way == "compact":
            made = self.named(array(optional("String")), scope, depth)
            return made and self.member(made, "compact",
                lambda v: [x for x in v if x is not None])
        if way == "marks":
            made = self.named("Marks", scope, depth)
            return made and self.member(made, "sorted", sorted)
        if way == "keys":
            made = self.named("Table", scope, depth)
            return made and self.member(made, "keys", sorted)
        if way == "values":
            return "‹table›.values", POSTFIX, lambda e: [e["‹table›"][k] for k in sorted(e["‹table›"])]
        if way == "split":
            made, by = self.named("String", scope, depth), self.value("String", scope, 0)

            def parts(text, by):
                if by == "":
                    raise Reject
                return checked_list(split(plain(text), plain(by)))

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
            by = self.rng.choice(["Int", "Bool", "Decimal", "Date", "Double"])
            return self.with_function(made, "sorted",
                self.function(of, by, scope, depth - 1, indexed=False),
                lambda values, f: sorted(values, key=lambda v: f(v, 0)))
        x = self.value(of, scope, depth)
        if way == "appending":
            return self.method(made, "appending", [x], lambda v, x: checked_list(v + [x]))
        word = self.rng.choice(["reversed", "prefix", "dropFirst", "removing", "replacing",
            "inserting"])
        if word == "reversed":
            return self.member(made, word, lambda v: v[::-1])
        i = self.index(scope, depth)
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

    def index(self, scope, depth):
        """A place in a list; below 0 it is computed, as there is a warning of one that is written."""
        text, tight, meaning = self.value("Int", scope, depth)
        if text[0] == "-" and text[1:].isdigit():
            return f"0 - {text[1:]}", SUM, meaning
        return text, tight, meaning

    def has_cells(self, scope):
        return any(k == array("Row") for k in scope.values())

    def yaml_text(self, scope):
        """Text with holes as YAML has it, where there are no escapes."""
        pieces = []
        for _ in range(self.rng.randrange(1, 4)):
            if self.chance(0.5):
                value = self.literal_value("String")
                if value.endswith("$") or value.startswith("="):
                    continue
                pieces.append((hole_free(value), lambda e, v=value: v))
            else:
                of = self.rng.choice(["Int", "Double", "String", "Bool", "Decimal"])
                hole = self.value(of, scope, 2)
                pieces.append(("${" + hole[0] + "}", lambda e, h=hole, k=of: shown(h[2](e), k)))
        return (value_text("".join(p[0] for p in pieces)), None,
            lambda e: checked_text("".join(p[1](e) for p in pieces)))

    def settable(self, kind, scope, depth):
        """A value as a step has it: an expression, or YAML with expressions inside."""
        if self.chance(0.7):
            return self.make(kind, scope, depth)
        if kind == "String":
            return self.yaml_text(scope)
        if kind == "Item":
            given = [(n, k) for n, k in MODEL if n not in DEFAULTS or self.chance(0.6)]
            fields = {n: self.settable(k, scope, depth - 1) for n, k in given}
            return (self.yaml_map(fields), None,
                lambda e: {**DEFAULTS, **{n: m[2](e) for n, m in fields.items()}})
        if kind == "Table":
            values = {n: self.settable("Int", scope, depth - 1)
                for n in self.rng.sample(["a", "b", "Tea", "zz"], self.rng.randrange(3))}
            return self.yaml_map(values), None, lambda e: {n: m[2](e) for n, m in values.items()}
        if kind == "Mode":
            fields = {"‹text›": self.settable("String", scope, 1),
                "‹loud›": self.settable("Bool", scope, 1)}
            return (self.yaml_map({"‹named›": (self.yaml_map(fields), None, None)}), None,
                lambda e: ("‹named›", *[m[2](e) for m in fields.values()]))
        if kind in ("Int", "Decimal", "Date", "UUID", "URL", "Data", "Level", "Marks", "Failed", "Bool", "Double"):
            value = self.literal_value(kind)
            return value_text(literal(value, kind)), None, lambda e: value
        if isinstance(kind, tuple) and kind[0] == "list":
            parts = [self.settable(kind[1], scope, depth - 1) for _ in range(self.rng.randrange(3))]
            return ("[" + ", ".join(self.yaml_part(p) for p in parts) + "]", None,
                lambda e: [p[2](e) for p in parts])
        return self.make(kind, scope, depth)

    def yaml_part(self, made):
        return made[0] if made[1] is None else quoted("=" + made[0])

    def yaml_map(self, fields):
        return "{ " + ", ".join(f"{n}: {self.yaml_part(m)}" for n, m in fields.items()) + " }"

    def formatted(self, kind, scope, depth):
        """Through a formatter, which binds loosest of all."""
        name, of, meaning = self.rng.choice([
            ("‹number›", self.rng.choice(["Double", "Decimal"]), lambda v, e: formatted(v, 2)),
            ("‹wrap›", "Int", lambda v, e: f"<{v}>"),
            ("‹listed›", array("String"), lambda v, e: checked_text(listed([plain(w) for w in v]))),
            ("‹cash›", "Decimal", lambda v, e: money(v)),
            ("‹moment›", "Date", lambda v, e: day_text(v, e[ZONE])),
            ("‹there›", "Date", lambda v, e: day_text(v, ZONES[1])),
            ("‹priced›", "Item", lambda v, e: f"{v['‹name›']} at {money(v['‹price›'])}"),
            ("‹shout›", "Int", lambda v, e: f"{v}!"),
        ])
        made = self.named(of, scope, depth)
        return made and (f"{self.part(made, CHOICE)} | {name}", PIPE,
            lambda e: meaning(made[2](e), e))

    def row(self, kind, scope, depth):
        """A cell, from its two sources."""
        item, i = self.value("Item", scope, depth), self.value("Int", scope, depth)
        return (f"‹Row›(‹thing›: {item[0]}, ‹index›: {i[0]})", POSTFIX,
            lambda e: cell(item[2](e), i[2](e)))

    def marks(self, kind, scope, depth):
        made, x = self.named("Marks", scope, depth), self.value("Int", scope, depth)
        if not made:
            return None
        if self.chance(0.5):
            return self.method(made, "inserting", [x], lambda v, x: v | {x})
        return self.method(made, "removing", [x], lambda v, x: v - {x})

    def table(self, kind, scope, depth):
        made, x = self.named("Table", scope, depth), self.value("Int", scope, depth)
        if not made:
            return None
        name = self.rng.choice(["a", "b", "Tea", "zz"])
        key = f'"{name}"', POSTFIX, lambda e: name
        if self.chance(0.7):
            return self.method(made, "setting", [key, x], lambda v, k, x: {**v, k: x})
        return self.method(made, "removing", [key], lambda v, k: {n: i for n, i in v.items() if n != k})


def cell(item, index):
    return {"‹title›": f"{index}: {item['‹name›']}", "‹isDone›": item["‹done›"],
        "‹place›": saturated(index + item["‹id›"]), "‹worth›": money(item["‹price›"])}
