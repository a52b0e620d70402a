import MVVMGenChecking
import MVVMGenExpressions

/// The plain values that stubs and mocks have where a test says nothing. A class: it looks at a
/// type once, and only when it is asked.
final class PlainValues {
  private let unit: Unit
  /// How much is written for a value of a type; 0 where there is none.
  private lazy var sizes = measured()
  /// The cases that are written for values of enums.
  private var plainCases: [String: TypeDeclaration.Case] = [:]
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
    case .int, .double, .decimal: return "0"
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
    guard let first = plainCases[name] else { return ".stub()" }
    let arguments: [Layout] = first.values.map {
      "\(SwiftName.label($0.name)): \(value(of: $0.type, named: $0.name) ?? "")"
    }
    return [
      ".\(SwiftName.member(first.name))", arguments.isEmpty ? "" : .list("(", arguments, ")"),
    ]
  }

  /// The cases of which a plain value can be: one that says nothing, where there is one.
  private func cases(of type: TypeDeclaration) -> [TypeDeclaration.Case] {
    let cases = type.cases ?? []
    return cases.first { $0.values.isEmpty }.map { [$0] } ?? cases
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
    func size(of fields: [TypeDeclaration.Field]) -> Int? {
      var sum = 1
      for field in fields {
        let size =
          if case .named(let name) = field.type { sizes[name] ?? 0 } else {
            value(of: field.type) == nil ? 0 : 1
          }
        guard size > 0 else { return nil }
        sum += size
      }
      return sum
    }
    for place in order.order {
      let name = types.names[place]
      guard let type = types[name] else { continue }
      switch type.kind {
      case .structure, .cell:
        let isMade = unit.model(name)?.isExternal != true && size(of: type.fields ?? []) != nil
        sizes[name] = isMade ? 1 : 0
      case .enumeration, .error:
        for item in cases(of: type) {
          guard let size = size(of: item.values), size <= Self.largest else { continue }
          (sizes[name], plainCases[name]) = (size, item)
          break
        }
      case .opaque: break
      }
    }
    return sizes
  }

  /// The types that a plain value of a type may be made of.
  private func parts(of type: TypeDeclaration) -> [ValueType] {
    (type.fields ?? cases(of: type).flatMap { $0.values }).map { $0.type }
  }
}
