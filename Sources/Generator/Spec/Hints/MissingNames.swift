import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension SpecDecoder {
  /// Says so where what a declaration holds stands in its place, as its name is missing: one
  /// message stands for all that would be wrong because of it.
  mutating func lacksName(_ key: String, _ section: YAMLNode?) -> Bool {
    guard let pairs = section?.mapping, let first = pairs.first, let name = first.name,
      name.startsLower, let part = Self.part(name, of: key, pairs)
    else { return false }
    report(
      .unknownKey, "\(part.wanted) is wanted here, and '\(name)' is \(part.found) of one",
      at: first.key.span, hint: "write its name above: \(key): { \(part.example) }")
    missSection()
    return true
  }

  /// Keys that stand in a section without the name that they belong to.
  private static func part(
    _ name: String, of key: String, _ pairs: [YAMLPair]
  ) -> (wanted: String, found: String, example: String)? {
    switch key {
    case "errors"
    where pairs.contains(where: { $0.hasText })
      && pairs.allSatisfy { $0.name?.startsLower ?? false }:
      return ("an error", "a case", "LoadError: { \(name): ... }")
    case "models" where pairs.allSatisfy({ $0.hasText }):
      return ("a model", "a field", "Item: { fields: { \(name): ... } }")
    case "models" where pairs.allSatisfy { $0.isKey(of: .model) }:
      return ("a model", "a key", "Item: { \(name): ... }")
    case "services" where pairs.allSatisfy { $0.isKey(of: .service) }:
      return ("a service", "a key", "api: { \(name): ... }")
    case "services" where pairs.allSatisfy({ $0.isMethod }):
      return ("a service", "a method", "api: { methods: { \(name): ... } }")
    case "methods"
    where pairs.contains(where: { $0.saysWhatAMethodIs })
      && pairs.allSatisfy { $0.isKey(of: .method) }:
      return ("a method", "a key", "load: { \(name): ... }")
    case "cells" where pairs.allSatisfy { $0.isKey(of: .cell) }:
      return ("a cell", "a key", "Row: { \(name): ... }")
    case "formatters" where pairs.allSatisfy { $0.isKey(of: .formatter) && $0.hasText }:
      return ("a formatter", "a key", "short: { \(name): ... }")
    default: return nil
    }
  }
}

extension YAMLPair {
  var hasText: Bool { value.scalar != nil && !value.isNull }

  /// Whether it has the name of one of the form's keys, and no such keys inside.
  func isKey(of form: Form) -> Bool {
    form.has(self) && !(value.mapping ?? []).contains(where: form.has)
  }

  /// Whether a method has it; one that is called so itself has such keys inside.
  fileprivate var saysWhatAMethodIs: Bool {
    ["takes", "returns", "streams", "throws"].contains { key.isText($0) }
  }

  /// Whether all that it holds are keys of a method, of which a service has none.
  fileprivate var isMethod: Bool {
    guard let pairs = value.mapping, !pairs.isEmpty else { return false }
    return pairs.allSatisfy { pair in
      // A method may be called `get`.
      pair.isKey(of: .method) && !Form.service.has(pair)
    }
  }
}
