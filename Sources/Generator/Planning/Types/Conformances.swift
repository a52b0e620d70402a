import MVVMGenExpressions

/// The protocols of a type. Those that have no room on its line stand in extensions.
struct Conformances {
  /// `public nonisolated struct`, or another kind of type.
  let kind: String
  /// The type as it is written in Swift.
  let name: String
  var protocols: [String]

  /// The type, and its extensions if there are any.
  func declarations(doc: String?, members: Members) -> [DeclarationPlan] {
    var rest = protocols[...]
    let head = line("\(kind) \(name)", "{", &rest)
    var plans = [DeclarationPlan(doc: doc, head: head, members: members)]
    while !rest.isEmpty {
      let head = line("nonisolated extension \(name)", "{}", &rest)
      plans.append(DeclarationPlan(doc: nil, head: head, members: Members()))
    }
    return plans
  }

  /// A line with as many of the protocols as it has room for, and at least one.
  private func line(_ start: Layout, _ end: String, _ rest: inout ArraySlice<String>) -> Layout {
    var line: Layout = "\(start): \(rest.removeFirst())"
    while let next = rest.first,
      line.bytes.count + 2 + next.utf8.count + 1 + end.utf8.count <= LayoutPrinter.lineWidth
    {
      line = "\(line), \(next)"
      rest.removeFirst()
    }
    return line
  }
}

extension Unit {
  /// The protocols of a struct whose `id` has that type, if it has one: by one that is always there
  /// it tells which one it is, as lists of SwiftUI ask.
  func protocols(ofStructWith id: ValueType?, isCodable: Bool = false) -> [String] {
    // `ID` is the type of the `id` inside such a struct: the author's own would be hidden.
    let isIdentifiable = id?.isOptional == false && !names.taken.contains("ID")
    return
      (["Hashable"] + (isIdentifiable ? ["Identifiable"] : []) + (isCodable ? ["Codable"] : [])
      + ["Sendable"]).map { names.known($0) }
  }
}
