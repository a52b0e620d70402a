import Expressions

/// The names of other modules that generated code uses, with the module to call them by where a
/// spec has the same name.
enum KnownNames {
  static let foundation: Set<String> = [
    "Data", "Date", "Decimal", "Locale", "TimeZone", "URL", "UUID",
  ]
  static let concurrency: Set<String> = ["AsyncStream", "AsyncThrowingStream", "MainActor", "Task"]
  static let swift: Set<String> = [
    "Array", "Bool", "CaseIterable", "Codable", "Decodable", "Decoder", "Double", "Encodable",
    "Encoder", "Error", "Hashable", "Identifiable", "Int", "Never", "Optional", "Result",
    "Sendable", "Set", "StaticString", "String", "UInt", "Void", "CodingKey",
    "CodingKeyRepresentable", "abs", "max", "min",
  ]

  /// All that generated code calls by a name alone, where a spec has none like it.
  static let all = NameSet(
    foundation.union(concurrency).union(swift).union(ForeignTypes.runtime)
      .union(["changed", "errorMessage", "literal"]))

  /// What can stand in the interface of a generated type.
  static let runtimeInInterfaces: Set<String> = [
    "Box", "HTTPFailure", "HTTPService", "HTTPTime", "MessageError", "MockFunction", "MockMethod",
    "MockStream", "ReadOnlyBox",
    "ReadOnlyRelay", "ScreenEnvironment", "Signal", "literal",
  ]

  /// The module of a name that generated code uses; the runtime's, where it is no other's.
  static func module(of name: String) -> String {
    if foundation.contains(name) { return "Foundation" }
    if concurrency.contains(name) { return "_Concurrency" }
    return swift.contains(name) ? "Swift" : "MVVMRuntime"
  }
}
