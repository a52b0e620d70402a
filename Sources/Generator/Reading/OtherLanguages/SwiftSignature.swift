import MVVMGenDiagnostics

/// `load(id: Int) async throws -> [String]`, as Swift has it: a spec has keys for its parts.
public struct SwiftSignature: Equatable, Sendable {
  /// The name in front of the parenthesis.
  public let name: String
  private let parameters: String
  private let result: String
  /// The error that it throws, or `true`.
  private let thrown: String?
  /// What is said of it in a map behind it.
  private let keys: String

  /// Takes a text apart; nil where it is no name with parameters in parentheses behind it.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.hasPrefix("func ") ? text.utf8.dropFirst(5) : text.utf8[...])
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), open > 0,
      bytes[..<open].allSatisfy({ $0.isInName }),
      let close = bytes.firstIndex(of: UInt8(ascii: ")")),
      close == open + 1 || bytes[open..<close].contains(UInt8(ascii: ":"))
    else { return nil }
    name = String(decoding: bytes[..<open], as: UTF8.self)
    parameters = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
      .split(separator: ",")
      // A label of its own, or none, has no place in a spec, nor have the words of Kotlin.
      .map { part in
        let part = part.drop { $0 == " " || $0 == "_" }
        return ["val ", "var ", "let "].contains { part.hasPrefix($0) } ? part.dropFirst(4) : part
      }.joined(separator: ", ")
    // A map may stand behind it.
    let behind = String(decoding: bytes[(close + 1)...], as: UTF8.self)
    let map = behind.hasPrefix(": {") && behind.hasSuffix("}") ? behind.dropFirst(3).dropLast() : ""
    keys = map.split(separator: " ").joined(separator: " ")
    let rest = map.isEmpty ? behind.exchanging(": {}", for: "") : ""
    let error = rest.split(separator: "(").dropFirst().first?.prefix { $0 != ")" }
    // `-> Int`, and `: Int` as other languages have it.
    let mark =
      rest.utf8.lastIndex(of: UInt8(ascii: ">")) ?? rest.utf8.firstIndex(of: UInt8(ascii: ":"))
    let words = mark.map { rest[rest.index(after: $0)...].split(separator: " ") } ?? []
    // `-> Int throws LoadError`, where the error has no place in Swift.
    let parts = words.split(separator: "throws", maxSplits: 1)
    thrown =
      rest.holds("throws")
      ? rest.holds("throws(") ? error.map(String.init) : parts.dropFirst().first?.joined() ?? "true"
      : nil
    let type = parts.first?.joined() ?? ""
    result = type == "Void" ? "" : String(type.hasSuffix(":") ? type.dropLast() : type[...])
  }

  /// As the case of an enum or error, under `cases`.
  public var asCase: String { "\(name): { \(parameters) }".exchanging("{  }", for: "{}") }

  /// As a struct under `models`.
  var asModel: String { "\(name): { fields: { \(parameters) } }" }

  /// As an event under `inputs`.
  public var asEvent: String {
    parameters.isEmpty ? "\(name): {}" : "\(name): { takes: { \(parameters) } }"
  }

  /// As the method of a service.
  public var asMethod: String { "\(name): \(keysOfMethod)" }

  /// What stands behind the name of such a method.
  public var keysOfMethod: String {
    var keys: [String] = []
    if !parameters.isEmpty { keys.append("takes: { \(parameters) }") }
    if !result.isEmpty {
      let isInQuotes = result.hasPrefix("[") && result.hasSuffix("?")
      keys.append("returns: " + (isInQuotes ? "'\(result)'" : result))
    }
    if let thrown { keys.append("throws: \(thrown)") }
    if !self.keys.isEmpty { keys.append(self.keys) }
    return keys.isEmpty ? "{}" : "{ \(keys.joined(separator: ", ")) }"
  }
}
