"""Clients made at random: their specs, and tests that ask a real server. What is sent and what comes of
an answer is known from the reference alone."""

import json
import random
from urllib.parse import quote

from names import ODD_TEXTS
from values import array, optional

CASES = ["north", "default", "east"]
UUIDS = ["123E4567-E89B-12D3-A456-426614174000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"]
URLS = ["https://a.example/b%20c?d=e&f#g", "mailto:x@y.example"]
# Seconds since 1970, as servers write them and as Swift is asked for them.
DATES = {"1970-01-02T00:00:00Z": 86400, "2024-02-29T12:30:15Z": 1709209815}
SIMPLE = ["Int", "String", "Bool", "Double", "Decimal", "UUID", "URL", "Date", "Way"]
ERRORS = {404: "gone", 429: "busy", 503: "down"}


def swift_text(text):
    return '"' + "".join(c if " " <= c <= "~" and c not in '"\\' else f"\\u{{{ord(c):x}}}"
        for c in text) + '"'


def dictionary(key, value):
    return ("dictionary", key, value)


def written(kind):
    if isinstance(kind, str):
        return kind
    if kind[0] == "dictionary":
        return f"[{written(kind[1])}: {written(kind[2])}]"
    return written(kind[1]) + "?" if kind[0] == "optional" else f"[{written(kind[1])}]"


