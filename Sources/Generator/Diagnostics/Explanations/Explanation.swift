/// What a kind of message means, with a wrong and a right example.
///
/// `mvvmgen explain` prints it, and `Docs/Diagnostics.md` is made of all of them.
public struct Explanation: Sendable {
  /// The kind of message.
  public let id: DiagnosticID
  /// What is wrong, in general.
  let title: String
  /// Why it is wrong, and what to do.
  let why: String
  /// The right spec, or both with marks.
  private let example: String
  /// What is wrong where a text can't show it.
  private let words: String?

  /// `example` holds both specs: `-` is before the lines of the wrong one, `+` before those of the
  /// right one, and two spaces before those of both.
  init(_ number: UInt16, _ title: String, why: String, example: String) {
    self.init(number, title, why, words: nil, example)
  }

  /// Of what a text can't show, only the right example is a spec.
  init(_ number: UInt16, _ title: String, why: String, wrongInWords: String, right: String) {
    self.init(number, title, why, words: wrongInWords, right)
  }

  private init(
    _ number: UInt16, _ title: String, _ why: String, words: String?, _ example: String
  ) {
    id = DiagnosticID(number)
    self.title = title
    self.why = why
    self.words = words
    self.example = example
  }

  /// Whether the wrong example is described in words.
  public var isDescribed: Bool { words != nil }

  /// A spec that gives just this message; in words where a text can't show it.
  public var wrong: String { words ?? spec(without: "+") }

  /// A spec that is right.
  public var right: String { isDescribed ? example : spec(without: "-") }

  private func spec(without mark: Character) -> String {
    example.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.first != mark }
      .map { String($0.dropFirst(2)) }.joined(separator: "\n")
  }

  /// All kinds of messages, by their numbers.
  public static let all: [Explanation] =
    aboutFile + aboutKeys + aboutDeclarations + aboutTypes + aboutExpressions + aboutBindings
    + aboutSteps + aboutScenarios + aboutHTTP
    + (aboutUnused + aboutRuns + aboutLostChanges + aboutFormats + aboutNames + aboutWarnings)
    .sorted { $0.id < $1.id }

  /// The explanation of a kind of message.
  public static func of(_ id: DiagnosticID) -> Explanation? {
    all.first { $0.id == id }
  }
}
