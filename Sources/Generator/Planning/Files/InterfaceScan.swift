/// Finds out whether names stand in what other modules see: a module that does not make its own
/// imports visible has to import those so.
enum InterfaceScan {
  enum Access: Comparable {
    case package, `public`
  }

  /// The widest access of a declaration with one of the names in its interface; nil for none. Its
  /// members stand at a column.
  static func access(
    of names: WordSet, in declaration: DeclarationPlan, column: Int = 2
  ) -> Access? {
    // What a declaration conforms to is seen by the package's other modules in any case, and Swift
    // warns of an import that says so too.
    let head = mentions(names, declaration.head) ? access(saidIn: declaration.head) : nil
    let own = head == .package ? nil : head
    let inner = declaration.members.map { member in
      switch member {
      case .declaration(let inner): access(of: names, in: inner, column: column + 2)
      case .code(let code):
        declaration.code[code].withUnsafeBufferPointer {
          access(of: names, in: $0, belongingTo: declaration.head, column: column)
        }
      }
    }
    return ([own] + inner).compactMap { $0 }.max()
  }

  /// The same of members that are kept together, of which each starts on a line of its own at the
  /// column.
  private static func access(
    of names: WordSet, in code: UnsafeBufferPointer<UInt8>, belongingTo head: String, column: Int
  ) -> Access? {
    let closing: [UInt8] = Array(")]}".utf8)
    var widest: Access?
    var access: Access?
    var types = InterfaceTypes()
    // Texts and labels are told apart only where one of the names stands anywhere.
    guard names.isMentioned(in: code) else { return nil }
    for line in CodeLines(code) {
      let content = line.drop { $0 == UInt8(ascii: " ") }
      let isFirst = [0, column].contains(content.startIndex)
      if isFirst, let first = content.first, !closing.contains(first) {
        // Requirements and cases are as visible as what they belong to.
        let isAsVisible = head.hasWord("protocol") || content.starts(with: "case ".utf8)
        access = isAsVisible ? Self.access(saidIn: head) : Self.access(saidIn: line)
      }
      if let access, names.isMentioned(in: types.types(in: line)) {
        widest = max(access, widest ?? access)
      }
      // The interface ends where the body starts.
      if line.last == UInt8(ascii: "{") { access = nil }
    }
    return widest
  }

  private static func mentions(_ names: WordSet, _ head: String) -> Bool {
    guard names.isMentioned(in: head) else { return false }
    var (head, types) = (head, InterfaceTypes())
    return names.isMentioned(in: head.withUTF8 { types.types(in: $0) })
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
