import MVVMGenDiagnostics

extension Token {
  /// The word `then`, in whatever letters.
  fileprivate var isThen: Bool {
    if case .name(let word) = kind { word.lowercased() == "then" } else { kind == .word(.then) }
  }
}

/// What is said of an expression that can't be read.
extension Parser {
  /// One mistake gives one message: what follows it is not looked at.
  mutating func fail(
    _ title: String, at range: Range<Int>, hint: Hint? = nil, cause: SyntaxMessage.Cause? = nil
  ) {
    if messages.isEmpty {
      messages.append(SyntaxMessage(title, at: range, hint: hint, cause: cause))
    }
    index = tokens.count - 1
  }

  /// The type behind this that can be made of values of others: `a as String`.
  private var typeBehind: String? {
    guard case .name(let name) = following.kind,
      ["String", "Int", "Double", "Decimal"].contains(name)
    else { return nil }
    return name
  }

  /// The name behind this, where it ends the expression as that of a formatter does.
  private var lastName: String? {
    var rest = tokens[(index + 1)...]
    if rest.first?.kind == .sign(.colon) { rest = rest.dropFirst() }
    guard case .name(let name)? = rest.popFirst()?.kind, name.first?.isLowercase ?? false,
      rest.first?.kind == .end || rest.first?.kind == .sign(.close)
    else { return nil }
    return name
  }

  /// Something follows an expression that is whole.
  private mutating func failAsTooMuch(_ hint: Hint, onlyWords: Bool = false) {
    fail(
      "the expression should have ended before this", at: token.range, hint: hint,
      cause: .tooMuch(onlyWords: onlyWords))
  }

  mutating func failAtRest() {
    switch token.kind {
    case .word(let word): failAt(word)
    case .sign(let sign): failAt(sign)
    case .name(let name): failAtName(name)
    default: failBehindValue()
    }
  }

  private mutating func failAt(_ word: Token.Word) {
    switch word {
    case .then, .else:
      fail(
        "'\(word.rawValue)' without 'if'", at: token.range,
        hint: "write 'if a then b else c'"
          + (word == .else ? "; a default is given by '??'" : ""))
    case .as:
      fail(
        "'as' names the value of an optional, after 'if'", at: token.range,
        hint: typeBehind.map {
          "a type is changed by its name: write '\($0)(\(operandBefore))'"
        } ?? lastName.map {
          "a formatter is written 'a | \($0)', what is there of an optional 'if a as b then b else c'"
        } ?? "write 'if a as b then b else c'; a type is changed by String(a), Int(a), Double(a)")
    case .not where following.kind == .name("in"):
      fail(
        "'not in' is not a part of this language", at: token.range,
        hint: "write not list.contains(a)")
    case .if: failAsTooMuch("a choice is written 'if a then b else c'")
    default: failBehindValue()
    }
  }

  /// What `1,5` or `10,000` was meant to be.
  private var numberAroundComma: Hint? {
    guard index > 0, case .integer(let whole) = tokens[index - 1].kind,
      case .integer(let part) = tokens[index + 1].kind,
      tokens[index - 1].range.upperBound + 1 == tokens[index + 1].range.lowerBound
    else { return nil }
    return part.utf8.count == 3
      ? "a number has no comma: write \(whole)\(part), or \(whole).\(part) where it stands for a point"
      : "a number has a point: write \(whole).\(part)"
  }

  private mutating func failAt(_ sign: Token.Sign) {
    switch sign {
    case .arrow: failAtArrow()
    case .bar: failBehindFormatter()
    case .close, .closeList:
      fail("nothing is open that this could close", at: token.range, hint: "remove it")
    case .comma where formatBehindValue == nil:
      failAsTooMuch(
        index + 2 >= tokens.count
          ? "remove it"
          : numberAroundComma
            ?? "an expression is one value; conditions are joined by 'and'")
    case .colon where index > 1 && tokens[index - 2].kind == .sign(.bar):
      fail(
        "a formatter's name ends the expression", at: token.range, hint: Self.oneForEachForm)
    case .colon:
      fail(
        "':' means nothing here", at: token.range,
        hint: lastName.map {
          "a formatter is written 'a | \($0)', a choice 'if a then b else c'"
        } ?? "for a choice write 'if a then b else c'")
    default: failBehindValue()
    }
  }

  private mutating func failAtName(_ name: String) {
    switch name {
    case "in": failAtIn()
    case "is": failAtIs()
    case "between":
      failAsNoWord(
        name, at: token.range,
        hint: "join two comparisons: a <= \(operandBefore) and \(operandBefore) <= b")
    default: failBehindValue()
    }
  }

  /// A word that only others have.
  mutating func failAsNoWord(_ word: String, at range: Range<Int>, hint: Hint) {
    fail("'\(word)' is not a word of this language", at: range, hint: hint)
  }

