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
      .filter { $0.elementsEqual(name.utf8) && !isLabel($0) }
      .map { $0.startIndex }
  }

  /// `$0.total`, but not `0...total`.
  private func isMember(at start: String.Index) -> Bool {
    let before = bare.utf8[..<start]
    return before.last == UInt8(ascii: ".") && before.dropLast().last != UInt8(ascii: ".")
  }

  /// `track(total: 1)`, but not `[total: 1]`.
  private func isLabel(_ word: Substring.UTF8View) -> Bool {
    let before = bare.utf8[..<word.startIndex]
    guard bare.utf8[word.endIndex...].first == UInt8(ascii: ":"),
      let last = before.last(where: { $0 > 0x20 }),
      last == UInt8(ascii: "(") || last == UInt8(ascii: ",")
    else { return false }
    var depth = 0
    let open = before.last { byte in
      if "([{".utf8.contains(byte) { depth -= 1 }
      if ")]}".utf8.contains(byte) { depth += 1 }
      return depth < 0
    }
    return open == UInt8(ascii: "(")
  }

  private func isOfSelf(at start: String.Index) -> Bool {
    bare.utf8[..<start].dropLast().suffix(4).elementsEqual("self".utf8)
  }
}
