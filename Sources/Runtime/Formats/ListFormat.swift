import Foundation

/// Shows texts as a list: "a, b, and c".
///
/// A class, so that what holds one need not know how a style of Foundation is copied.
public nonisolated final class ListFormat: Sendable {
  /// The word before the last element.
  public enum Kind: Sendable {
    /// All of them.
    case and
    /// One of them.
    case or
  }

  private let style: ListFormatStyle<StringStyle, [String]>

  /// Shows lists in the language of the environment.
  public init(_ kind: Kind, _ environment: ScreenEnvironment, locale: String? = nil) {
    let style = ListFormatStyle<StringStyle, [String]>.list(type: kind == .and ? .and : .or)
    self.style = style.locale(environment.locale(locale))
  }

  /// The texts as one.
  public func text(_ texts: [String]) -> String {
    style.format(texts)
  }
}
