/// One file to be generated, with every name, order and statement decided. What is left to a
/// template is how it is laid out.
public struct FilePlan: Equatable, Sendable {
  /// The name of the file.
  public var name: String
  /// What it holds.
  public var kind: OutputKind
  /// The spec's file, without its folder, as it can stand in a comment.
  public var source: String
  /// What the user wants to stand at the top of each file, line by line.
  public var header: [String]
  /// The rules of swift-format that the author's names break: the file is not held to them.
  public var ignoredRules: [String]
  /// The modules it imports, in the order of the alphabet.
  public var imports: [ImportPlan]
  /// What it declares, in order.
  public var declarations: [DeclarationPlan]
}

/// A module that a file imports.
public struct ImportPlan: Equatable, Sendable {
  /// What stands before `import`, with the space after it: `@testable `, `public `, or nothing.
  public var attribute: String
  /// The name of the module.
  public var module: String
  /// Whether an empty line stands before it.
  public var startsGroup = false
  /// Whether it has to say `package` where imports are internal by themselves. Nowhere else: one
  /// that says so makes every import of the module an error that says nothing.
  public var isPackage = false
  /// Whether it is there on some platforms only: the import asks for it first.
  public var isOptional = false
}

/// A type, an extension or a function: its documentation, its head, and what is in it.
public struct DeclarationPlan: Equatable, Sendable {
  /// The lines of the documentation.
  public var doc: [String]
  /// The attributes, a line each.
  public var attributes: [String]
  /// What stands before the brace.
  public var head: String
  /// Whether the brace has no room behind it, and a line of its own.
  public var isLong: Bool
  /// The lines of its members of code, as bytes of UTF-8.
  public var code: [UInt8]
  /// What stands between the braces.
  public var members: [MemberPlan]
}

extension DeclarationPlan {
  /// Whether something is so of its head, its code, or those of a declaration in it.
  func hasCode(where isMeant: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var head = head
    return head.withUTF8 { isMeant($0) } || code.withUnsafeBufferPointer { isMeant($0) }
      || members.contains { member in
        if case .declaration(let inner) = member { inner.hasCode(where: isMeant) } else { false }
      }
  }
}

/// A member of a declaration, or several that belong together. An empty line stands before each but
/// the first.
public enum MemberPlan: Equatable, Sendable {
  /// Lines that belong together, by their place in the declaration's code. Each but the first is
  /// indented as deep as it stands in the file.
  case code(Range<Int>)
  /// A declaration inside the other.
  indirect case declaration(DeclarationPlan)
}
