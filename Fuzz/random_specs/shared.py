"""The library that all screens of a batch use."""

from names import ODD_TEXTS
from values import literal, value_text


def text_value(text):
    return value_text(literal(text, "String"))


class Shared:
    def __init__(self, rng):
        self.docs = [rng.choice(ODD_TEXTS) for _ in range(4)]
        self.messages = {"‹low›": "Low level", "‹high›": rng.choice(ODD_TEXTS), "‹off›": 'is "off"'}
        self.gone = rng.choice(ODD_TEXTS)

    def error_text(self, error):
        """What a message says: the text of a case, or its name."""
        if isinstance(error, str):
            return error
        return self.gone if error[0] == "‹gone›" else error[0]

    def text(self):
        docs = [value_text(d) for d in self.docs]
        levels = ", ".join(f"{n}: {text_value(t)}" for n, t in self.messages.items())
        return f"""\
library: Shared
doc: {docs[0]}
constants:
  ‹empty›: {{ type: "[String: Int]", value: {{}} }}
  ‹none›: {{ type: Set<Int>, value: [] }}
models:
  ‹Level›: {{ doc: {docs[1]}, cases: {{ {levels} }} }}
  ‹Mode›: {{ cases: {{ ‹idle›: {{}}, ‹busy›: {{ ‹percent›: Int }}, ‹named›: {{ ‹text›: String, ‹loud›: Bool }} }} }}
  ‹Item›:
    doc: {docs[2]}
    fields: {{ ‹id›: Int, ‹name›: {{ type: String, doc: {docs[3]} }}, ‹tag›: "String?", ‹done›: Bool }}
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
  ‹old›:
    protocol: ‹Asking›
    style: callback
    methods:
      ‹ask›: {{ takes: {{ ‹of›: Int }}, returns: String, throws: ‹Failed› }}
cells:
  ‹Row›:
    from: {{ ‹thing›: ‹Item›, ‹index›: Int }}
    fields:
      ‹title›: {{ text: "${{‹index›}}: ${{‹thing›.‹name›}}" }}
      ‹isDone›: {{ from: ‹thing›.‹done› }}
      ‹place›: {{ from: ‹index› + ‹thing›.‹id› }}
"""
