import MVVMGenDiagnostics
import MVVMGenExpressions

/// The names of tests: what a scenario is called, as the name of a function.
enum TestName {
  /// Functions that the bodies of tests call by their names alone.
  private static let called = ["abs", "changing", "max", "min"]

  /// What leaves room for the rest of the line. All of a title stands above the function.
  private static let longest = 72

  /// A function name for each title, all of them different, and none that the suite has already.
  static func functions(for titles: [String], besides names: [String]) -> [String] {
    var taken = NameSet(called + names)
    return titles.map { title in
      let name = GeneratedNames.free(function(for: title), taken.contains)
      taken.insert(name)
      return name
    }
  }

  /// `a late answer changes nothing` gives `aLateAnswerChangesNothing`.
  private static func function(for title: String) -> String {
    // `can't` is one word.
    let letters = title.exchanging("'", for: "").exchanging("’", for: "")
    let words = letters.words(of: isPartOfWord)
    guard let first = words.first else { return "scenario" }
    var name = first.withoutCapital
    for word in words.dropFirst() {
      guard name.utf8.count + word.utf8.count <= longest else { break }
      name += word.withCapital
    }
    let startsWithLetter = name.unicodeScalars.first?.properties.isXIDStart ?? false
    // Swift Testing takes a name in backticks for the title.
    return startsWithLetter && SwiftName.plain(name) == name
      ? name : "scenario" + name.withCapital
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    // What a sign of ASCII is needs no look into the tables of Unicode.
    guard scalar.isASCII else { return scalar.properties.isXIDContinue }
    return "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
  }
}
