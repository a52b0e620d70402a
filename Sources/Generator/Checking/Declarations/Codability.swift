import MVVMGenDiagnostics
import MVVMGenExpressions

/// Which types can be read from and written as JSON, as far as the spec knows.
public struct Codability: Sendable {
  private typealias Field = (owner: String, name: String)

  /// What has no form in JSON, in words where there are any, and the field that holds it.
  private struct Obstacle {
    var what: String?
    var field: Field?
  }

  /// What is in the way of types by their names, of those that were looked at.
  private var obstacles: [String: Obstacle] = [:]
  private var seen: Set<String> = []
  private let types: TypeTable

  /// Nothing is looked at before it is asked for: most types of a library are nobody's JSON.
  public init(_ types: TypeTable) {
    self.types = types
  }

  /// Whether a value can be read from and written as JSON.
  public mutating func isCodable(_ type: ValueType) -> Bool { obstacle(in: type) == nil }

  /// Why values of a type have no form in JSON: a part of them that has none.
  mutating func whyNot(_ type: ValueType) -> Hint? {
    guard let obstacle = obstacle(in: type), let what = obstacle.what else { return nil }
    return obstacle.field.map { "'\($0.owner).\($0.name)' is why: \(what)" } ?? Hint(what)
  }

  /// The field without a form in JSON that a model holds, itself or in another.
  mutating func fieldInTheWay(of name: String) -> TypeDeclaration.Field? {
    guard let field = obstacle(in: .named(name))?.field else { return nil }
    return types.fields(of: .named(field.owner))?.first { $0.name == field.name }
  }

  private mutating func obstacle(in type: ValueType) -> Obstacle? {
    for part in type.parts {
      if case .named(let name) = part, types[name] != nil {
        if !seen.contains(name) { look(at: name) }
        if let obstacle = obstacles[name] { return obstacle }
      } else if !part.isPlain {
        return Obstacle()
      }
    }
    return nil
  }

  /// Looks at a type and at those that it holds, each once, and goes from the ones without a form
  /// in JSON back to their holders: a type that comes back to itself through a list is as codable
  /// as the rest of it.
  private mutating func look(at first: String) {
    var holders: [String: [Field]] = [:]
    var pending = [first]
    var withoutForm: [String] = []
    while let name = pending.popLast() {
      guard let type = types[name], seen.insert(name).inserted else { continue }
      var obstacle = Self.obstacle(in: type)
      if case .structure(let fields) = type.kind {
        for field in fields {
          for part in field.type.parts {
            if case .named(let held) = part, types[held] != nil {
              holders[held, default: []].append((name, field.name))
              if obstacles[held] == nil { pending.append(held) } else { withoutForm.append(held) }
            } else if !part.isPlain {
              obstacle = obstacle ?? Obstacle(field: (name, field.name))
            }
          }
        }
      }
      guard let obstacle else { continue }
      obstacles[name] = obstacle
      withoutForm.append(name)
    }
    while let name = withoutForm.popLast(), let obstacle = obstacles[name] {
      for holder in holders[name] ?? [] where obstacles[holder.owner] == nil {
        obstacles[holder.owner] = Obstacle(what: obstacle.what, field: obstacle.field ?? holder)
        withoutForm.append(holder.owner)
      }
    }
  }

  /// What a type has itself that JSON can't hold.
  private static func obstacle(in type: TypeDeclaration) -> Obstacle? {
    switch type.kind {
    case .enumeration(let cases), .error(let cases):
      cases.first { !$0.values.isEmpty }.map {
        Obstacle(what: "the case '\($0.name)' of \(type.name) has values")
      }
    case .cell: Obstacle(what: "\(type.name) is a cell, which is for the view alone")
    case .opaque:
      Obstacle(
        what: "nothing is known of \(type.name): describe it as a model with 'external: true'")
    case .structure: nil
    }
  }
}

extension ValueType {
  /// Whether it is one of the types that every spec knows, and that JSON can hold.
  fileprivate var isPlain: Bool {
    switch self {
    case .named, .void, .caseValues, .anyError, .null, .emptyList: false
    default: true
    }
  }
}
