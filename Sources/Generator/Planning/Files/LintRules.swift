import Checking
import Diagnostics
import Expressions

/// The rules of swift-format about names: those that the author's own names break can't hold for
/// what is generated.
enum LintRules {
  static func ignored(for units: [Unit]) -> [String] {
    var types = NameSet()
    for unit in units {
      types.formUnion(unit.screen.types.names + unit.screen.opaqueTypes)
      for screen in unit.screen.withLibraries {
        types.formUnion(screen.services.map(\.protocolName))
      }
    }
    func hasName(_ breaksRule: (String) -> Bool) -> Bool {
      units.contains { $0.names.taken.names.contains(where: breaksRule) }
    }
    let namesMembersLikeTypes = units.contains {
      $0.screen.hidingMembers.names.contains { !isLowerCamelCase($0) }
    }
    var rules: [String] = []
    if namesMembersLikeTypes || hasName({ !isLowerCamelCase($0) && !types.contains($0) }) {
      rules.append("AlwaysUseLowerCamelCase")
    }
    if hasName({ !isASCII($0) }) || types.names.contains(where: { !isASCII($0) }) {
      rules.append("IdentifiersMustBeASCII")
    }
    // Methods and cases give their names to types, and `_` has no capital.
    if types.names.contains(where: { !startsWithCapital($0) })
      || hasName({ $0.utf8.first == UInt8(ascii: "_") })
    {
      rules.append("TypeNamesShouldBeCapitalized")
    }
    return rules
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
