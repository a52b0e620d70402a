import MVVMGenDiagnostics

/// Signs that mean something elsewhere and nothing here.
extension Lexer {
  /// What other languages write, where it would be read as two signs of this one.
  func doubleTrap() -> SignOfOthers? {
    // Most signs are a single one, and what is alone is no trap.
    guard place + 1 < end, Self.isOfDoubleTrap(bytes[place]),
      Self.isOfDoubleTrap(bytes[place + 1])
    else { return nil }
    let isSign =
      Token.Sign.sign(of: Unicode.Scalar(bytes[place]), Unicode.Scalar(bytes[place + 1])) != nil
    if isSign, place + 2 == end || bytes[place + 2] != UInt8(ascii: "=") { return nil }
    let sign = string(place..<place + 2)
    switch sign {
    case "<>": return SignOfOthers(2, "'<>' is written '!='", "write 'a != b'")
    case "=<": return SignOfOthers(2, "'=<' is written '<='", "write 'a <= b'")
    case "<<", ">>":
      return SignOfOthers(2, "there is no '\(sign)'", "multiply or divide: a * 2, a / 2")
    case "||": return bars()
    case "//", "/*":
      return SignOfOthers(
        2, "there is no '\(sign)'",
        "one '/' divides: a / b; a comment starts with '#', behind the value and its quotes")
    case "->": return arrow()
    case "|>": return SignOfOthers(2, "'|>' is written '|'", "write 'value | formatter'")
    case "==": return SignOfOthers(3, "'===' is written '=='", "write 'a == b'")
    case "!=": return SignOfOthers(3, "'!==' is written '!='", "write 'a != b'")
    // `a - -b` may be written without a space.
    case "--" where !isAtEnd(2): return nil
    case "+=", "-=", "*=", "/=", "++", "--":
      let name = pathBefore(string(start..<place).hasSuffix(" ") ? place - 1 : place)
      let target = isName(name) ? name : "a"
      return SignOfOthers(
        2, "'\(sign)' sets something, and an expression sets nothing",
        "a 'set' step sets it: set: { \(target): =\(target) \(sign.prefix(1)) 1 }")
    case "**": return SignOfOthers(2, "there is no '**'", "multiply: a * a")
    case "..": return dots()
    default: return nil
    }
  }

  /// `||`
  private func bars() -> SignOfOthers {
    let next = bytes[min(place + 2, end)..<end].first { !isSpace($0) }
    let isValue = next.map { $0.isDigit || "\"[-.".utf8.contains($0) } ?? false
    // `state == .saving || .saved`
    let isCompared =
      next == UInt8(ascii: ".")
      && String(decoding: bytes[..<place], as: UTF8.self).holds("= .")
    return SignOfOthers(
      2, "'||' is written 'or'",
      isCompared
        ? "write 'or' with a whole comparison on each side: 'a == .x or a == .y'"
        : isValue
          ? messages.isEmpty
            ? "a default is given by '??'" : "a choice is written 'if a then b else c'"
          : "write 'a or b'; a formatter stands behind one '|'")
  }

  /// `->`
  private func arrow() -> SignOfOthers {
    chain(around: 2).map {
      SignOfOthers(
        2, "'->' means nothing here",
        "write '\($0.exchanging("?.", for: "."))', or '\($0)' where it may be missing")
    }
      ?? SignOfOthers(2, "'->' is written '=>'", "write x => x.name")
  }

  /// `...`, `..<` and `..`
  private func dots() -> SignOfOthers {
    let isOfThree = starts(with: "...")
    if isOfThree, isPlaceholder {
      return SignOfOthers(
        3, "a value is missing: '...' stands for it", "write the value in its place")
    }
    if isOfThree, bytes[..<place].last(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "[") {
      return SignOfOthers(
        3, "'...' means nothing in a list", "one more element is written list.appending(x)")
    }
    let length = isOfThree || starts(with: "..<") ? 3 : 2
    return SignOfOthers(
      length, "there are no ranges",
      between(around: length).map { "write '\($0)'" }
        ?? "the first elements: list.prefix(3); in between: a < b and b < c")
  }

