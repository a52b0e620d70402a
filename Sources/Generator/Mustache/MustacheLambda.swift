/// A value that is computed each time a template comes upon it.
public final class MustacheLambda: Equatable, Sendable {
  private let body: @Sendable (_ section: String?) -> String

  /// Makes a lambda. It is given the source of its section, or nothing where it is a variable, and
  /// what it returns is rendered as a template in its place.
  public init(_ body: @escaping @Sendable (_ section: String?) -> String) {
    self.body = body
  }

  func callAsFunction(_ section: String?) -> String { body(section) }

  /// A lambda equals itself only.
  public static func == (left: MustacheLambda, right: MustacheLambda) -> Bool { left === right }
}
