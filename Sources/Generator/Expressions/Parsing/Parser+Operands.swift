/// What stands in front of a place, for hints that write it out.
extension Parser {
  /// The operand that ends before this, as it is written: `list`, `a.b`, `(a + b)`, `list[0].name`;
  /// `a` where it is something else.
  var operandBefore: String {
    var text = ""
    var place = index
    var depth = 0
    loop: while place > 0 {
      let behind = tokens[place]
      let token = tokens[place - 1]
      // Two operands beside each other are two.
      if depth == 0, place < index, !token.isLink, !behind.isLink, !behind.opensBehind(token) {
        break
      }
      guard let part = token.written else { return "a" }
      switch token.kind {
      case .sign(.close), .sign(.closeList): depth += 1
      case .sign(.open), .sign(.openList), .sign(.optionalElement):
        if depth == 0 { break loop }
        depth -= 1
      case .name: break
      case .sign(.point), .sign(.optionalPoint): if place == index { return "a" }
      default: if depth == 0 { break loop }
      }
      let isApart = place < index && token.range.upperBound < behind.range.lowerBound
      text = part + (isApart ? " " : "") + text
      place -= 1
    }
    return depth == 0 && !text.isEmpty && !text.hasPrefix(".") && !text.hasPrefix("?") ? text : "a"
  }
}

extension Token {
  fileprivate var isLink: Bool { kind == .sign(.point) || kind == .sign(.optionalPoint) }

  /// Whether a bracket goes on with what is right in front of it: a call, or an element.
  fileprivate func opensBehind(_ token: Token) -> Bool {
    guard [.sign(.open), .sign(.openList), .sign(.optionalElement)].contains(kind) else {
      return false
    }
    return token.range.upperBound == range.lowerBound
  }

  /// What the author wrote; nil for texts, whose quotes are not kept.
  fileprivate var written: String? {
    switch kind {
    case .name(let text), .integer(let text), .decimal(let text): text
    case .word(let word): word.rawValue
    case .sign(let sign): sign.rawValue
    case .text, .invalid, .end: nil
    }
  }
}
