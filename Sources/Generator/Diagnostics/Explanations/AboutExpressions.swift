extension Explanation {
  /// About expressions and values.
  static let aboutExpressions: [Explanation] = [
    Explanation(
      100, "An expression that is not written as one",
      why: """
        The language of expressions is small: `not`, `and` and `or` are words, and a choice is
        `if a then b else c`.
        """,
      example: """
          screen: A
          inputs: { a: Bool, b: Bool }
        - outputs: { both: { from: a && b } }
        + outputs: { both: { from: a and b } }
        """
    ),
    Explanation(
      101, "A value of another type",
      why: """
        No value becomes one of another type by itself: `String(n)`, `Double(n)` and `Int(x)`
        convert, and a formatter shows a value as text.
        """,
      example: """
          screen: A
          inputs: { age: Int }
        - outputs: { text: { type: String, from: age } }
        + outputs: { text: { type: String, from: String(age) } }
        """
    ),
    Explanation(
      102, "A literal that does not fit",
      why: """
        What type a text in YAML has is told by where it stands. The message names the type that
        is expected there.
        """,
      example: """
          library: A
        - constants: { limit: { type: Int, value: three } }
        + constants: { limit: { type: Int, value: 3 } }
        """
    ),
    Explanation(
      103, "A member that there isn't",
      why: """
        Models and cells have their fields, and the types of the language have the members of
        the reference.
        """,
      example: """
          screen: A
          inputs: { name: String }
        - outputs: { size: { from: name.length } }
        + outputs: { size: { from: name.count } }
        """
    ),
    Explanation(
      104, "An optional where its value is wanted",
      why: """
        What may be missing needs a default, or has to be asked for: `?? 0`, `?.`, `if x as y
        then … else …`.
        """,
      example: """
          screen: A
          inputs: { age: Int? }
        - outputs: { next: { type: Int, from: age } }
        + outputs: { next: { type: Int, from: age ?? 0 } }
        """
    ),
    Explanation(
      105, "Operands that don't go together",
      why: """
        Both sides of an operator have one type, and it is one that the operator works on.
        """,
      example: """
          screen: A
          inputs: { age: Int }
        - outputs: { text: { from: '"Age: " + age' } }
        + outputs: { text: { text: "Age: ${age}" } }
        """
    ),
    Explanation(
      106, "A case that there isn't",
      why: """
        An enum or error has the cases that it declares.
        """,
      example: """
          screen: A
          models: { Mode: { cases: [list, grid] } }
          inputs: { mode: { type: Mode, initial: list } }
        - outputs: { isGrid: { from: mode == .gird } }
        + outputs: { isGrid: { from: mode == .grid } }
        """
    ),
    Explanation(
      107, "A formatter that there isn't, or that shows something else",
      why: """
        What stands after `|` is a formatter, and each one shows values of one type.
        """,
      example: """
          screen: A
        - formatters: { day: { date: yyyy-MM-dd } }
        + formatters: { cost: { currency: USD } }
          inputs: { price: Double }
        - outputs: { text: { from: price | day } }
        + outputs: { text: { from: price | cost } }
        """
    ),
    Explanation(
      108, "Arguments that don't fit",
      why: """
        A function or initialiser takes its own arguments, with their labels, no more and no
        fewer.
        """,
      example: """
          screen: A
          inputs: { a: Int, b: Int }
        - outputs: { larger: { from: 'max(a)' }, both: { from: a + b } }
        + outputs: { larger: { from: 'max(a, b)' } }
        """
    ),
    Explanation(
      109, "A function in the wrong place",
      why: """
        `x => …` is the argument of a member that goes through a list, such as `map` and
        `filter`, and no value elsewhere.
        """,
      example: """
          screen: A
          inputs: { numbers: "[Int]" }
        - outputs: { large: { from: numbers.filter(3) } }
        + outputs: { large: { from: numbers.filter(x => x > 3) } }
        """
    ),
    Explanation(
      110, "A value that can't be shown as text",
      why: """
        A hole shows a String, a Bool or a number. A Date or an amount goes through a formatter,
        an optional needs a default, and of a model one of its members is shown.
        """,
      example: """
          screen: A
          inputs: { name: String? }
        - outputs: { greeting: { text: "Hello ${name}!" } }
        + outputs: { greeting: { text: 'Hello ${name ?? "you"}!' } }
        """
    ),
    Explanation(
      111, "A value whose type can't be told",
      why: """
        Nothing says of what type an empty list, `nil` or `.case` is meant to be.
        """,
      example: """
          screen: A
          inputs: { flag: Bool }
        - outputs: { isEmpty: { from: '[nil].isEmpty or flag' } }
        + outputs: { isEmpty: { from: '[1].isEmpty or flag' } }
        """
    ),
    Explanation(
      112, "A text that is the name of something",
      why: """
        A text without quotes is text, also where it equals a name, or reads as an expression. If
        the value is meant it starts with `=`; if the text is meant it goes in quotes. A hole in a text is written
        `${name}`: `$name` and `\\(name)` are text. So is `nil`: no value is written `null`. Quotes as
        word processors write them (`“Ann”`) are part of the text, and so is one that nothing opens. A key alone, as in `{ name }`, is null.
        """,
      example: """
          screen: A
          inputs: { name: String, go: {} }
        - outputs: { title: String, hello: { text: "Hello ${name}" } }
        + outputs: { title: String }
          bindings:
            - when: go
              do:
        -       - set: { title: name }
        +       - set: { title: =name }
        """
    ),
    Explanation(
      113, "A key of a value that is given twice",
      why: """
        A dictionary, a model or the arguments of a call have each key once.
        """,
      example: """
          library: A
          constants:
        -   sizes: { type: "[String: Int]", value: { small: 1, small: 2 } }
        +   sizes: { type: "[String: Int]", value: { small: 1, large: 2 } }
        """
    ),
  ]
}
