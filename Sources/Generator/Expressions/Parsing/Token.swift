/// The words of the expression language, which can't be names.
public let expressionWords = NameSet(Token.Word.allCases.map(\.rawValue))

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

  /// The longer ones first.
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
    guard first < 0x80 else { return nil }
    for (sign, other) in byFirstByte[Int(first)] {
      guard let other else { return (sign, 1) }
      if other == second { return (sign, 2) }
    }
    return nil
  }

  /// The signs that start with each byte, with the second byte of those that have one.
  private static let byFirstByte: [[(sign: Token.Sign, second: UInt8?)]] = {
    var table: [[(sign: Token.Sign, second: UInt8?)]] = Array(repeating: [], count: 0x80)
    for sign in allCases {
      let bytes = Array(sign.rawValue.utf8)
      table[Int(bytes[0])].append((sign, bytes.dropFirst().first))
    }
    return table
  }()
}
