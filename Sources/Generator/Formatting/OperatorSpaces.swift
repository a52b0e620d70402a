import MVVMGenDiagnostics

/// An expression with one space on both sides of each operator; nil where there is anything in it
/// that no expression has, or nothing to be changed.
func withUsualSpaces(_ expression: ArraySlice<UInt8>) -> [UInt8]? {
  var pass = OperatorPass(expression)
  let isWhole = pass.run()
  return isWhole && !pass.result.elementsEqual(expression) ? pass.result : nil
}

/// A text whose holes hold such expressions; nil where nothing is to be changed.
func withUsualHoles(_ text: ArraySlice<UInt8>) -> [UInt8]? {
  var pass = OperatorPass(text)
  return pass.takeText(until: nil) && !pass.result.elementsEqual(text) ? pass.result : nil
}

private struct OperatorPass {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private(set) var result: [UInt8] = []
  /// Whether a value has ended, so that a minus takes something away from it.
  private var isBehindValue = false
  /// How many texts it is in: nobody writes many in holes of texts, and each is a call in a call.
  private let depth: Int

  /// Those of two signs first.
  private static let operators = [
    "??", "==", "!=", "<=", ">=", "=>", "+", "-", "*", "/", "%", "<", ">", "|",
  ].map { Array($0.utf8) }
  private static let signs = Array("?=!<>+-*/%|&^~".utf8)
  /// Behind these a value starts.
  private static let words = ["and", "or", "not", "if", "then", "else", "as"]

  init(_ bytes: ArraySlice<UInt8>, depth: Int = 0) {
    self.bytes = bytes
    self.depth = depth
    index = bytes.startIndex
  }

  private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  /// Goes through all of it, or up to the brace that ends a hole; false where it is not to be
  /// changed.
  mutating func run(isHole: Bool = false) -> Bool {
    if byte == UInt8(ascii: "=") {
      take(1)
      while byte == UInt8(ascii: " ") { index += 1 }
    }
    while let byte {
      switch byte {
      case UInt8(ascii: "}") where isHole:
        trim()
        return isBehindValue
      case UInt8(ascii: " "):
        index += 1
        if let last = result.last, !" ([".utf8.contains(last) { result.append(byte) }
      case UInt8(ascii: "\""):
        take(1)
        guard takeText(until: byte) else { return false }
        isBehindValue = true
      case UInt8(ascii: "("), UInt8(ascii: "["):
        take(1)
        isBehindValue = false
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        trim()
        take(1)
        isBehindValue = true
      case UInt8(ascii: ","):
        trim()
        take(1)
        result.append(UInt8(ascii: " "))
        isBehindValue = false
      case UInt8(ascii: "."), UInt8(ascii: "\\"), UInt8(ascii: ":"):
        take(1)
        isBehindValue = false
      case UInt8(ascii: "?") where bytes[(index + 1)...].first == UInt8(ascii: "."):
        take(2)
        isBehindValue = false
      case _ where byte.isDigit && !isInWord: takeNumber()
      case _ where byte.isInName: takeWord()
      default:
        guard takeOperator() else { return false }
      }
    }
    trim()
    return isBehindValue && !isHole
  }

  private var isInWord: Bool { result.last?.isInName ?? false }

  private mutating func take(_ count: Int) {
    result += bytes[index..<index + count]
    index += count
  }

  private mutating func trim() {
    while result.last == UInt8(ascii: " ") { result.removeLast() }
  }

  private mutating func takeWord() {
    let word = bytes[index...].prefix(while: { $0.isInName })
    isBehindValue = !Self.words.contains(String(decoding: word, as: UTF8.self))
    take(word.count)
  }

  /// `1`, `2.5` and `1e-9`
  private mutating func takeNumber() {
    var last: UInt8?
    while let byte {
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      let isExponent = last.map { $0 | 0x20 == UInt8(ascii: "e") } ?? false
      let isPoint =
        byte == UInt8(ascii: ".") && bytes[(index + 1)...].first?.isDigit ?? false
      guard byte.isInName || isPoint || isSign && isExponent else { break }
      last = byte
      take(1)
    }
    isBehindValue = true
  }

  private mutating func takeOperator() -> Bool {
    let run = bytes[index...].prefix { Self.signs.contains($0) }
    guard let sign = Self.operators.first(where: { run.starts(with: $0) }) else { return false }
    let rest = run.dropFirst(sign.count)
    let minus = UInt8(ascii: "-")
    guard isBehindValue else {
      // The sign of a number, or of another operand.
      guard run.elementsEqual([minus]) else { return false }
      take(1)
      return true
    }
    // `a<-1`, and nothing else that is glued.
    guard rest.isEmpty || rest.elementsEqual([minus]) && sign != [minus] else { return false }
    trim()
    result += [UInt8(ascii: " ")] + sign + [UInt8(ascii: " ")]
    index += sign.count
    isBehindValue = false
    return true
  }

  /// A text with its holes, up to and with its quote, or to the end where it has none; false where
  /// that is missing, or a hole holds no expression.
  mutating func takeText(until quote: UInt8?) -> Bool {
    while let byte {
      switch byte {
      case quote:
        take(1)
        return true
      case UInt8(ascii: "\\") where quote != nil:
        guard index + 1 < bytes.endIndex else { return false }
        take(2)
      case UInt8(ascii: "$") where bytes[index...].starts(with: Array("$${".utf8)): take(3)
      case UInt8(ascii: "$") where bytes[(index + 1)...].first == UInt8(ascii: "{"):
        guard takeHole() else { return false }
      default: take(1)
      }
    }
    return quote == nil
  }

  private mutating func takeHole() -> Bool {
    guard depth < 10 else { return false }
    take(2)
    var hole = OperatorPass(bytes[index...], depth: depth + 1)
    guard hole.run(isHole: true) else { return false }
    result += hole.result
    index = hole.index
    take(1)
    return true
  }
}
