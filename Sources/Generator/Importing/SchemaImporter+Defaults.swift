import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// What stands for missing values.
extension SchemaImporter {
  /// The `default` of a field that may be missing, as a spec writes it; nil for one that it can't.
  mutating func defaultValue(of schema: YAMLNode, _ type: ImportedType) -> String? {
    let found = schema["default"] ?? document.resolved(schema)?["default"]
    guard let found, !found.isNull else { return nil }
    // For a field that may be null too, null is nil.
    guard !type.isOptional, let value = literal(found, as: type.text) else {
      notes.add(.defaults, at: found.span)
      return nil
    }
    return value
  }

  /// What the documentation of a parameter says of it: its description, and what the server takes
  /// where it is not sent. A method's parameters have no defaults of their own.
  func doc(of node: YAMLNode, _ schema: YAMLNode?, _ type: ImportedType) -> String? {
    let told = node["description"]?.line
    let found = schema.flatMap { $0["default"] ?? document.resolved($0)?["default"] }
    guard type.isOptional, let found, let value = code(found, as: type.text) else { return told }
    let end = told?.last.map { $0.isLetter || $0.isNumber ? "." : "" } ?? ""
    return "\(told.map { $0 + end + " " } ?? "")If it is nil, the server takes `\(value)`."
  }

  /// A value as Swift writes it.
  private func code(_ node: YAMLNode, as type: String) -> String? {
    if isList(type), let elements = node.sequence {
      let inner = String(type.dropFirst().dropLast())
      let values = elements.compactMap { code($0, as: inner) }
      return values.count == elements.count ? "[\(values.joined(separator: ", "))]" : nil
    }
    guard let text = node.text else { return nil }
    if let cases = cases(of: type) {
      return cases.first { $0.key == text }.map { ".\($0.name)" }
    }
    guard type == "String" else { return literal(node, as: type) }
    return text.contains { "\"\\`".contains($0) || $0.isNewline } ? nil : "\"\(text)\""
  }

  private func literal(_ node: YAMLNode, as type: String) -> String? {
    guard let text = node.text else {
      return node.sequence?.isEmpty == true && isList(type) ? "[]" : nil
    }
    switch type {
    case "Bool": return ["true", "false"].contains(text) ? text : nil
    case "Int": return Int(text).map(String.init)
    case "Double", "Decimal": return isNumber(text) ? text : nil
    case "String": return LibraryWriter.literal(text)
    default:
      return cases(of: type)?.first { $0.key == text }.map { LibraryWriter.quoted($0.name) }
    }
  }

  private func isList(_ type: String) -> Bool { type.first == "[" && !type.contains(":") }

  /// Whether a text is a number as a spec writes one: no `.5`, and none of the names of numbers.
  private func isNumber(_ text: String) -> Bool {
    let digits = text.drop { $0 == "-" }
    let isWhole = digits.first?.isNumber == true && digits.last?.isNumber == true
    return isWhole && digits.allSatisfy { $0.isNumber || ".eE+-".contains($0) }
      && Double(text)?.isFinite == true
  }

  /// The models in a type, also in the lists and maps of it.
  func modelNames(in type: ImportedType) -> [String] {
    type.text.split { "[]: ?".contains($0) }.map(String.init).filter { places[$0] != nil }
  }

  /// A PATCH would set what has a default, whatever the server has there: what it sends stays
  /// optional.
  mutating func leaveOutOfPatches() {
    var rest = patches
    var seen: Set<String> = []
    while let name = rest.popLast() {
      guard seen.insert(name).inserted, let place = places[name],
        case .fields(var fields) = models[place].content
      else { continue }
      for index in fields.indices {
        rest += modelNames(in: fields[index].type)
        guard fields[index].value != nil else { continue }
        fields[index].value = nil
        fields[index].type.isOptional = true
        notes.add(.patches, at: fields[index].span)
      }
      models[place].content = .fields(fields)
    }
  }
}
