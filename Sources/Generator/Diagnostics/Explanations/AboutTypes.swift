extension Explanation {
  /// About types and names.
  static let aboutTypes: [Explanation] = [
    Explanation(
      60, "A type that is not written as one",
      why: """
        Types are written as in Swift: `String`, `Int?`, `[Photo]`, `[String: Int]`, `Set<Int>`.
        """,
      example: """
          screen: A
        - needs: { numbers: "[Int" }
        + needs: { numbers: "[Int]" }
        + outputs: { count: { from: numbers.count } }
        """
    ),
    Explanation(
      61, "A type that there isn't",
      why: """
        A type is one of the language, one that the spec declares, or one of those in `types`,
        which Swift knows.
        """,
      example: """
          screen: A
        - needs: { name: Sting }
        + needs: { name: String }
        + outputs: { title: { from: name } }
        """
    ),
    Explanation(
      62, "A name that there isn't",
      why: """
        An expression sees the states, inputs, outputs, needs and constants of the screen, and
        in a binding the parameters and what the steps before have named.
        """,
      example: """
          screen: A
          inputs: { name: String }
        - outputs: { greeting: { text: "Hello ${nme}!" } }
        + outputs: { greeting: { text: "Hello ${name}!" } }
        """
    ),
    Explanation(
      63, "A name that is no value",
      why: """
        The name of a type, a formatter, an event or a service has no value of its own. Others
        have one that is not there yet: constants are made of constants, what is there first of
        constants and needs, and a cell of its sources and constants.
        """,
      example: """
          screen: A
          formatters: { share: { percent: { fraction: 0 } } }
          inputs: { ratio: Double }
        - outputs: { text: { from: share } }
        + outputs: { text: { from: ratio | share } }
        """
    ),
  ]
}
