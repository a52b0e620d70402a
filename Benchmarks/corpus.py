"""Makes the specs that are measured: the same ones on every machine."""

import pathlib

SCREEN = """\
# A screen of the benchmarks: a list that is searched, chosen from and paid for.
screen: Shop{n}
doc: Lists what the shop sells, and sells it.
{uses}
models:
  Item{n}:
    doc: One thing that is sold.
    fields:
      id: Int
      name: String
      price: Double
      rating: {{ type: Double?, key: user_rating }}
      tags: [String]
  Sorting{n}:
    cases: [byName, byPrice]

errors:
  ShopError{n}:
    offline: The shop can't be reached
    soldOut: Nothing is left of this

services:
  shop{n}:
    methods:
      search:
        doc: Finds what has the text in its name.
        takes: {{ text: String, page: Int }}
        returns: [Item{n}]
        throws: ShopError{n}
      buy:
        takes: {{ id: Int }}
        throws: ShopError{n}

formatters:
  money: {{ number: {{ minFraction: 2, maxFraction: 2, grouping: true }} }}

cells:
  Row{n}:
    from: {{ item: Item{n} }}
    fields:
      title: {{ from: item.name }}
      detail: {{ text: "${{item.price | money}} each" }}
      isGood: {{ from: (item.rating ?? 0.0) >= 4.5 }}

inputs:
  query: String
  refresh: {{}}
  sort:
    takes: {{ by: Sorting{n} }}
  buy:
    takes: {{ index: Int }}
{inputs}
state:
  items: [Item{n}]
  sorting: {{ type: Sorting{n}, initial: byName }}

outputs:
  isLoading: Bool
  rows: {{ from: items.map(x => Row{n}(x)) }}
  total: {{ text: "${{items.count}} things, ${{items.map(x => x.price).sum | money}}" }}
  isEmpty: {{ from: items.isEmpty and not isLoading }}
  isByName: {{ from: sorting == .byName }}
  alert: {{ emits: String }}
{outputs}
bindings:
  - when: [start, refresh, query]
    policy: latest
    debounce: 300ms
    loading: isLoading
    do:
      - call: shop{n}.search
        with: {{ text: =query.trimmed, page: 1 }}
        as: found
        catch:
          - set: {{ items: [] }}
          - emit: alert
            value: =error.message
      - set: {{ items: '=found.sorted(x => x.price)' }}

  - when: sort
    do:
      - set: {{ sorting: =by }}

  - when: buy
    policy: first
    do:
      - if: items[index]
        as: item
        then:
          - call: shop{n}.buy
            with: {{ id: =item.id }}
            catch:
              - emit: alert
                value: "${{item.name}}: ${{error.message}}"
          - emit: alert
            value: Thank you for ${{item.name}}!
{bindings}
scenarios:
  - name: shows what was found
    given:
      shop{n}.search: {{ returns: [{{ id: 1, name: Tea, price: 2.5, tags: [] }}] }}
    steps:
      - set: {{ query: tea }}
      - advance: 300ms
      - expect: {{ isEmpty: false }}
      - expectCalls:
          shop{n}.buy: []
"""

SMALL = """\
# The smallest of the screens.
screen: Small{n}
doc: Counts how many things there are.

inputs:
  add: {{}}
{inputs}
state:
  items: [String]

outputs:
  total: {{ text: "${{items.count}} things" }}
{outputs}
bindings:
  - when: add
    do:
      - set: {{ items: =items.appending("thing") }}
{bindings}"""

# Ten lines: what makes a spec longer.
INPUTS = """\
  title{k}: String
"""
OUTPUTS = """\
  count{k}: {{ type: Int, initial: {k} }}
  line{k}: {{ text: "${{title{k}}}: ${{count{k} + 1}} of ${{items.count}}" }}
"""
BINDINGS = """\
  - when: title{k}
    do:
      - if: count{k} < 100 and not title{k}.isEmpty
        then:
          - set: {{ count{k}: =count{k} + title{k}.count }}
        else:
          - set: {{ count{k}: 0 }}
"""

LIBRARY = """\
library: Common
models:
  Money:
    fields: { amount: Double, currency: String }
""" + "".join(
    f"""\
  Shared{k}:
    doc: Something that many screens know.
    fields:
      id: Int
      name: String
      price: Money
      isNew: {{ type: Bool, default: false }}
"""
    for k in range(40)
)


def spec(n, units=0, uses="", form=SCREEN):
    parts = {"inputs": INPUTS, "outputs": OUTPUTS, "bindings": BINDINGS}
    lines = {
        name: "".join(part.format(k=k) for k in range(units)) for name, part in parts.items()
    }
    return form.format(n=n, uses=uses, **lines)


def sharing(n):
    """A screen with something of the library."""
    text = spec(n, uses="uses: [common.yaml]\n")
    return text.replace("tags: [String]", "tags: [String]\n      shared: Shared0?")


def of_lines(lines):
    """A spec of about so many lines."""
    form = SMALL if lines < 100 else SCREEN
    return spec(lines, max(0, lines - spec(0, form=form).count("\n")) // 10, form=form)


def write(folder, specs):
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in specs:
        (folder / name).write_text(text)


def make(root):
    """Writes all corpora below a folder, each to a folder of its own."""
    root = pathlib.Path(root)
    for count in (1, 100, 1000, 10000):
        write(root / f"specs-{count}", ((f"shop_{n:05}.yaml", spec(n)) for n in range(count)))
    for lines in (50, 100, 500, 1000, 5000, 10000):
        write(root / f"lines-{lines}", [(f"shop_{lines:05}.yaml", of_lines(lines))])
    write(root / "library-1000", [("common.yaml", LIBRARY)])
    write(
        root / "library-1000",
        ((f"shop_{n:05}.yaml", sharing(n)) for n in range(1000)),
    )
