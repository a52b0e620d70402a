/// The protocols of a type. Those that have no room on its line stand in an extension of their own.
struct Conformances {
  private static let lineLength = 100

  /// `public nonisolated struct`, or another kind of type.
  let kind: String
  /// The type as it is written in Swift.
  let name: String
  var protocols: [String]

  /// The type, and the extension if there is one.
  func declarations(doc: String?, members: Members) -> [DeclarationPlan] {
    var head = "\(kind) \(name): \(protocols[0])"
    var rest = protocols.dropFirst()
    while let next = rest.first, head.utf8.count + ", \(next) {".utf8.count <= Self.lineLength {
      head += ", \(next)"
      rest = rest.dropFirst()
    }
    let type = DeclarationPlan(doc: doc, head: head, members: members)
    guard !rest.isEmpty else { return [type] }
    let others = "nonisolated extension \(name): " + rest.joined(separator: ", ")
    return [type, DeclarationPlan(doc: nil, head: others, members: Members())]
  }
}
