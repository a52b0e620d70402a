import Expressions

/// The types that a spec declares or uses, by name.
public struct TypeTable: Equatable, Sendable {
  private var declarations = NameTable<TypeDeclaration>()

  public init() {}

  /// In the order of their declarations.
  public var names: [String] { declarations.names }

  public subscript(name: String) -> TypeDeclaration? {
    declarations[name]
  }

  mutating func declare(_ declaration: TypeDeclaration) {
    declarations.set(declaration.name, to: declaration)
  }

  /// The first type that has a case of that name.
  func owner(ofCase name: String) -> String? {
    names.first { self[$0]?.cases?.contains { $0.name == name } ?? false }
  }
}