  /// `1 <= n and n <= most` of `n in 1...most`.
  private func between(around length: Int) -> String? {
    let words = string(start..<place).split(separator: " ").suffix(3)
    let most = string(place + length..<end).drop { $0 == " " }.prefix { $0.isInName || $0 == "." }
    guard words.count == 3, words[words.startIndex + 1] == "in", let value = words.first,
      let least = words.last, !most.isEmpty, isName(String(value)),
      least.allSatisfy({ $0.isInName || $0 == "." })
    else { return nil }
    return "\(least) <= \(value) and \(value) \(starts(with: "..<") ? "<" : "<=") \(most)"
  }

  /// Whether the `...` here was left of a hint: no value stands before it, and none right behind
  /// it.
  private var isPlaceholder: Bool {
    guard isAtEnd(3) || isSpace(bytes[place + 3]) || ")],}".utf8.contains(bytes[place + 3]) else {
      return false
    }
    let before = string(start..<place).split(separator: " ").last ?? ""
    return ["if", "then", "else", "not", "and", "or"].contains(before)
      || before.utf8.last.map { !endsValue($0) && $0 != UInt8(ascii: "\"") } ?? true
  }

  /// How a sign of others is written here, where it is that alone; a word needs its spaces.
  func written(_ range: Range<Int>) -> String? {
    let isApart =
      range.lowerBound > start && isSpace(bytes[range.lowerBound - 1])
      && range.upperBound < end && isSpace(bytes[range.upperBound])
    return switch string(range) {
    case "->" where chain(around: 2, at: range.lowerBound) == nil: "=>"
    case "|>": "|"
    // `pin?id`, and not `pin.?id`, of which the point goes too.
    case "?", "?->":
      range.lowerBound > start && bytes[range.lowerBound - 1].isInName
        && chain(around: range.count, at: range.lowerBound) != nil ? "?." : nil
    case "===": "=="
    case "!==", "<>": "!="
    case "=<": "<="
    case "&&" where isApart: "and"
    case "?:": "??"
    default: nil
    }
  }

  private static func isOfDoubleTrap(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "!"),
      UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// The names with points between them that end here.
  private func pathBefore(_ end: Int? = nil) -> String {
    let end = end ?? place
    let isIn = { (byte: UInt8) in byte.isInName || byte == UInt8(ascii: ".") }
    return string((bytes[start..<end].lastIndex { !isIn($0) } ?? start - 1) + 1..<end)
  }

  /// `pin?.id` of `pin?id`, `pin.?id`, `pin->id` and `pin&.id`, as others write it; nothing for
  /// `x->x.id`, and for a choice.
  func chain(around length: Int, at sign: Int? = nil) -> String? {
    let sign = sign ?? place
    var owner = pathBefore(sign)[...]
    let member = string(min(sign + length, end)..<end).prefix(while: { $0.isInName })
    if owner.last == "." { owner.removeLast() }
    guard owner.first?.isLetter ?? false, member.first?.isLetter ?? false, owner != member,
      !bytes[sign..<end].contains(UInt8(ascii: ":"))
    else { return nil }
    return "\(owner)?.\(member)"
  }

  /// Whether the word `as` ends here, as in Swift's `as?` and `as!`.
  private var isAfterAs: Bool {
    bytes[start..<place].suffix(3).elementsEqual(" as".utf8)
  }

  /// What other languages write, in the words of this one.
  func trap() -> SignOfOthers? {
    switch bytes[place] {
    case UInt8(ascii: "&"): ampersand()
    case UInt8(ascii: "!"): exclamationMark()
    case UInt8(ascii: "?"): questionMark()
    case UInt8(ascii: "="): equalsSign()
    case UInt8(ascii: "`"): backtick()
    case UInt8(ascii: "$"): starts(with: "${") ? holeOutsideOfText() : dollar()
    case UInt8(ascii: "{"): brace()
    case UInt8(ascii: "\\"): backslash()
    case UInt8(ascii: ";"): SignOfOthers(1, "';' means nothing in an expression", "remove it")
    case UInt8(ascii: "~") where starts(with: "~="):
      SignOfOthers(2, "'~=' means nothing here", "write 'a.contains(b)', or 'a == b'")
    default: nil
    }
  }

  private func ampersand() -> SignOfOthers? {
    starts(with: "&&") ? SignOfOthers(2, "'&&' is written 'and'", "write 'a and b'") : nil
  }

