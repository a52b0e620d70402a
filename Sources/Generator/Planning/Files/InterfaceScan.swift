/// Finds out whether names stand in what other modules see: a module that does not make its own
/// imports visible has to import those so.
enum InterfaceScan {
  enum Access: Int, Comparable {
    case package, `public`

    /// The word as it stands before a declaration.
    var word: String { self == .package ? "package " : "public " }

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  /// The widest access of a declaration with one of the names in its interface; nil for none.
  static func access(of names: Set<String>, in declaration: DeclarationPlan) -> Access? {
    // What a declaration conforms to is seen by the package's other modules in any case, and Swift
    // warns of an import that says so too.
    let head = access(of: [declaration.head], names)
    let own = head == .package ? nil : head
    let inner = declaration.members.map { member in
      switch member {
      case .declaration(let inner): return access(of: names, in: inner)
      case .lines(let lines, _):
        let interface = interface(lines)
        // Requirements and cases are as visible as what they belong to.
        let belongs =
          declaration.head.contains("protocol ") || interface.first?.hasPrefix("case ") ?? false
        return access(of: belongs ? [declaration.head] + interface : interface, names)
      }
    }
    return ([own] + inner).compactMap { $0 }.max()
  }

  /// The lines up to the body.
  private static func interface(_ lines: [String]) -> [String] {
    let code = lines.filter { !$0.hasPrefix("///") && !$0.hasPrefix("// ") }
    guard let end = code.firstIndex(where: { $0.hasSuffix("{") }) else { return code }
    return Array(code[...end])
  }

  private static func access(of lines: [String], _ names: Set<String>) -> Access? {
    guard let first = lines.first else { return nil }
    let words = first.split(separator: " ")
    let access: Access
    if words.contains("public") {
      access = .public
    } else if words.contains("package") {
      access = .package
    } else {
      return nil
    }
    return lines.contains { mentions($0, names) } ? access : nil
  }

  private static func mentions(_ line: String, _ names: Set<String>) -> Bool {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains {
      names.contains(String($0))
    }
  }
}
