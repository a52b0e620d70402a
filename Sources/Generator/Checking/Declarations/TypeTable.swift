import MVVMGenExpressions

/// The types that a spec declares or uses, by name.
public struct TypeTable: Equatable, Sendable {
  private var declarations = NameTable<TypeDeclaration>()

  init() {}

  /// In the order of their declarations.
  public var names: [String] { declarations.names }

  /// The same, with what they are.
  public var all: [TypeDeclaration] { declarations.values }

  public subscript(name: String) -> TypeDeclaration? {
    declarations[name]
  }

  mutating func declare(_ declaration: TypeDeclaration) {
    declarations.set(declaration.name, to: declaration)
  }

  mutating func declare(allOf others: TypeTable) {
    if declarations.isEmpty {
      self = others
    } else {
      for type in others.all { declare(type) }
    }
  }

  /// Makes unknown what the fields of a type hold that are of one of these types.
  mutating func forgetFields(of type: String, in circle: [String]) {
    guard var declaration = self[type], case .structure(var fields) = declaration.kind else {
      return
    }
    for index in fields.indices
    where fields[index].type.unwrapped.name.map(circle.contains) ?? false {
      fields[index].type = .unknown
    }
    declaration.kind = .structure(fields)
    declare(declaration)
  }

  /// The cases of a type, where it is an enum or an error.
  func cases(of type: ValueType) -> [TypeDeclaration.Case]? {
    type.name.flatMap { self[$0]?.cases }
  }

  /// The fields of a type, where it is a model or a cell, or the values of a case.
  func fields(of type: ValueType) -> [TypeDeclaration.Field]? {
    guard case .caseValues(let owner, let name) = type else {
      return type.name.flatMap { self[$0]?.fields }
    }
    return self[owner]?.cases?.first { $0.name == name }?.values
  }

  /// Whether values of a type are told apart by a field `id`.
  func hasID(_ type: ValueType) -> Bool { fields(of: type)?.contains { $0.name == "id" } ?? false }

  /// The types that have a case of that name.
  func owners(ofCase name: String) -> [String] {
    all.filter { $0.cases?.contains { $0.name == name } ?? false }.map { $0.name }
  }

  /// The models that have a field of that name.
  func owners(ofField name: String) -> [String] {
    all.filter { type in
      guard case .structure(let fields) = type.kind else { return false }
      return fields.contains { $0.name == name }
    }.map { $0.name }
  }

  /// The first of them.
  func owner(ofCase name: String) -> String? { owners(ofCase: name).first }
}
