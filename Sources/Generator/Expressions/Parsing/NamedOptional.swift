/// A name for the value of an optional, as Swift writes it: `let name = value`; or as an expression
/// does, where a key of its own is wanted: `value as name`.
public struct NamedOptional: Equatable, Sendable {
  /// The optional, as it is written.
  public var value: String
  /// The name for what is in it.
  public var name: String

  /// What a text that is no expression was meant to name; nil where it names nothing.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let start = bytes.first == UInt8(ascii: "=") ? 1 : 0
    var lexer = Lexer(bytes, in: start..<bytes.count, depth: 0)
    let tokens = lexer.tokens()
    if let binding = NamedOptional(binding: tokens[...], bytes) {
      self = binding
      return
    }
    guard tokens.count > 3, case .name(let name) = tokens[tokens.count - 2].kind,
      tokens[tokens.count - 3].kind == .word(.as),
      !tokens.contains(where: { $0.kind == .word(.if) })
    else { return nil }
    self.init(bytes[start..<tokens[tokens.count - 3].range.lowerBound], name)
  }

  /// `let name = value`, up to a `then` or the end.
  init?(binding tokens: ArraySlice<Token>, _ bytes: [UInt8]) {
    let parts = Array(tokens.prefix(3))
    guard parts.count == 3, case .name(let word) = parts[0].kind, ["let", "var"].contains(word),
      case .name(let name) = parts[1].kind, parts[2].kind == .invalid,
      bytes[parts[2].range].elementsEqual("=".utf8),
      let end = tokens.first(where: { $0.kind == .word(.then) || $0.kind == .end })
    else { return nil }
    self.init(bytes[parts[2].range.upperBound..<end.range.lowerBound], name)
  }

  private init?(_ value: ArraySlice<UInt8>, _ name: String) {
    guard let value = trimmed(value) else { return nil }
    self.value = value
    self.name = name
  }
}
