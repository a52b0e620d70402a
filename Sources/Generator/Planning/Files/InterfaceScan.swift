/// Finds out whether names stand in what other modules see: a module that does not make its own
/// imports visible has to import those so.
enum InterfaceScan {
  enum Access: Comparable {
    case package, `public`
  }

  /// The widest access of a declaration with one of the names in its interface; nil for none.
  static func access(of names: WordSet, in declaration: DeclarationPlan) -> Access? {
    // What a declaration conforms to is seen by the package's other modules in any case, and Swift
    // warns of an import that says so too.
    let head = access(of: declaration.head, belongingTo: declaration.head, names)
    let own = head == .package ? nil : head
    let inner = declaration.members.map { member in
      switch member {
      case .declaration(let inner): access(of: names, in: inner)
      case .code(let code, _):
        declaration.code[code].withUnsafeBufferPointer {
          access(of: $0, belongingTo: declaration.head, names)
        }
      }
    }
    return ([own] + inner).compactMap { $0 }.max()
  }

  private static func access(
    of code: String, belongingTo head: String, _ names: WordSet
  ) -> Access? {
    var code = code
    return code.withUTF8 { access(of: $0, belongingTo: head, names) }
  }

  private static func access(
    of code: UnsafeBufferPointer<UInt8>, belongingTo head: String, _ names: WordSet
  ) -> Access? {
    var lines = CodeLines(code)
    guard let first = lines.next() else { return nil }
    // Requirements and cases are as visible as what they belong to.
    let isAsVisible = head.hasWord("protocol") || first.starts(with: "case ".utf8)
    guard let access = isAsVisible ? access(saidIn: head) : access(saidIn: first) else {
      return nil
    }
    // The interface ends where the body starts.
    var line = first
    while !names.isMentioned(in: line) {
      guard line.last != UInt8(ascii: "{"), let next = lines.next() else { return nil }
      line = next
    }
    return access
  }

  private static func access(saidIn head: String) -> Access? {
    var head = head
    return head.withUTF8 { access(saidIn: $0) }
  }

  private static func access(saidIn line: UnsafeBufferPointer<UInt8>) -> Access? {
    if line.hasWord("public") { return .public }
    return line.hasWord("package") ? .package : nil
  }
}
