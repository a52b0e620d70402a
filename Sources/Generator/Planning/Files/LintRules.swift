import Checking

/// The rules of swift-format about names: those that the author's own names break can't hold for
/// what is generated.
enum LintRules {
  static func ignored(for units: [Unit]) -> [String] {
    var types: Set<String> = []
    var names: Set<String> = []
    for unit in units {
      let screen = unit.screen
      types.formUnion(screen.types.names + screen.opaqueTypes)
      types.formUnion((screen.libraries + [screen]).flatMap(\.services).map(\.protocolName))
      names.formUnion(unit.names.taken)
    }
    var rules: [String] = []
    if names.contains(where: { !isLowerCamelCase($0) && !types.contains($0) }) {
      rules.append("AlwaysUseLowerCamelCase")
    }
    if names.contains(where: { !isASCII($0) }) || types.contains(where: { !isASCII($0) }) {
      rules.append("IdentifiersMustBeASCII")
    }
    if types.contains(where: { !startsWithCapital($0) }) {
      rules.append("TypeNamesShouldBeCapitalized")
    }
    return rules
  }

  private static func isLowerCamelCase(_ name: String) -> Bool {
    !name.utf8.dropFirst().contains(UInt8(ascii: "_")) && !startsWithCapital(name)
  }

  private static func isASCII(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 < 0x80 }
  }

  private static func startsWithCapital(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    // What a sign of ASCII is needs no look into the tables of Unicode.
    return first.isASCII ? "A"..."Z" ~= first : first.properties.isUppercase
  }
}
