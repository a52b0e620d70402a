"""The libraries that all screens of a batch use: one, and another that it uses itself."""

from names import ODD_TEXTS
from values import BYTES, ROOT, WEB, ZONES, literal, value_text

ACCESS = ["internal", "package", "public"]


def text_value(text):
    return value_text(literal(text, "String"))


class Shared:
    def __init__(self, rng):
        self.rng = rng
        self.docs = [rng.choice(ODD_TEXTS) for _ in range(4)]
        self.messages = {"‹low›": "Low level", "‹high›": rng.choice(ODD_TEXTS), "‹off›": 'is "off"'}
        self.gone = rng.choice(ODD_TEXTS)
        # What shows a type is as hidden as the type, or more.
        least = rng.randrange(3)
        self.lowest = rng.choice(ACCESS[least:])
        self.access = ACCESS[least]
        self.levels = ACCESS[:least + 1]

    def error_text(self, error):
        """What a message says: the text of a case, or its name."""
        if isinstance(error, str):
            return error
        return self.gone if error[0] == "‹gone›" else error[0]

    def base_text(self):
        """All types: where one is called like something of Swift, what needs that has to know of it."""
        docs = [value_text(d) for d in self.docs]
        levels = ", ".join(f"{n}: {text_value(t)}" for n, t in self.messages.items())
        # Where a name is one of Swift's, whoever imports it is warned.
        return f"""\
# allow MVG246
library: Base
access: {self.lowest}
constants:
  ‹none›: {{ type: Set<Int>, value: [] }}
  ‹epoch›: {{ type: Date, value: 2000-02-29T00:00Z }}
  ‹root›: {{ type: UUID, value: {ROOT} }}
  ‹web›: {{ type: URL, value: "{WEB}" }}
  ‹raw›: {{ type: Data, value: {BYTES} }}
formatters:
  ‹cash›: {{ currency: USD, locale: en_US }}
  ‹moment›: {{ date: "yyyy-MM-dd HH:mm:ss" }}
models:
  ‹Level›: {{ doc: {docs[1]}, cases: {{ {levels} }} }}
  ‹Mode›: {{ cases: {{ ‹idle›: {{}}, ‹busy›: {{ ‹percent›: Int }}, ‹named›: {{ ‹text›: String, ‹loud›: Bool }} }} }}
  ‹Item›:
    doc: {docs[2]}
    fields: {{ ‹id›: Int, ‹name›: {{ type: String, doc: {docs[3]} }}, ‹tag›: "String?", ‹done›: Bool,
      ‹price›: {{ type: Decimal, default: 0.5, key: unit-price }}, ‹due›: {{ type: "Date?", date: yyyy-MM-dd }},
      ‹key›: UUID, ‹link›: "URL?", ‹blob›: {{ type: Data, default: aGk= }} }}
errors:
  ‹Failed›: {{ ‹gone›: {text_value(self.gone)}, ‹broken›: {{ ‹amount›: Int }}, ‹odd›: null }}
services:
  ‹api›:
    protocol: ‹Fetching›
    methods:
      ‹load›: {{ takes: {{ ‹of›: Int, ‹with›: String }}, returns: Int, throws: ‹Failed› }}
      ‹names›: {{ returns: [String] }}
      ‹fire›: {{ takes: {{ ‹of›: Int }} }}
      ‹quick›: {{ returns: Int, sync: true }}
      ‹feed›: {{ takes: {{ ‹of›: Int }}, streams: Int, throws: true }}
      ‹find›: {{ takes: {{ ‹of›: UUID, ‹with›: "URL?" }}, returns: Data, throws: ‹Failed› }}
      ‹stamp›: {{ returns: Date, sync: true }}
      ‹keep›: {{ takes: {{ ‹of›: "[‹Item›]", ‹with›: "Date?" }}, throws: true }}
      ‹watch›: {{ takes: {{ ‹of›: "String?" }}, streams: ‹Item› }}
  ‹old›:
    protocol: ‹Asking›
    style: callback
    methods:
      ‹ask›: {{ takes: {{ ‹of›: Int }}, returns: String, throws: ‹Failed› }}
      ‹push›: {{ takes: {{ ‹of›: Decimal }} }}
      ‹pull›: {{ returns: "[‹Item›]" }}
      ‹shut›: {{ throws: true }}
      ‹drip›: {{ takes: {{ ‹of›: Int }}, streams: Int, throws: ‹Failed› }}
cells:
  ‹Row›:
    from: {{ ‹thing›: ‹Item›, ‹index›: Int }}
    fields:
      ‹title›: {{ text: "${{‹index›}}: ${{‹thing›.‹name›}}" }}
      ‹isDone›: {{ from: ‹thing›.‹done› }}
      ‹place›: {{ from: ‹index› + ‹thing›.‹id› }}
      ‹worth›: {{ text: "${{‹thing›.‹price› | ‹cash›}}" }}
"""

    def text(self):
        rng = self.rng
        return f"""\
# allow MVG246
library: Shared
doc: {value_text(self.docs[0])}
access: {self.access}
uses: base.yaml
constants:
  ‹empty›: {{ type: "[String: Int]", value: {{}} }}
formatters:
  ‹there›: {{ date: "yyyy-MM-dd HH:mm:ss", timeZone: {ZONES[1]} }}
  ‹priced›: {{ of: ‹Item›, text: "${{value.‹name›}} at ${{value.‹price› | ‹cash›}}" }}
services:
  ‹net›:
    http:
      base: https://example.com/a
      needs: {{ ‹token›: String }}
      headers: {{ X-Token: =‹token› }}
      retry: {{ times: 2, on: [503, network], wait: 10ms }}
      dates: {rng.choice(["seconds", "milliseconds", "iso8601", "yyyy-MM-dd"])}
    methods:
      ‹list›: {{ takes: {{ ‹of›: "[Int]", ‹with›: "‹Level›?" }}, returns: "[‹Item›]", get: "/items", query: {{ of: =‹of›, with: =‹with› }}, at: "a.b[0]?", cache: 5s }}
      ‹post›: {{ takes: {{ ‹of›: ‹Item›, ‹with›: Date }}, returns: ‹Item›, throws: ‹Failed›, post: "/items/${{‹of›.‹id›}}/${{‹with›}}", body: {{ item: =‹of›, "a b": "x", at: =‹with› }}, status: {{ 404: ‹gone›, 5xx: ‹odd› }}, otherwise: ‹odd› }}
      ‹drop›: {{ takes: {{ ‹of›: Decimal }}, throws: true, delete: "/x/${{‹of›}}", timeout: 2s }}
"""
