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