class Wire:
    def __init__(self, rng):
        self.rng = rng
        self.dates = rng.choice(["iso8601", "seconds", "milliseconds"])
        # Each model by its fields: name, type, key in JSON, and what stands for what is left out.
        self.models = {}
        for index in range(3):
            kinds = [self.kind(2) for _ in range(rng.randrange(1, 5))]
            self.models[f"Part{index}"] = [(f"f{i}", k, rng.choice([None, f"k.{i}", f'a "{i}"']))
                for i, k in enumerate(kinds)]
        self.methods = [self.method(f"call{i}") for i in range(8)]

    def kind(self, depth):
        rng = self.rng
        way = rng.randrange(10)
        if depth > 0 and way < 2:
            return array(self.kind(depth - 1))
        if depth > 0 and way == 2:
            inner = self.kind(0)
            return optional(inner)
        if depth > 0 and way == 3:
            return dictionary(rng.choice(["String", "Way", "Int"]), self.kind(depth - 1))
        if self.models and way == 4:
            return rng.choice(list(self.models))
        return rng.choice(SIMPLE + ["Data"])

    # MARK: Values

    def value(self, kind):
        """A value as Swift and as what JSON makes of it."""
        rng = self.rng
        if kind == "Int":
            number = rng.choice([0, -3, 7, 2 ** 53])
            return str(number), number
        if kind == "String":
            text = rng.choice(ODD_TEXTS + ["a", "b c"])
            return swift_text(text), text
        if kind == "Bool":
            return rng.choice([("true", True), ("false", False)])
        if kind in ("Double", "Decimal"):
            number = rng.choice([0.5, -2.25, 1234.5])
            return (str(number) if kind == "Double" else f'Decimal(literal: "{number}")'), number
        if kind == "UUID":
            text = rng.choice(UUIDS)
            return f'UUID(literal: "{text}")', text
        if kind == "URL":
            text = rng.choice(URLS)
            return f'URL(literal: "{text}")', text
        if kind == "Data":
            text = rng.choice(["", "aGk=", "AP8KIg=="])
            return f'Data(base64: "{text}")', text
        if kind == "Date":
            text, seconds = rng.choice(list(DATES.items()))
            shown = {"iso8601": text, "seconds": seconds, "milliseconds": seconds * 1000}
            return f"Date(timeIntervalSince1970: {seconds})", shown[self.dates]
        if kind == "Way":
            name = rng.choice(CASES)
            return f"Way.{name}", name
        if isinstance(kind, str):
            parts = [(n, k, key or n, self.value(k)) for n, k, key in self.models[kind]]
            swift = ", ".join(f"{n}: {v[0]}" for n, _, _, v in parts)
            # What is missing and what is null are the same.
            return f"{kind}({swift})", {key: v[1] for _, _, key, v in parts if v[1] is not None}
        if kind[0] == "optional":
            return ("nil", None) if rng.random() < 0.4 else self.value(kind[1])
        if kind[0] == "list":
            values = [self.value(kind[1]) for _ in range(rng.randrange(3))]
            return "[" + ", ".join(v[0] for v in values) + "]", [v[1] for v in values]
        keys = {}
        for _ in range(rng.randrange(3)):
            swift, shown = self.value(kind[1])
            keys[str(shown)] = (swift, self.value(kind[2]))
        swift = ", ".join(f"{s}: {v[0]}" for s, v in keys.values())
        return f"[{swift}]" if keys else "[:]", {name: v[1] for name, (_, v) in keys.items()}

    def texts(self, kind, swift, shown):
        """What stands for a value in a URL."""
        if shown is None:
            return []
        if isinstance(kind, tuple) and kind[0] == "list":
            return [t for v in shown for t in self.texts(kind[1], None, v)]
        kind = kind[1] if isinstance(kind, tuple) else kind
        if kind == "Bool":
            return ["true" if shown else "false"]
        if kind == "UUID":
            return [shown.lower()]
        if kind == "Date":
            return [next(t for t, s in DATES.items()
                if shown in (t, s) or shown == s * 1000)]
        return [str(shown)]

    # MARK: Methods

    def method(self, name):
        rng = self.rng
        takes = {}
        path, holes = f"/{name}", []
        for index in range(rng.randrange(3)):
            takes[f"p{index}"] = rng.choice(["Int", "String", "Bool", "UUID", "Way"])
            holes.append(f"p{index}")
            path += rng.choice(["/", "/x-"]) + f"${{p{index}}}"
        query = {}
        for index in range(rng.randrange(4)):
            kind = rng.choice(SIMPLE)
            takes[f"q{index}"] = rng.choice([kind, optional(kind), array(kind)])
            query[rng.choice(["q", "a b", "é&"]) + str(index)] = f"q{index}"
        headers = {}
        if rng.random() < 0.5:
            takes["h"] = rng.choice(["Int", "Bool", "UUID"])
            headers["X-H"] = "h"
        body = None
        verb = rng.choice(["get", "post", "put", "patch", "delete"])
        if verb not in ("get", "delete") and rng.random() < 0.8:
            if rng.random() < 0.6:
                takes["body"] = body = rng.choice(list(self.models))
            else:
                takes["b0"], takes["b1"] = self.kind(1), self.kind(1)
                body = {"first": "b0", "second": "b1"}
        returns = rng.choice([None, self.kind(2), self.kind(2), array(self.kind(1))])
        if isinstance(returns, tuple) and returns[0] == "optional" or returns == "Data":
            returns = "Int"
        at = rng.choice([None, "data", "data[1].x"]) if returns else None
        return {"name": name, "takes": takes, "path": path, "holes": holes, "query": query,
            "headers": headers, "verb": verb, "body": body, "returns": returns, "at": at}

    # MARK: The spec

    def spec(self):
        lines = ["library: Wire", f"access: {self.rng.choice(['internal', 'public'])}", "models:",
            f"  Way: {{ cases: [{', '.join(CASES)}] }}"]
        for name, fields in self.models.items():
            lines.append(f"  {name}:\n    fields:")
            lines += [f"      {n}: {{ type: {json.dumps(written(k))}"
                + (f", key: {json.dumps(key)}" if key else "") + " }" for n, k, key in fields]
        lines += ["errors:", "  WireError: { gone: Gone, busy: { reason: String }, down: Down, other: Other }",
            "services:", "  wire:", "    http:", "      base: https://example.com/base",
            "      needs: { token: String }", "      headers: { X-Token: =token }",
            "      query: { key: =token }", f"      dates: {self.dates}", "    methods:"]
        for method in self.methods:
            lines.append(f"      {method['name']}:")
            keys = {"throws": "WireError", method["verb"]: json.dumps(method["path"]),
                "status": "{ 404: gone, 4xx: busy, 503: down }", "otherwise": "other"}
            if method["takes"]:
                keys["takes"] = "{ " + ", ".join(
                    f"{n}: {json.dumps(written(k))}" for n, k in method["takes"].items()) + " }"
            for key in ("query", "headers"):
                if method[key]:
                    keys[key] = "{ " + ", ".join(
                        f"{json.dumps(n, ensure_ascii=False)}: ={v}" for n, v in method[key].items()) + " }"
            if method["body"]:
                keys["body"] = "=body" if isinstance(method["body"], str) else "{ " + ", ".join(
                    f"{n}: ={v}" for n, v in method["body"].items()) + " }"
            if method["returns"]:
                keys["returns"] = json.dumps(written(method["returns"]))
            if method["at"]:
                keys["at"] = json.dumps(method["at"])
            lines += [f"        {k}: {v}" for k, v in keys.items()]
        return "\n".join(lines) + "\n"

    # MARK: The tests

    def tests(self):
        lines = ["import Foundation", "import MVVMRuntime", "import Testing", "",
            "@MainActor @Suite struct WireTests {",
            "  /// Whether two texts are the same JSON.",
            "  func areSame(_ one: String, _ other: String) throws -> Bool {",
            "    func read(_ text: String) throws -> NSObject? {",
            "      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? NSObject",
            "    }", "    return try read(one) == read(other)", "  }"]
        for method in self.methods:
            for index in range(2):
                lines += self.test(method, index)
        return "\n".join(lines + ["}"]) + "\n"

    def test(self, method, index):
        values = {n: self.value(k) for n, k in method["takes"].items()}
        for name in method["holes"]:
            if method["takes"][name] == "String":
                text = self.rng.choice(["a", "b/c", "..%", "é ?#", "a+b&c=d;e"])
                values[name] = swift_text(text), text

        def texts(name):
            return self.texts(method["takes"][name], *values[name])

        def encoded(text):
            return quote(text, safe="-._~")

        path = method["path"]
        for name in method["holes"]:
            path = path.replace(f"${{{name}}}", encoded(texts(name)[0]))
        items = ["key=" + encoded("t&k n")]
        items += [encoded(n) + "=" + encoded(t) for n, v in method["query"].items() for t in texts(v)]
        target = f"{method['verb'].upper()} /base{path}?{'&'.join(items)}"
        call = f"client.{method['name']}(" + ", ".join(f"{n}: {v[0]}" for n, v in values.items()) + ")"
        status = self.rng.choice([200, 200, 201, 404, 418, 500, 503])
        answer = self.value(method["returns"]) if method["returns"] else ("", None)
        body = {None: answer[1], "data": {"data": answer[1], "x": 1},
            "data[1].x": {"data": [None, {"x": answer[1]}]}}[method["at"]]
        text = json.dumps(body, ensure_ascii=False) if method["returns"] else ""
        lines = ["", f"  @Test func {method['name']}_{index}() async throws {{",
            f"    let text = {swift_text(text)}",
            "    let server = try LoopbackServer { _ in .status(" + f"{status}, body: Array(text.utf8)) }}",
            '    let client = LiveWireService(token: "t&k n", base: server.url.appendingPathComponent("base"))']
        if status < 300:
            if method["returns"]:
                lines += [f"    let expected: {written(method['returns'])} = {answer[0]}",
                    f"    #expect(try await {call} == expected)"]
            else:
                lines.append(f"    try await {call}")
        else:
            case = ERRORS.get(status, "busy" if status < 500 else "other")
            lines += ["    do {", f"      _ = try await {call}", '      Issue.record("no error")',
                "    } catch {",
                f"      if case .{case} = error {{}} else {{ Issue.record(\"\\(error)\") }}", "    }"]
        lines += ["    let request = try #require(server.requests.now.first)",
            f"    #expect(request.target == {swift_text(target)})",
            '    #expect(request.header("X-Token") == "t&k n")']
        for name, value in method["headers"].items():
            lines.append(f"    #expect(request.header({swift_text(name)}) == {swift_text(texts(value)[0])})")
        if method["body"]:
            sent = values["body"][1] if isinstance(method["body"], str) else {
                n: values[v][1] for n, v in method["body"].items()}
            lines.append("    #expect(try areSame(request.body, "
                + swift_text(json.dumps(sent, ensure_ascii=False)) + "))")
        return lines + ["  }"]


def wire(seed):
    return Wire(random.Random(f"wire {seed}"))
