/// A value that is computed when a template comes upon it.
public final class MustacheLambda: Equatable, Sendable {
  private let body: @Sendable (_ section: String?) -> String

  /// Makes a lambda: it is given the source of its section, or nothing where it is a variable, and
  /// what it returns is a template of its own.
  public init(_ body: @escaping @Sendable (_ section: String?) -> String) {
    self.body = body
  }

  func callAsFunction(_ section: String?) -> String { body(section) }

  /// A lambda equals itself only.
  public static func == (left: MustacheLambda, right: MustacheLambda) -> Bool { left === right }
}
