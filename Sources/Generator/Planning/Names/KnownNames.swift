import MVVMGenExpressions

/// The names of other modules that generated code uses, with the module to call them by where a
/// spec has the same name.
enum KnownNames {
  static let foundation: NameSet = [
    "Data", "Date", "Decimal", "Locale", "TimeZone", "URL", "UUID",
  ]
  static let concurrency: NameSet = ["AsyncStream", "AsyncThrowingStream", "MainActor"]
  static let swift: NameSet = [
    "Array", "Bool", "CaseIterable", "Codable", "Decodable", "Decoder", "Double", "Encodable",
    "Encoder", "Error", "Hashable", "Identifiable", "Int", "Never", "Optional", "Result",
    "Sendable", "Set", "StaticString", "String", "UInt", "Void", "CodingKey",
    "CodingKeyRepresentable", "abs", "max", "min",
  ]

  /// All that generated code calls by a name alone, where a spec has none like it.
  static let all = NameSet(
    foundation.names + concurrency.names + swift.names + ForeignTypes.runtime.names
      + ["changing", "literal"])

  /// What can stand in the interface of a generated type.
  static let runtimeInInterfaces: NameSet = [
    "Box", "HTTPFailure", "HTTPService", "HTTPTime", "MessageError", "MockFunction", "MockMethod",
    "MockStream", "NoArguments", "ReadOnlyBox", "ReadOnlyRelay", "ScreenEnvironment", "Settling",
    "Signal",
  ]

  /// The module of a name that generated code uses; the runtime's, where it is no other's.
  static func module(of name: String) -> String {
    if foundation.contains(name) { return "Foundation" }
    if concurrency.contains(name) { return "_Concurrency" }
    return swift.contains(name) ? "Swift" : "MVVMRuntime"
  }
}
