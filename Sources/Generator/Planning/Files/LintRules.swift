import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// The rules of swift-format about names: those that the author's own names break can't hold for
/// what is generated of them.
struct LintRules {
  /// Names that are no lowerCamelCase.
  private let others: NameStarts
  /// Whether a name starts with `_`, which is right where it stands alone, and not in `on_load`.
  private let hasUnderscores: Bool
  private let hasOthersThanASCII: Bool
  private let hasTypesWithoutCapital: Bool

  init(_ units: [Unit]) {
    var others: [String] = []
    var hasUnderscores = false
    var hasOthersThanASCII = false
    for unit in units {
      for name in unit.names.taken.names {
        if !Self.isASCII(name) { hasOthersThanASCII = true }
        if name.utf8.first == UInt8(ascii: "_") { hasUnderscores = true }
        if !Self.isLowerCamelCase(name), !unit.names.isType(name) { others.append(name) }
      }
      others += unit.screen.hidingMembers.names.filter { !Self.isLowerCamelCase($0) }
    }
    self.others = NameStarts(others)
    self.hasUnderscores = hasUnderscores
    self.hasOthersThanASCII = hasOthersThanASCII
    // Methods and cases give their names to types, and `_` has no capital.
    hasTypesWithoutCapital =
      hasUnderscores || units.contains { !$0.names.allTypes(Self.startsWithCapital) }
  }

  /// The rules that a file is not held to.
  func ignored(in declarations: [DeclarationPlan]) -> [String] {
    var rules: [String] = []
    if hasUnderscores || !others.isEmpty, Self.hasWord(in: declarations, breaksCase) {
      rules.append("AlwaysUseLowerCamelCase")
    }
    if hasOthersThanASCII, Self.hasWord(in: declarations, { !Self.isASCII($0) }) {
      rules.append("IdentifiersMustBeASCII")
    }
    if hasTypesWithoutCapital { rules.append("TypeNamesShouldBeCapitalized") }
    return rules
  }

  /// Whether a word is such a name, or made of one.
  private func breaksCase(_ word: String) -> Bool {
    word.utf8.dropFirst().contains(UInt8(ascii: "_")) || others.start(word)
  }

  /// Whether there is such a word in the code of a file, other than behind a point: there, nothing
  /// is declared.
  private static func hasWord(
    in declarations: [DeclarationPlan], _ isMeant: (String) -> Bool
  ) -> Bool {
    func hasWord(_ code: UnsafeBufferPointer<UInt8>) -> Bool {
      var rest = code[...]
      while let start = rest.firstIndex(where: { $0.isInName }) {
        let isMember = rest[..<start].last == UInt8(ascii: ".")
        let word = rest[start...].prefix { $0.isInName }
        if !isMember, isMeant(String(decoding: word, as: UTF8.self)) { return true }
        rest = rest[word.endIndex...]
      }
      return false
    }
    return declarations.contains { $0.hasCode(where: hasWord) }
  }

  private static func isLowerCamelCase(_ name: String) -> Bool {
    let underscore = UInt8(ascii: "_")
    return !startsWithCapital(name)
      && (name.allBytes { $0 != underscore } || !name.utf8.dropFirst().contains(underscore))
  }

  private static func isASCII(_ name: String) -> Bool {
    name.allBytes { $0 < 0x80 }
  }

  private static func startsWithCapital(_ name: String) -> Bool {
    // What a sign of ASCII is needs no look into the tables of Unicode.
    if let first = name.utf8.first, first < 0x80 {
      return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
    }
    return name.unicodeScalars.first?.properties.isUppercase ?? false
  }
}
