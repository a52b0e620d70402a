extension Explanation {
  /// About what is legal and surely not meant.
  static let aboutWarnings: [Explanation] = [
    Explanation(
      203, "A step or a value that is never reached",
      why: """
        It stands after what ends the run on every way, or in the branch of a condition that
        never changes; a value in an `if … then … else …` may stand there too. What a binding has
        as its `loading` is true in all of its steps, and a `let` of a literal is that literal.
        A `set` of the value that sets a binding off ends its run under `latest`, as the change
        starts a new one: what else is to be set stands in the same `set`.
        """,
      example: """
          screen: A
          inputs: { tap: {} }
          outputs: { count: Int }
          bindings:
            - when: tap
              do:
        -       - stop: true
        +       - if: count == 9
        +         then:
        +           - stop: true
                - set: { count: =count + 1 }
        """
    ),
    Explanation(
      204, "A scenario that expects nothing",
      why: """
        It can't fail, so it tests nothing.
        """,
      example: """
          screen: A
          inputs: { name: String }
          outputs: { greeting: { text: "Hello ${name}" } }
          scenarios:
            - name: greets
              steps:
                - set: { name: Ann }
        +       - expect: { greeting: Hello Ann }
        """
    ),
    Explanation(
      229, "A value that is compared with itself",
      why: """
        Both sides of a comparison are the same, so it has always the same result. Of a Double the question
        is whether it is a number, and is not warned of.
        """,
      example: """
          screen: A
          needs: { total: Int, limit: Int }
          outputs:
            left: { from: limit - total }
        -   isFull: { from: total == total }
        +   isFull: { from: total == limit }
        """
    ),
    Explanation(
      230, "A value that is set to itself",
      why: """
        It stays what it is. Most often a parameter or a local name is called otherwise than was thought,
        or another value is meant. The observers of an output are told once more: where that is wanted,
        allow the warning.
        """,
      example: """
          screen: A
          inputs: { search: { takes: { text: String } } }
          outputs: { query: String }
          bindings:
            - when: search
              do:
        -       - set: { query: =query }
        +       - set: { query: =text }
        """
    ),
    Explanation(
      231, "Two minus signs beside each other",
      why: """
        A number less than nothing is taken away, so the two together add. Nobody writes that on purpose,
        and Swift refuses it. What is meant so is written `a - -1`, or with a plus.
        """,
      example: """
          screen: A
          needs: { total: Int }
        - outputs: { last: { from: total -- 1 } }
        + outputs: { last: { from: total - 1 } }
        """
    ),
    Explanation(
      251, "A part of a path that may be empty",
      why: """
        A client refuses a path with an empty part before anything is sent, as `/shops//rows` is
        another address: with `?? ""` in a part of its own, the call fails whenever the value is
        missing. A parameter that is never missing leaves that to the caller.
        """,
      example: """
          library: Shops
          services:
            shops:
              http: { base: https://example.com }
              methods:
                open:
        -         takes: { name: String? }
        +         takes: { name: String }
                  throws: true
        -         post: /shops/${name ?? ""}/open
        +         post: /shops/${name}/open
        """
    ),
    Explanation(
      253, "A division by zero",
      why: """
        Nothing traps, so the value is 0 of Ints, and an infinity of Doubles, whatever is divided. A
        number that was written to be changed later is a constant.
        """,
      example: """
          screen: A
          needs: { total: Int, people: Int }
          outputs:
            guests: { from: people }
        -   share: { from: total / 0 }
        +   share: { from: total / people }
        """
    ),
    Explanation(
      259, "A count that is compared with less than nothing",
      why: """
        Nothing has fewer than no elements, so the answer is the same whatever happens. It is nearly
        always `> 0` or `isEmpty` that was meant.
        """,
      example: """
          screen: A
          needs: { items: [Int] }
        - outputs: { hasItems: { from: items.count >= 0 } }
        + outputs: { hasItems: { from: items.count > 0 } }
        """
    ),
    Explanation(
      260, "A default that is nil",
      why: """
        `??` says what stands in for a value that is missing. With nil in its place the value is as it
        was without it.
        """,
      example: """
          screen: A
          needs: { name: String? }
        - outputs: { title: { from: name ?? nil } }
        + outputs: { title: { from: name } }
        """
    ),
    Explanation(
      262, "A URL without its scheme",
      why: """
        What starts with no `https://` is relative: a path below another URL. A browser adds the scheme
        to what its user types, and nothing does so here: opened as it is, such a URL leads nowhere.
        """,
      example: """
          screen: A
        - constants: { site: { type: URL, value: www.example.com } }
        + constants: { site: { type: URL, value: https://www.example.com } }
          outputs: { shown: { from: site } }
        """
    ),
  ]
}
