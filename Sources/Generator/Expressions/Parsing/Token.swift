/// The words of the expression language, which can't be names.
public let expressionWords = NameSet(Token.Word.allCases.map { $0.rawValue })

/// A word, number, text or sign of an expression.
struct Token: Equatable {
  enum Kind: Equatable {
    case name(String)
    /// One of the words of the language, which can't be names.
    case word(Word)
    case integer(String)
    case decimal(String)
    case text([Expression.TextPiece])
    case sign(Sign)
    case invalid
    case end
  }

  enum Word: String, CaseIterable {
    case not, and, or, `if`, then, `else`, `as`, `true`, `false`, `nil`
  }

  enum Sign: String, CaseIterable {
    case arrow = "=>"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case coalesce = "??"
    case optionalPoint = "?."
    case optionalElement = "?["
    case path = "\\."
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"
    case bar = "|"
    case point = "."
    case comma = ","
    case colon = ":"
    case open = "("
    case close = ")"
    case openList = "["
    case closeList = "]"
  }

  var kind: Kind
  var range: Range<Int>
}

extension Token.Sign {
  /// The sign that two bytes start with, and how many of them it has.
  static func first(of first: UInt8, _ second: UInt8?) -> (sign: Token.Sign, length: Int)? {
    let first = Unicode.Scalar(first)
    if let second, let sign = sign(of: first, Unicode.Scalar(second)) { return (sign, 2) }
    return sign(of: first).map { ($0, 1) }
  }

  static func sign(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Token.Sign? {
    switch (first, second) {
    case ("=", ">"): .arrow
    case ("=", "="): .equal
    case ("!", "="): .notEqual
    case ("<", "="): .lessOrEqual
    case (">", "="): .greaterOrEqual
    case ("?", "?"): .coalesce
    case ("?", "."): .optionalPoint
    case ("?", "["): .optionalElement
    case ("\\", "."): .path
    default: nil
    }
  }

  private static func sign(of first: Unicode.Scalar) -> Token.Sign? {
    switch first {
    case "<": .less
    case ">": .greater
    case "+": .plus
    case "-": .minus
    case "*": .times
    case "/": .divided
    case "%": .remainder
    case "|": .bar
    case ".": .point
    case ",": .comma
    case ":": .colon
    case "(": .open
    case ")": .close
    case "[": .openList
    case "]": .closeList
    default: nil
    }
  }
}
