import MVVMGenExpressions

/// The words that Swift wants in backticks where they are names.
enum SwiftKeywords {
  /// In backticks where a name is declared, or used without anything before it.
  static let plain = NameSet(reserved + contextual)

  /// Reserved wherever a name can stand.
  private static let reserved: [String] = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that Swift takes for names in some places only. In generated code `sending`, `some`,
  /// `copy` and the like are names; `package(class: a)` is taken for the beginning of a class.
  private static let contextual: [String] = [
    "Protocol", "Type", "await", "didSet", "nonisolated", "package", "unowned", "unsafe", "willSet",
  ]

  /// Reserved even behind a point.
  static let reservedMembers: NameSet = ["Protocol", "Type", "init", "self"]

  /// Behind the name of a type, what Swift means is never a case, backticks or not.
  static let metatypes: NameSet = ["Protocol", "Type", "self"]

  /// Reserved even as the label of an argument.
  static let reservedLabels: NameSet = ["inout", "let", "var"]

  /// What a class of tests has from XCTest, here or on Apple's platforms.
  static let membersOfXCTest: NameSet = [
    "continueAfterFailure", "debugDescription", "description", "executionTimeAllowance", "hash",
    "invocation", "name", "superclass", "testCaseCount", "testRun", "testRunClass",
  ]
}
