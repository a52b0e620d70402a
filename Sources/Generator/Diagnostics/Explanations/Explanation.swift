/// What a kind of message means, with a wrong and a right example.
///
/// `mvvmgen explain` prints it, and `Docs/Diagnostics.md` is made of all of them.
public struct Explanation: Sendable {
  /// The kind of message.
  public let id: DiagnosticID
  /// What is wrong, in general.
  public let title: String
  /// Why it is wrong, and what to do.
  public let why: String
  /// A spec that gives just this message; in words where a text can't show it.
  public let wrong: String
  /// A spec that is right.
  public let right: String
  private let bytes: (@Sendable () -> [UInt8])?

  init(
    _ number: UInt16, _ title: String, why: String, wrong: String,
    bytes: (@Sendable () -> [UInt8])? = nil, right: String
  ) {
    id = DiagnosticID(number)
    self.title = title
    self.why = why
    self.wrong = wrong
    self.bytes = bytes
    self.right = right
  }

  /// Whether the wrong example is described in words.
  public var isDescribed: Bool { bytes != nil }

  /// The wrong example as a file holds it.
  public var wrongBytes: [UInt8] { bytes?() ?? Array(wrong.utf8) }

  /// All kinds of messages, by their numbers.
  public static let all: [Explanation] =
    aboutFile + aboutKeys + aboutDeclarations + aboutTypes + aboutExpressions + aboutBindings
    + aboutSteps + aboutScenarios + aboutHTTP
    + (aboutUnused + aboutRuns + aboutWarnings).sorted { $0.id < $1.id }

  /// The explanation of a kind of message.
  public static func of(_ id: DiagnosticID) -> Explanation? {
    all.first { $0.id == id }
  }
}
