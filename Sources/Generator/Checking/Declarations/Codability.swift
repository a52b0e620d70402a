import Diagnostics
import Expressions

/// Which types can be read from and written as JSON, as far as the spec knows.
public struct Codability: Sendable {
  private typealias Field = (owner: String, name: String)

  /// What has no form in JSON, in words where there are any, and the field that holds it.
  private struct Obstacle {
    var what: String?
    var field: Field?
  }

  /// What is in the way of types by their names.
  private var obstacles: [String: Obstacle] = [:]
  private let types: TypeTable

  /// Goes from the types without a form in JSON to those that hold them, each of which is looked at
  /// once: a type that comes back to itself through a list is as codable as the rest of it.
  public init(_ types: TypeTable) {
    self.types = types
    var holders: [String: [Field]] = [:]
    var pending: [String] = []
    for name in types.names {
      guard let type = types[name] else { continue }
      var obstacle = Self.obstacle(in: type)
      if case .structure(let fields) = type.kind {
        for field in fields {
          for part in field.type.parts {
            if case .named(let held) = part, types[held] != nil {
              holders[held, default: []].append((name, field.name))
            } else if !part.isPlain {
              obstacle = obstacle ?? Obstacle(field: (name, field.name))
            }
          }
        }
      }
      guard let obstacle else { continue }
      obstacles[name] = obstacle
      pending.append(name)
    }
    while let name = pending.popLast(), let obstacle = obstacles[name] {
      for holder in holders[name] ?? [] where obstacles[holder.owner] == nil {
        obstacles[holder.owner] = Obstacle(what: obstacle.what, field: obstacle.field ?? holder)
        pending.append(holder.owner)
      }
    }
  }

  /// Whether a value can be read from and written as JSON.
  public func isCodable(_ type: ValueType) -> Bool { obstacle(in: type) == nil }

  /// Why values of a type have no form in JSON: a part of them that has none.
  func whyNot(_ type: ValueType) -> Hint? {
    guard let obstacle = obstacle(in: type), let what = obstacle.what else { return nil }
    return obstacle.field.map { "'\($0.owner).\($0.name)' is why: \(what)" } ?? Hint(what)
  }

  /// The field without a form in JSON that a model holds, itself or in another.
  func fieldInTheWay(of name: String) -> TypeDeclaration.Field? {
    guard let field = obstacles[name]?.field else { return nil }
    return types.fields(of: .named(field.owner))?.first { $0.name == field.name }
  }

  private func obstacle(in type: ValueType) -> Obstacle? {
    for part in type.parts {
      if case .named(let name) = part, types[name] != nil {
        if let obstacle = obstacles[name] { return obstacle }
      } else if !part.isPlain {
        return Obstacle()
      }
    }
    return nil
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