  /// `as?` and `as!`
  private func forcedType() -> SignOfOthers {
    SignOfOthers(
      1, "there is no 'as\(Character(Unicode.Scalar(bytes[place])))': a value has one type",
      "to convert it write 'String(a)', 'Int(a)' or 'Double(a)'")
  }

  private func exclamationMark() -> SignOfOthers {
    if isAfterAs { return forcedType() }
    if place > start, endsValue(bytes[place - 1]) {
      let length = starts(with: "!!") || starts(with: "!?") ? 2 : 1
      let isChained = place + length < end && bytes[place + length] == UInt8(ascii: ".")
      let path = pathBefore()
      return SignOfOthers(
        length, "'\(string(place..<place + length))' is refused: it could stop the app",
        isChained
          ? "write '?.'" : "give a default: \(path.isEmpty ? "'a ?? b'" : "'(\(path) ?? ...)'")")
    }
    let name = string(place + 1..<end).prefix { $0.isInName || $0 == "." || $0 == "?" }
    // `a ! nil`
    let isAlone = name.isEmpty && bytes[start..<place].contains { !isSpace($0) }
    return SignOfOthers(
      1, "'!' is written 'not'",
      isAlone ? "write 'a != b', or 'not a'" : "write 'not \(name.isEmpty ? "a" : name)'")
  }

  private func equalsSign() -> SignOfOthers {
    let before = bytes[start..<place].last { !isSpace($0) }
    return before.map { "(,[".utf8.contains($0) } ?? true
      ? SignOfOthers(1, "no '=' is wanted here: this is an expression already", "remove it")
      : SignOfOthers(1, "'=' sets nothing in an expression", meantByEquals())
  }

  private func backtick() -> SignOfOthers {
    let word = bytes[(place + 1)..<end].prefix { $0.isInName }
    return SignOfOthers(
      1, "a name needs no backticks here",
      "write the name alone"
        + (word.isEmpty ? "" : ", or a text as \"\(string(word.startIndex..<word.endIndex))\""))
  }

  private func questionMark() -> SignOfOthers {
    if isAfterAs { return forcedType() }
    if starts(with: "?!"), place > start, endsValue(bytes[place - 1]) {
      return SignOfOthers(2, "'?!' is refused: it could stop the app", "write '?.'")
    }
    if starts(with: "?:") { return SignOfOthers(2, "'?:' is written '??'", "write 'a ?? b'") }
    let length = starts(with: "?->") ? 3 : 1
    if let chain = chain(around: length) {
      return SignOfOthers(
        length, "a member of what may be missing is written '?.'", "write '\(chain)'")
    }
    let name = pathBefore()
    if isAtEnd(1) {
      return SignOfOthers(
        1, "nothing stands behind the '?'",
        "remove it; whether a value is there: 'not \(name.isEmpty ? "a" : name).isNil'")
    }
    if !name.isEmpty, !bytes[place..<end].contains(UInt8(ascii: ":")) {
      return SignOfOthers(
        1, "a '?' alone can't stand behind a value",
        "a default is given by '(\(name) ?? ...)'; what is never missing needs none: remove it")
    }
    let choice = ChoiceOfOthers.written(around: place, in: bytes[start..<end])
    return SignOfOthers(
      1, "'? :' is written 'if then else'", "write 'if a then b else c'; for a default '??'",
      cause: choice.map { .rewritten($0) })
  }

  private func dollar() -> SignOfOthers {
    let isName = place + 1 < end && bytes[place + 1].startsName
    return SignOfOthers(
      1, "'$' means nothing outside of a text",
      isName
        ? "a name stands alone, without '$'"
        : starts(with: "$\"")
          ? "remove it: a hole in a text is written '${name}'"
          : "an element is named: x => x.name",
      cause: isInArgumentOfMember ? nil : .unnamedElement)
  }

  /// Whether the innermost parenthesis here is that of a member: `list.map($0.name)`.
  private var isInArgumentOfMember: Bool {
    guard let open = bytes[start..<place].lastIndex(of: UInt8(ascii: "(")) else { return false }
    let before = bytes[start..<open]
    return before.reversed().drop(while: { $0.isInName }).first == UInt8(ascii: ".")
  }

