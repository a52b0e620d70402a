/// The types that a spec declares or uses, by name.
public struct TypeTable: Equatable, Sendable {
  /// In the order of their declarations.
  public private(set) var names: [String] = []
  private var declarations: [String: TypeDeclaration] = [:]

  public init() {}

  public subscript(name: String) -> TypeDeclaration? {
    declarations[name]
  }

  mutating func declare(_ declaration: TypeDeclaration) {
    if declarations.updateValue(declaration, forKey: declaration.name) == nil {
      names.append(declaration.name)
    }
  }

  /// The first type that has a case of that name.
  func owner(ofCase name: String) -> String? {
    names.first { self[$0]?.cases?.contains { $0.name == name } ?? false }
  }
}
