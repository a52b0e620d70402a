extension Explanation {
  /// The explanation as a terminal shows it.
  public var text: String {
    """
    \(id): \(title)

    \(why)

    Wrong:

    \(isDescribed ? Self.indented(wrong) : Self.indented(visible))

    Right:

    \(Self.indented(right))

    """
  }

  /// All kinds of messages, a line each.
  public static var list: String { all.map { "\($0.id)  \($0.title)\n" }.joined() }

  /// The page of all kinds of messages, as Markdown.
  public static var page: String {
    var page = """
      # Messages

      What mvvmgen says about a spec, by the id that ends each message. `mvvmgen explain MVG062`
      prints a part of this page, which is made from the same text: change it in
      `Sources/Generator/Diagnostics/Explanations`.

      From MVG200 on, and where it says so, a message is a warning: the spec is legal, and something
      in it is surely not meant. `--strict` makes warnings errors. A comment allows one by its id: at
      the end of a line for that line, alone in its line for the next one, and before all else for
      the whole file. What follows the ids is the reason.

      ```yml
      outputs:
        count: Int  # allow MVG200: set by the next version
      ```

      """
    for explanation in all { page += "\n" + explanation.section }
    return page
  }

  private var section: String {
    let wrongPart = isDescribed ? wrong + "\n" : "```yml\n\(visible)\n```\n"
    return
      "## \(id): \(title)\n\n\(why)\n\nWrong:\n\n\(wrongPart)\nRight:\n\n```yml\n\(right)\n```\n"
  }

  /// The wrong example with an arrow where a tab stands, as no reader could see it.
  private var visible: String { String(wrong.flatMap { $0 == "\t" ? Array("→ ") : [$0] }) }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