  /// `a in [b, c]`, `list.first(x in ...)`, `for a in list`
  private mutating func failAtIn() {
    let names = closureParameters
    if following.kind == .sign(.openList) {
      let list = tokens[(index + 1)...].first { $0.kind == .sign(.closeList) }
      failAsNoWord(
        "in", at: token.range,
        hint: list.map {
          let list = written(following.range.lowerBound..<$0.range.upperBound)
          return Hint("write \(list).contains(\(operandBefore))")
        } ?? "write [a, b].contains(c)")
    } else if names.isEmpty {
      failAsNoWord(
        "in", at: token.range,
        hint: "write list.contains(a); an 'each' step names its element with 'as: a'")
    } else {
      fail(
        "'in' is written '=>'", at: token.range,
        hint: names.count == 1
          ? Hint("write \(names[0]) => ...", replacement: "=>")
          : "write (\(names.joined(separator: ", "))) => ...")
    }
  }

  /// `when a then b else c`, and `(when a then b else c)`
  mutating func failAtWordForIf() -> Bool {
    guard case .name(let word) = tokens[index - 1].kind,
      ["when", "switch", "unless"].contains(word),
      tokens[index...].contains(where: { $0.isThen })
    else { return false }
    failAsNoWord(
      word, at: tokens[index - 1].range, hint: .write(word == "unless" ? "if not" : "if"))
    return true
  }

  /// A value is followed by what is no operator.
  private mutating func failBehindValue() {
    if index > 1, case .sign(.bar) = tokens[index - 2].kind { return failBehindFormatter() }
    if failAtWordForIf() { return }
    if case .name(let word) = tokens[index - 1].kind, let hint = hintAtWord(word) {
      return failAsNoWord(word, at: tokens[index - 1].range, hint: hint)
    }
    let text = textOfWords
    let hint =
      formatBehindValue ?? memberAsOperator ?? deniedMember ?? pathBehindMember
      ?? (isLastWord ? nil : word(at: index, among: ["and", "or", "then", "else"]))
      ?? (isTextOfChoice ? nil : word(at: index - 1, among: ["not"])?.inWords) ?? text?.hint
      ?? "an operator is missing, or this is too much"
    failAsTooMuch(hint, onlyWords: text?.isAll ?? false && text?.hint == hint)
  }

  /// What is said in this language by the word before this place.
  private func hintAtWord(_ word: String) -> Hint? {
    if let hint = wordsOfOthers[word] { return hint }
    // `IF a THEN b`
    if index == 1, word.lowercased() == "if", tokens.contains(where: { $0.isThen }) {
      return "write 'if', and so 'then' and 'else'"
    }
    // `nott a`, `NOT a`
    return Set(word.lowercased()) == Set("not") && !isTextOfChoice ? .didYouMean("not") : nil
  }

  /// Whether words start a part of a choice as a text does: `then Not found else`.
  private var isTextOfChoice: Bool {
    guard index > 1, case .name(let word) = tokens[index - 1].kind, case .name = token.kind else {
      return false
    }
    return word.first?.isUppercase ?? false && word != word.uppercased()
      && [.word(.then), .word(.else)].contains(tokens[index - 2].kind)
  }

  /// Whether nothing follows a name, which no operator is then.
  private var isLastWord: Bool { tokens.dropFirst(index + 1).first.map { $0.kind == .end } ?? true }

  /// The names before an `in` that start the argument of a member: `list.first(item in ...)`.
  private var closureParameters: [String] {
    var names: [String] = []
    var place = index - 1
    while place > 2, case .name(let name) = tokens[place].kind {
      names.insert(name, at: 0)
      place -= 1
      if case .sign(.comma) = tokens[place].kind { place -= 1 } else { break }
    }
    guard place > 1, case .sign(.open) = tokens[place].kind, case .name = tokens[place - 1].kind,
      [.sign(.point), .sign(.optionalPoint)].contains(tokens[place - 2].kind)
    else { return [] }
    return names
  }

  /// `a contains b`, `a xor b`
  var memberAsOperator: Hint? {
    guard case .name(let word) = token.kind else { return nil }
    switch word {
    case "eq", "equals": return "write a == b"
    case "ne", "neq": return "write a != b"
    case "gt": return "write a > b"
    case "gte", "ge": return "write a >= b"
    case "lt": return "write a < b"
    case "lte", "le": return "write a <= b"
    case "x", "X", "times": return "multiply: a * b"
    case "div": return "divide: a / b"
    case "mod": return "the remainder is a % b"
    case "xor": return "one of the two: write a != b"
    case "contains", "hasPrefix", "hasSuffix":
      return "it is a member: write \(operandBefore).\(word)(b)"
    case "startsWith", "beginsWith": return "it is a member: write \(operandBefore).hasPrefix(b)"
    case "endsWith": return "it is a member: write \(operandBefore).hasSuffix(b)"
    default: return nil
    }
  }

