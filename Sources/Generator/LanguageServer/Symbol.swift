import MVVMGenDiagnostics

extension SymbolIndex {
  /// A name, and what it is declared as.
  struct Symbol {
    var name: String
    var kind: Kind
    /// What the author wrote as its type, or what it is made of.
    var detail: String
    var doc: String?
    var span: SourceSpan
    /// Fields, cases, methods or parameters.
    var members: [Member] = []
    /// What a cell is made from.
    var sources: [Member] = []
    /// Whether only the screen itself sends it.
    var isPrivate = false
  }

  /// What stands after a point.
  struct Member {
    var name: String
    /// As the author wrote it.
    var type: String
    var doc: String?
    var span: SourceSpan
    /// What a method takes, or a case holds.
    var parameters: [Member] = []

    /// A field with its type, or a case with its values.
    func line(in owner: String) -> String {
      let values = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      if !values.isEmpty { return "\(name)(\(values))" }
      return type.isEmpty || type == owner ? name : "\(name): \(type)"
    }
  }
}
