import MVVMGenChecking
import MVVMGenDiagnostics

/// Names as a spec has them, of texts that were made for something else.
enum Naming {
  /// `pet_id` as `petId`, `URLPath` as `urlPath`.
  static func lower(_ text: String) -> String {
    let words = words(text)
    guard let first = words.first else { return "value" }
    return usable(
      first.withoutCapitals + words.dropFirst().map { $0.withCapital }.joined(), "value")
  }

  /// `pet_store` as `PetStore`.
  static func upper(_ text: String) -> String {
    let name = usable(words(text).map { $0.withCapital }.joined(), "Type")
    return isBuiltInType(name) || swiftTypes.contains(name) ? name + "Model" : name
  }

  /// `TodoServiceV2` as `TodoV2`, whose protocol is then called `TodoV2Service`.
  static func withoutService(_ name: String) -> String {
    let word = "Service"
    var start = name.startIndex
    while start < name.endIndex {
      let rest = name[start...]
      if start > name.startIndex, rest.hasPrefix(word) {
        let after = rest.dropFirst(word.count)
        if after.first?.isLowercase != true { return String(name[..<start] + after) }
      }
      start = name.index(after: start)
    }
    return name
  }

  /// Types that Swift code everywhere expects to be Swift's own.
  private static let swiftTypes: Set<String> = [
    "Any", "Array", "Character", "Codable", "Dictionary", "Error", "Float", "Hashable", "Never",
    "Optional", "Protocol", "Result", "Self", "Sendable", "Task", "Type",
  ]

  private static func words(_ text: String) -> [String] {
    text.split { character in
      !(character.isASCII && (character.isLetter || character.isNumber))
    }.map(String.init)
  }

  /// The names of cases that stand for these values in JSON: where they can, the values themselves.
  static func cases(_ values: [String]) -> [(name: String, key: String)] {
    var names = UniqueNames()
    for value in values where canBeCase(value) { _ = names.name(value) }
    return values.map { value in
      guard !canBeCase(value) else { return (value, value) }
      let name = lower(value)
      return (names.name(canBeCase(name) ? name : name + "Value"), value)
    }
  }

  private static func canBeCase(_ name: String) -> Bool { canBeAnyName(name) && name != "message" }

  private static func usable(_ name: String, _ otherwise: String) -> String {
    guard let first = name.first else { return otherwise }
    if first.isNumber { return otherwise + name }
    return ["", "Value", "Text"].map { name + $0 }.first(where: canBeAnyName) ?? name + "Field"
  }
}