  /// `error not isNil`, `list isEmpty`
  private var deniedMember: Hint? {
    let isNot = token.kind == .word(.not)
    guard case .name(let member) = (isNot ? following : token).kind,
      member == "isNil" || member == "isEmpty"
    else { return nil }
    return "it is a member: write \(isNot ? "not " : "")\(operandBefore).\(member)"
  }

  /// `list.map \.name`
  private var pathBehindMember: Hint? {
    guard index > 1, case .sign(.path) = token.kind,
      case .name(let member) = tokens[index - 1].kind,
      [.sign(.point), .sign(.optionalPoint)].contains(tokens[index - 2].kind),
      case .name(let name)? = tokens[(index + 1)...].first?.kind
    else { return nil }
    return "an argument stands in parentheses: \(member)(\\.\(name))"
  }

  /// `${price, specifier: "%.2f"}`
  private var formatBehindValue: Hint? {
    guard case .sign(.comma) = token.kind,
      case .name(let word)? = tokens[(index + 1)...].first?.kind,
      ["specifier", "format", "formatter"].contains(word)
    else { return nil }
    return "a formatter shows it: value | name, declared under 'formatters'"
  }

  /// `No items`: the words around this place.
  private var textOfWords: (hint: Hint, isAll: Bool)? {
    func word(_ place: Int) -> String? {
      guard tokens.indices.contains(place), case .name(let word) = tokens[place].kind else {
        return nil
      }
      return word
    }
    var run = index..<index
    while word(run.lowerBound - 1) != nil { run = run.lowerBound - 1..<run.upperBound }
    while word(run.upperBound) != nil { run = run.lowerBound..<run.upperBound + 1 }
    var words = run.compactMap(word)
    guard words.count > 1, words[0].first?.isUppercase ?? false else { return nil }
    // `This item is not for sale`
    while run.lowerBound == 0, tokens.indices.contains(run.upperBound) {
      switch tokens[run.upperBound].kind {
      case .name(let next): words.append(next)
      case .word(let next): words.append(next.rawValue)
      default: break
      }
      guard words.count > run.count else { break }
      run = run.lowerBound..<run.upperBound + 1
    }
    let (isAll, text) = (run.count == tokens.count - 1, "\"\(words.joined(separator: " "))\"")
    return ("a text has double quotes of its own: \(isAll ? "'\(text)'" : text)", isAll)
  }

  /// `a is nil`, `a is not nil`, `mode is .open`
  private mutating func failAtIs() {
    let rest = tokens[(index + 1)...].prefix(2).map { $0.kind }
    let isNot = rest.first == .word(.not)
    let a = operandBefore
    let hint: Hint =
      switch isNot ? rest.last : rest.first {
      case .word(.nil)?, .name("null")?, .name("None")?, .name("none")?, .name("undefined")?:
        "write '\(a) \(isNot ? "!=" : "==") nil'"
      case .word(.true)?: "a Bool stands alone: write '\(isNot ? "not " : "")\(a)'"
      case .name("empty")?, .name("Empty")?:
        "write '\(isNot ? "not " : "")\(a).isEmpty'"
      case .word(.false)?: "a Bool stands alone: write '\(isNot ? "" : "not ")\(a)'"
      default: hintAtCase(of: a, isNot: isNot)
      }
    failAsNoWord("is", at: token.range, hint: hint)
  }

  /// `mode is busy`, `mode is .busy`, `mode is Mode.busy`
  private func hintAtCase(of a: String, isNot: Bool) -> Hint {
    var rest = tokens[(index + (isNot ? 2 : 1))...]
    if case .name(let type)? = rest.first?.kind, type.first?.isUppercase ?? false {
      rest = rest.dropFirst()
    }
    if rest.first?.kind == .sign(.point) { rest = rest.dropFirst() }
    guard case .name(let name)? = rest.first?.kind else {
      return isNot
        ? "write '\(a) != b', or '\(a) != .case', or '\(a).case == nil' for one with values"
        : "write '\(a) == .case', or '\(a).case != nil' for one with values"
    }
    let (sign, other) = isNot ? ("!=", "==") : ("==", "!=")
    // `index is other`, where it may be a value too
    if tokens[index + (isNot ? 2 : 1)].kind == .name(name) {
      return "write '\(a) \(sign) .\(name)', or '\(a).\(name) \(other) nil' for one with values; "
        + "what is no case has no point: '\(a) \(sign) \(name)'"
    }
    return "write '\(a) \(sign) .\(name)', or '\(a).\(name) \(other) nil' for one with values"
  }

  /// `a adn b`, `note a`: a word of the language may be meant by a name.
  func word(at place: Int, among words: [String]) -> Hint? {
    guard place >= 0, case .name(let word) = tokens[place].kind else { return nil }
    return suggestion(for: word, among: words)
  }

  func written(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  mutating func failAtArrow() {
    fail(
      "'=>' makes a function only as an argument", at: token.range,
      hint: "for example list.map(x => x.name); 'at least' is written '>='")
  }
}
