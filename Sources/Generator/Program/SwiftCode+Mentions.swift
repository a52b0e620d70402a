import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

extension Step.SwiftCode {
  /// Whether a name stands in the code as a word of its own, or as a member of `self`.
  public func mentions(_ name: String) -> Bool {
    places(of: name).contains { !isMember(at: $0) || isOfSelf(at: $0) }
  }

  /// Whether it is the value of that name in scope, other than a member of `self`.
  public func mentionsLocally(_ name: String) -> Bool {
    places(of: name).contains { !isMember(at: $0) }
  }

  /// Whether the code holds it at all, also as a member: `formatters.price(total)`.
  func hasWord(_ name: String) -> Bool { words.contains(name) }

  private func places(of name: String) -> [String.Index] {
    // Most names of a screen stand in none of its code.
    guard words.contains(name) else { return [] }
    return bare.utf8.split(whereSeparator: { !$0.isInName })
      .filter { $0.elementsEqual(name.utf8) }
      .map { $0.startIndex }
  }

  /// `$0.total`, but not `0...total`.
  private func isMember(at start: String.Index) -> Bool {
    let before = bare.utf8[..<start]
    return before.last == UInt8(ascii: ".") && before.dropLast().last != UInt8(ascii: ".")
  }

  private func isOfSelf(at start: String.Index) -> Bool {
    bare.utf8[..<start].dropLast().suffix(4).elementsEqual("self".utf8)
  }
}
