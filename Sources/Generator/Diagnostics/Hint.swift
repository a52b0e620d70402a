/// What to do about a mistake: as its author reads it, and as what an editor can do.
public struct Hint: Hashable, Sendable {
  /// It in English.
  public var text: String
  /// What to write in place of the part that is wrong, where that is all that there is to do.
  public var replacement: String?
  /// Whether the part that is wrong is only the dash at its start.
  public var isOfDash = false

  /// Something to do, and what to write where that is all of it.
  public init(_ text: String, replacement: String? = nil) {
    self.text = text
    self.replacement = replacement
  }

  /// `write 'count'`, or without the quotes.
  public static func write(_ text: String, bare: Bool = false) -> Hint {
    Hint(bare ? "write \(text)" : "write '\(text)'", replacement: text)
  }

  /// `did you mean 'count'?`
  public static func didYouMean(_ name: String) -> Hint {
    Hint("did you mean '\(name)'?", replacement: name)
  }

  /// What it says alone, where what to write does not belong in the place of what is wrong.
  public var inWords: Hint { Hint(text) }

  /// The same, where what to write is one word. More may have to be written in another way, so that
  /// is for its reader to do.
  public var ofOneWord: Hint {
    guard let replacement, !replacement.isEmpty, !replacement.hasSuffix(":"),
      !replacement.contains(where: { " '\",[]{}".contains($0) }), !replacement.holds("...")
    else { return Hint(text) }
    return self
  }

  /// `write '{ a: 1 }'`, where nothing in it is left open.
  public static func write(map pairs: String) -> Hint {
    Hint("write '{ \(pairs) }'", replacement: isOpen(pairs) ? nil : "{ \(pairs) }")
  }

  /// `write '- send: a'`, where the dash is there already, and nothing is left open.
  public static func write(element: String) -> Hint {
    Hint("write '- \(element)'", replacement: isOpen(element) ? nil : element)
  }

  /// `remove the '- ' in front of it`
  public static func remove(dashBefore part: String) -> Hint {
    var hint = Hint("remove the '- ' in front of \(part)")
    hint.isOfDash = true
    return hint
  }

  private static func isOpen(_ text: String) -> Bool {
    ["...", "…", "name: value"].contains(where: text.holds)
  }

  /// The hint, and what it says besides: then there is more to do than to write a word.
  public static func + (hint: Hint, rest: String) -> Hint {
    rest.isEmpty ? hint : Hint(hint.text + rest)
  }
}

extension Hint: ExpressibleByStringInterpolation, CustomStringConvertible {
  /// A hint that only says something.
  public init(stringLiteral text: String) { self.init(text) }

  /// What it says.
  public var description: String { text }
}
