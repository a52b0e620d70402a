import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension SpecDecoder {
  /// How a value is written with its type, of which only a first value is there: `{ type: Int,
  /// initial: 1 }`.
  func withType(_ initial: YAMLNode) -> String {
    // `Stage.cart` and `.cart`
    if let text = initial.scalar?.text, text.utf8.contains(UInt8(ascii: ".")),
      case let path = text.split(separator: "."), let name = path.last,
      let owner = owner(ofCase: name), path.count == 1 || path[0] == owner
    {
      return "{ type: \(owner), initial: \(name) }"
    }
    let type = type(of: initial) ?? "Type"
    return "{ type: \(type), initial: \(initial.asWritten) }"
  }

  private func owner(ofCase name: Substring) -> String? {
    spec.models.first { model in
      guard case .cases(let cases) = model.content else { return false }
      return cases.contains { $0.name.text == name }
    }?.name.text
  }

  /// The type that a value has, as far as can be seen.
  private func type(of value: YAMLNode) -> String? {
    if let first = value.sequence?.first { return type(of: first).map { "[\($0)]" } }
    guard let scalar = value.scalar, !value.isNull, !scalar.text.hasPrefix("=") else { return nil }
    guard scalar.style == .plain else { return "String" }
    return owner(ofCase: scalar.text[...]) ?? Form.typeName(of: scalar.text) ?? "String"
  }
}

extension YAMLPair {
  /// As it is written in one line, for a hint.
  public var asWritten: String { "\(key.asWritten): \(value.asWritten)" }
}

extension [YAMLPair] {
  /// As they are written between braces, for a hint.
  public var asWritten: String { map { $0.asWritten }.joined(separator: ", ") }
}

extension YAMLNode {
  /// The same as a list, of which it may be the only element.
  public var asWrittenList: String { sequence == nil ? "[\(asWritten)]" : asWritten }

  /// As it is written in one line between brackets, for a hint; `...` for what nobody wrote, and
  /// for texts of several lines.
  public var asWritten: String {
    switch content {
    case .invalid: return "..."
    case .sequence(let elements):
      return "[\(elements.map { $0.asWritten }.joined(separator: ", "))]"
    case .mapping(let pairs):
      return pairs.isEmpty ? "{}" : "{ \(pairs.asWritten) }"
    case .scalar(let scalar):
      if scalar.isEmptyPlain || scalar.text.anyByte({ $0 == UInt8(ascii: "\n") }) { return "..." }
      let isPlain = scalar.style == .plain && scalar.text.allBytes { !",[]{}".utf8.contains($0) }
      if isPlain { return scalar.text }
      // Single quotes know no signs of their own.
      let hasSigns = scalar.text.anyByte { "\"\\".utf8.contains($0) }
      return hasSigns ? "'\(scalar.text.exchanging("'", for: "''"))'" : "\"\(scalar.text)\""
    }
  }
}
