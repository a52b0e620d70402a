import Checking
import Expressions

/// The plain values that stubs and mocks have where a test says nothing. A class, as it looks at the
/// types only where it is asked, and once.
final class PlainValues {
  private let unit: Unit
  /// How much is written for a value of a type; 0 where there is none.
  private lazy var sizes = measured()
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
    guard let first = unit.screen.types[name].flatMap(plainCase) else { return ".stub()" }
    let arguments: [Layout] = first.values.map {
      "\(SwiftName.label($0.name)): \(value(of: $0.type, named: $0.name) ?? "")"
    }
    return [
      ".\(SwiftName.member(first.name))", arguments.isEmpty ? "" : .list("(", arguments, ")"),
    ]
  }

  /// The case of an enum that says the least.
  private func plainCase(of type: TypeDeclaration) -> TypeDeclaration.Case? {
    type.cases?.first { $0.values.isEmpty } ?? type.cases?.first
  }

  private func size(of name: String) -> Int { sizes[name] ?? 0 }

  /// The sizes of all types, each after those that it holds.
  private func measured() -> [String: Int] {
    let types = unit.screen.types
    let held: [[ValueType]] = types.names.map { name in types[name].map(parts) ?? [] }
    var places: [String: Int] = [:]
    for (place, name) in types.names.enumerated() { places[name] = place }
    let order = DependencyOrder(held.count) { place in
      held[place].compactMap { if case .named(let name) = $0 { places[name] } else { nil } }
    }
    var sizes: [String: Int] = [:]
    for place in order.order {
      let name = types.names[place]
      let sizesOfParts = held[place].map { type in
        if case .named(let name) = type { return sizes[name] ?? 0 }
        return value(of: type) == nil ? 0 : 1
      }
      sizes[name] = types[name].map { size(of: $0, made: sizesOfParts) } ?? 0
    }
    return sizes
  }

  /// The types of what a plain value of a type is made of.
  private func parts(of type: TypeDeclaration) -> [ValueType] {
    (type.fields ?? plainCase(of: type)?.values ?? []).map(\.type)
  }

  private func size(of type: TypeDeclaration, made parts: [Int]) -> Int {
    if parts.contains(0) { return 0 }
    switch type.kind {
    case .structure: return unit.model(type.name)?.isExternal ?? false ? 0 : 1
    case .cell: return 1
    case .enumeration, .error:
      let sum = 1 + parts.reduce(0, +)
      return sum > Self.largest ? 0 : sum
    case .opaque: return 0
    }
  }
}
