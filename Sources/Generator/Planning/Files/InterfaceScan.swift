/// Finds out whether names stand in what other modules see: a module that does not make its own
/// imports visible has to import those so.
enum InterfaceScan {
  enum Access: Int, Comparable {
    case package, `public`

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  /// The widest access of a declaration with one of the names in its interface; nil for none.
  static func access(of names: WordSet, in declaration: DeclarationPlan) -> Access? {
    // What a declaration conforms to is seen by the package's other modules in any case, and Swift
    // warns of an import that says so too.
    let head = access(of: [declaration.head], saidIn: declaration.head, names)
    let own = head == .package ? nil : head
    let inner = declaration.members.map { member in
      switch member {
      case .declaration(let inner): access(of: names, in: inner)
      case .lines(let lines, _): access(of: lines, belongingTo: declaration.head, names)
      }
    }
    return ([own] + inner).compactMap { $0 }.max()
  }

  private static func access(
    of lines: [String], belongingTo head: String, _ names: WordSet
  ) -> Access? {
    guard let first = lines.firstIndex(where: isCode) else { return nil }
    // Requirements and cases are as visible as what they belong to.
    let isAsVisible = head.hasWord("protocol") || lines[first].utf8.starts(with: "case ".utf8)
    return access(of: lines[first...], saidIn: isAsVisible ? head : lines[first], names)
  }

  /// The lines up to the body.
  private static func interface(_ lines: ArraySlice<String>) -> ArraySlice<String> {
    guard let end = lines.firstIndex(where: { isCode($0) && $0.utf8.last == UInt8(ascii: "{") })
    else { return lines }
    return lines[...end]
  }

  private static func isCode(_ line: String) -> Bool {
    !line.utf8.starts(with: "///".utf8) && !line.utf8.starts(with: "// ".utf8)
  }

  private static func access(
    of lines: ArraySlice<String>, saidIn line: String, _ names: WordSet
  ) -> Access? {
    let access: Access
    if line.hasWord("public") {
      access = .public
    } else if line.hasWord("package") {
      access = .package
    } else {
      return nil
    }
    return interface(lines).contains { isCode($0) && names.isMentioned(in: $0) } ? access : nil
  }
}