  private func brace() -> SignOfOthers {
    let first = string(start..<place).prefix { $0.isLetter }
    if ["switch", "match", "when", "case"].contains(first) {
      return SignOfOthers(
        1, "'{' means nothing in an expression",
        "choose by 'if': if a == .one then b else if a == .two then c else d")
    }
    let rest = bytes[place + 1..<end]
    let inside = rest.drop(while: isSpace)
    let hint =
      // `list.reduce(0) { $0 + $1.count }`
      if string(start..<place).holds(".reduce(") {
        "a sum is written list.sum(x => x.name)"
      } else
      // `${{ name }}`
      if place == start, let first = inside.first, first.startsName,
        !rest.contains(where: { ",:=".utf8.contains($0) })
      {
        "one pair of braces is enough: ${name}"
      } else if place == start, starts(with: "{{"), bytes[..<end].suffix(2).elementsEqual("}}".utf8)
      {
        // `{{ name }}`, as templates have it.
        "an expression has no braces: write '\(trimmed(bytes[start + 2..<end - 2]) ?? "name")'"
      } else if inside.first == UInt8(ascii: "}") {
        "an empty dictionary is written [], a function x => x.name"
      } else if inside.starts(with: "...".utf8) {
        "a copy with other fields is written a.with(field: value)"
      } else {
        closure() ?? "a function is written x => x.name, a choice 'if a then b else c'"
      }
    return SignOfOthers(1, "'{' means nothing in an expression", hint)
  }

  /// `stage == .done(_)`, which asks for a case whatever its values are.
  func caseAsked() -> Hint? {
    let words = string(start..<place).split(separator: " ")
    guard let sign = words.lastIndex(where: { $0 == "==" || $0 == "!=" }), sign > 0,
      sign + 1 < words.count, words[sign + 1].first == ".",
      words[sign - 1].allSatisfy({ $0.isInName || $0 == "." })
    else { return nil }
    let name = words[sign + 1].dropFirst().prefix { $0.isInName }
    return "write '\(words[sign - 1]).\(name) \(words[sign] == "==" ? "!=" : "==") nil'"
  }

  /// `\Item.price`
  private func backslash() -> SignOfOthers {
    let path = string(place + 1..<end).prefix { $0.isInName || $0 == "." }
    let member = path.split(separator: ".").dropFirst().joined(separator: ".")
    return SignOfOthers(
      1, "'\\' starts the path of a member, and no '.' follows",
      "write '\\.\(member.isEmpty ? path.isEmpty ? "name" : String(path) : member)'")
  }

  /// The name before this place, where it stands as the label of an argument: `with(name = 1)`.
  private func label() -> String? {
    let before = string(start..<place)
    let name = before.reversed().drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }.reversed()
    let rest = before.reversed().drop { $0 == " " }.dropFirst(name.count).drop { $0 == " " }
    guard !name.isEmpty, let sign = rest.first else { return nil }
    let isCall = sign == "(" && rest.dropFirst().first.map { $0.isLetter || $0.isNumber } ?? false
    return isCall || sign == "," ? String(name) : nil
  }

  /// `item.with(done: ...)` of `item.done = true`.
  private func fieldSet() -> String? {
    let written = string(start..<place).split(separator: " ").last ?? ""
    let name = String(written.reversed().prefix { $0.isInName || $0 == "." }.reversed())
    let parts = name.split(separator: ".")
    guard parts.count > 1, let field = parts.last else { return nil }
    return parts.dropLast().joined(separator: ".") + ".with(\(field): ...)"
  }

  /// What was meant by a '=' with something before it.
  private func meantByEquals() -> String {
    switch bytes[start..<place].last(where: { !isSpace($0) }) {
    // `a > = b`
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return "remove the space before it"
    case UInt8(ascii: "]"):
      return "to compare, write '=='; with another entry, a list is 'list.replacing(i, x)' and "
        + "a dictionary 'dictionary.setting(key, x)'"
    default:
      let label = label().map { "a label ends with a colon: '\($0): ...'; " } ?? ""
      let copy = fieldSet().map { "; a copy with another value is '\($0)'" } ?? ""
      return label + "to compare, write '=='" + copy
    }
  }

  private func isAtEnd(_ length: Int) -> Bool {
    bytes[min(place + length, end)..<end].allSatisfy(isSpace)
  }

  private func endsValue(_ byte: UInt8) -> Bool {
    byte.isInName || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
  }
}
