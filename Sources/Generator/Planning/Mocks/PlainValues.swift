import Checking
import Expressions

/// The plain values that stubs and mocks have where a test says nothing. A class, as it remembers what it
/// has found: a type can be a part of many others, and those of many more.
final class PlainValues {
  private let unit: Unit
  /// How much is written for a value of a type; 0 where there is none.
  private var sizes: [String: Int] = [:]
  /// What is longer is better written by whoever needs it.
  private static let largest = 24

  init(_ unit: Unit) {
    self.unit = unit
  }

  /// A plain value of a type; nil where none is known, as of types declared elsewhere.
  func value(of type: ValueType, named name: String = "") -> Layout? {
    switch type {
    case .string: return .text(StringLiteral.quoted(name))
    case .bool: return "false"
    case .int: return "0"
    case .double, .decimal: return "0"
    case .date: return "\(unit.names.known("Date"))(timeIntervalSinceReferenceDate: 0)"
    case .url: return "\(unit.names.known("URL"))(literal: \"https://example.com\")"
    case .data: return "\(unit.names.known("Data"))()"
    case .uuid:
      return "\(unit.names.known("UUID"))(literal: \"00000000-0000-0000-0000-000000000000\")"
    case .optional: return "nil"
    case .array, .set: return "[]"
    case .dictionary: return "[:]"
    case .named(let name): return size(of: name) > 0 ? value(named: name) : nil
    case .void, .caseValues, .anyError, .null, .emptyList, .unknown: return nil
    }
  }

  private func value(named name: String) -> Layout? {
    guard let first = plainCase(of: name) else { return ".stub()" }
    let arguments: [Layout] = first.values.map {
      "\(SwiftName.label($0.name)): \(value(of: $0.type, named: $0.name) ?? "")"
    }
    return [
      ".\(SwiftName.member(first.name))", arguments.isEmpty ? "" : .list("(", arguments, ")"),
    ]
  }

  /// The case of an enum that says the least.
  private func plainCase(of name: String) -> TypeDeclaration.Case? {
    let cases = unit.screen.types[name]?.cases
    return cases?.first { $0.values.isEmpty } ?? cases?.first
  }

  private func size(of name: String) -> Int {
    if let known = sizes[name] { return known }
    let found = measure(name)
    sizes[name] = found
    return found
  }

  private func measure(_ name: String) -> Int {
    switch unit.screen.types[name]?.kind {
    case .structure(let fields)?:
      let isExternal = unit.model(name)?.isExternal ?? false
      return !isExternal && fields.allSatisfy { size(of: $0.type) > 0 } ? 1 : 0
    case .cell(_, let fields)?: return fields.allSatisfy { size(of: $0.type) > 0 } ? 1 : 0
    case .enumeration?, .error?:
      let parts = plainCase(of: name)?.values.map { size(of: $0.type) } ?? [0]
      let sum = 1 + parts.reduce(0, +)
      return parts.contains(0) || sum > Self.largest ? 0 : sum
    case .opaque?, nil: return 0
    }
  }

  private func size(of type: ValueType) -> Int {
    if case .named(let name) = type { return size(of: name) }
    return value(of: type) == nil ? 0 : 1
  }
}
