import Diagnostics
import Expressions
import Reading

/// Texts that look like what they would be elsewhere: an expression, or the case of an enum.
extension ValueChecker {
  /// `==name`, as others compare, is the text `=name`; whether that was told.
  mutating func warnIfDoubled(
    _ scalar: YAMLScalar, _ node: YAMLNode, _ scope: Scope, _ type: ValueType
  ) -> Bool {
    guard scalar.style == .plain, !scope.part.isScenario, scalar.text.utf8.starts(with: "==".utf8)
    else {
      return false
    }
    let meant = String(scalar.text.dropFirst(2).drop { $0 == " " })
    guard readsAsExpression(meant, in: scope), hasType(meant, node, scope, type) else {
      return false
    }
    let quote = scalar.text.holds("\"") ? "'" : "\""
    warnOfText(
      node, "this is the text '\(scalar.text.dropFirst())': with '==' no expression starts",
      "write '=\(meant)' for the value, or \(quote)\(scalar.text)\(quote) in quotes for the text",
      meant: meant)
    return true
  }

  /// The value of a name; where a text is wanted, of an error and an enum it is the message.
  func valueMeant(by name: String, _ node: YAMLNode, _ scope: Scope, _ type: ValueType) -> String {
    let message = "\(name).message"
    return !hasType(name, node, scope, type) && hasType(message, node, scope, type) ? message : name
  }

  /// `.offline` and `Plan.pro`, where a text is wanted or anything can be.
  mutating func warnIfCase(
    _ scalar: YAMLScalar, _ node: YAMLNode, _ scope: Scope, wantsText: Bool
  ) {
    let text = scalar.text
    guard scalar.style == .plain, !scope.part.isScenario,
      let point = text.utf8.firstIndex(of: UInt8(ascii: ".")),
      // Most texts with a point have a space as well.
      text.allBytes({ $0 != UInt8(ascii: " ") })
    else { return }
    let (owner, name) = (String(text[..<point]), String(text[text.index(after: point)...]))
    let owners = owner.isEmpty ? types.owners(ofCase: name) : [owner]
    guard let type = owners.first, let found = types[type]?.cases?.first(where: { $0.name == name })
    else { return }
    let values = found.values.isEmpty ? "" : "(\(found.values.asPlaceholders))"
    let meant = "\(type).\(name)\(values)\(wantsText ? ".message" : "")"
    warnOfText(
      node, "this is the text '\(text)', not the case of \(type)",
      "write '=\(meant)' for \(wantsText ? "its text" : "the case"), or quote the text",
      meant: owners.count == 1 && values.isEmpty ? meant : nil)
  }
}
