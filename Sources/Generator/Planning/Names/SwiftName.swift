import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenPaths

/// How a name of the spec is written in Swift, by where it stands.
enum SwiftName {
  /// Where it is declared, or used without anything before it.
  static func plain(_ name: String) -> String {
    SwiftKeywords.plain.contains(name) ? "`\(name)`" : name
  }

  /// What a parameter or another local is called: `self` is taken.
  static func local(_ name: String) -> String {
    name == "self" ? "selfValue" : plain(name)
  }

  /// Behind a point.
  static func member(_ name: String) -> String {
    SwiftKeywords.reservedMembers.contains(name) ? "`\(name)`" : name
  }

  /// Before a colon, in a call: the label of an argument.
  static func label(_ name: String) -> String {
    name == "inout" ? "`inout`" : name
  }

  /// An argument that is called as its parameter is.
  static func passed(_ name: String) -> Layout { .typed(label(name), local(name)) }

  /// What an initialiser does with a parameter that is called as its property is.
  static func storing(_ name: String) -> Layout { "self.\(member(name)) = \(local(name))" }

  /// A parameter where it is declared: its label, and its name inside where that is another.
  static func parameter(_ name: String) -> String {
    name == "self" ? "self \(local(name))" : valueOfCase(name)
  }

  /// A value of a case where the case is declared: there is no inside.
  static func valueOfCase(_ name: String) -> String {
    SwiftKeywords.reservedLabels.contains(name) ? "`\(name)`" : name
  }

  /// The file's name as that of a type: `say_hello.yaml` gives `SayHello`.
  static func base(ofFile file: String) -> String {
    let name = String(specStem(of: file) ?? file[...]).words(of: isPartOfWord).map {
      $0.withCapital
    }
    .joined()
    guard let first = name.unicodeScalars.first else { return "Screen" }
    return isNumber(first) ? "Screen" + name : name
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isAlphabetic || isNumber(scalar) }
    return "a"..."z" ~= scalar || "A"..."Z" ~= scalar || isNumber(scalar)
  }

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? "0"..."9" ~= scalar : scalar.properties.numericType != nil
  }
}
