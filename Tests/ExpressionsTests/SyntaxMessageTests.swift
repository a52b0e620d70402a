import MVVMGenDiagnostics
import MVVMGenExpressions
import Testing

/// One mistake gives one message, at its place, with what to do about it.
@Suite struct SyntaxMessageTests {
  private static let whatToWrite = "write the name of a value, or a value: 0, true, \"\", []"

  @Test(arguments: [
    ("a && b", 2..<4, "'&&' is written 'and'", "write 'a and b'"),
    (
      "a || b", 2..<4, "'||' is written 'or'",
      "write 'a or b'; a formatter stands behind one '|'"
    ),
    ("!a", 0..<1, "'!' is written 'not'", "write 'not a'"),
    ("a!", 1..<2, "'!' is refused: it could stop the app", "give a default: '(a ?? ...)'"),
    ("a[0]!.b", 4..<5, "'!' is refused: it could stop the app", "write '?.'"),
    (
      "a ? b : c", 2..<3, "'? :' is written 'if then else'",
      "write 'if a then b else c'; for a default '??'"
    ),
    ("a = b", 2..<3, "'=' sets nothing in an expression", "to compare, write '=='"),
    ("a === b", 2..<5, "'===' is written '=='", "write 'a == b'"),
    ("a !== b", 2..<5, "'!==' is written '!='", "write 'a != b'"),
    (
      "'text'", 0..<6, "a text in an expression stands between double quotes", "write \"text\""
    ),
    (
      "“a text”", 0..<12, "a text in an expression stands between straight quotes",
      "write \"a text\""
    ),
    ("a <> b", 2..<4, "'<>' is written '!='", "write 'a != b'"),
    ("a =< b", 2..<4, "'=<' is written '<='", "write 'a <= b'"),
    ("a >> b", 2..<4, "there is no '>>'", "multiply or divide: a * 2, a / 2"),
    ("= a", 0..<1, "no '=' is wanted here: this is an expression already", "remove it"),
    (
      "a.map(\\b)", 6..<7, "'\\' starts the path of a member, and no '.' follows",
      "write '\\.b'"
    ),
    ("a \u{2212} b", 2..<5, "'\u{2212}' is not a name", "a minus is the sign '-': type it again"),
    (
      "a\u{A0}b", 0..<4, "'a\u{A0}b' is not a name",
      "it holds a space of an unusual kind: type it again"
    ),
    ("$0.name", 0..<1, "'$' means nothing outside of a text", "an element is named: x => x.name"),
    (
      "l.map { $0.name }", 6..<7, "'{' means nothing in an expression",
      "a function is written x => x.name, between parentheses"
    ),
    ("l.map(x -> x.name)", 8..<10, "'->' is written '=>'", "write x => x.name"),
    ("a; b", 1..<2, "';' means nothing in an expression", "remove it"),
    (
      "a @ b", 2..<3, "'@' means nothing here",
      "a text in an expression stands between double quotes"
    ),
    ("a € b", 2..<5, "the expression should have ended before this", tooMuch),
  ])
  func signsOfOtherLanguages(text: String, range: Range<Int>, title: String, hint: String?) {
    expectMessage(text, range, title, hint)
  }

  @Test(arguments: [
    (
      "a in b", 2..<4, "'in' is not a word of this language",
      "write list.contains(a); an 'each' step names its element with 'as: a'"
    ),
    (
      "a is B", 2..<4, "'is' is not a word of this language",
      "write 'a == .case', or 'a.case != nil' for one with values"
    ),
    (
      "await a", 0..<5, "'await' is not a word of this language",
      "remove it: services are called by a 'call' step, whose answer is here already"
    ),
    (
      "a + try b", 4..<7, "'try' is not a word of this language",
      "remove it: services are called by a 'call' step, whose answer is here already"
    ),
    (
      "let x", 0..<3, "'let' is not a word of this language",
      "a name for a value is given by a 'let' step"
    ),
    (
      "new A(b: c)", 0..<3, "'new' is not a word of this language",
      "remove it: a model is made by its name alone, Model(field: value)"
    ),
  ])
  func wordsOfOtherLanguages(text: String, range: Range<Int>, title: String, hint: String?) {
    expectMessage(text, range, title, hint)
  }

  @Test(arguments: [
    ("(a", 0..<1, "'(' is not closed", "add ')'"),
    ("f(a, (b)", 1..<2, "'(' is not closed", "add ')'"),
    ("a[0", 1..<2, "'[' is not closed", "add ']'"),
    ("[a, b", 0..<1, "'[' is not closed", "add ']'"),
    ("[a b]", 3..<4, "']' or ',' is missing before this", "'[' is still open here"),
    (
      "[\"a\": 1]", 4..<5, "']' or ',' is missing before this",
      "an expression has no dictionary of its own: a value is a map of YAML, { key: =value }, and "
        + "another entry dictionary.setting(key, x)"
    ),
    ("[:]", 1..<2, "a value is missing before this", "an empty dictionary is written []"),
    ("f(a b)", 4..<5, "')' or ',' is missing before this", "'(' is still open here"),
    ("(a]", 0..<1, "'(' is not closed", "add ')' before ']'"),
    ("if (a then b else c", 3..<4, "'(' is not closed", "add ')' before 'then'"),
    ("a)", 1..<2, "nothing is open that this could close", "remove it"),
    ("a]", 1..<2, "nothing is open that this could close", "remove it"),
    ("\"a", 0..<1, "the text is not closed", "end it with \""),
    ("a + \"b", 4..<5, "the text is not closed", "end it with \""),
    ("\"a ${b\"", 3..<5, "the hole is not closed", "end it with }"),
    ("\"a ${\"b}\"", 3..<5, "the hole is not closed", "end it with }"),
  ])
  func whatIsNotClosedIsToldWhereItOpens(
    text: String, range: Range<Int>, title: String, hint: String?
  ) {
    expectMessage(text, range, title, hint)
  }

  @Test(arguments: [
    ("", 0..<0, "an expression is missing", Self.whatToWrite),
    ("  ", 2..<2, "an expression is missing", Self.whatToWrite),
    ("a +", 2..<3, "the expression ends too early", "something is missing after this"),
    ("a and", 2..<5, "the expression ends too early", "something is missing after this"),
    ("+ a", 0..<1, "a value is missing before this", nil),
    ("a + * b", 4..<5, "a value is missing before this", nil),
    ("()", 1..<2, "a value is missing before this", nil),
    ("a b", 2..<3, "the expression should have ended before this", tooMuch),
    ("a 1", 2..<3, "the expression should have ended before this", tooMuch),
    ("a | f + b", 6..<7, "a formatter's name ends the expression", inParentheses),
    ("a |", 3..<3, "the name of a formatter is missing", nil),
    ("a | 3", 4..<5, "the name of a formatter is missing", nil),
    ("a.", 2..<2, "the name of a member is missing", nil),
    ("a.if", 2..<4, "'if' can't be a name", nil),
    (".", 1..<1, "the name of a case is missing", nil),
    (".5", 0..<2, "a number starts with a digit", "write 0.5"),
    ("1a", 0..<2, "'1a' is neither a number nor a name", "a name does not start with a digit"),
    ("0x1F", 0..<4, "'0x1F' is neither a number nor a name", "a number has the digits 0 to 9 only"),
    (
      "a : b", 2..<3, "':' means nothing here",
      "a formatter is written 'a | b', a choice 'if a then b else c'"
    ),
    (
      "a < b < c", 6..<7, "comparisons can't follow one another",
      "join two of them: a < b and b < c"
    ),
    (
      "a == not b", 5..<8, "'not' stands before a whole comparison", "write 'a == (not b)'"
    ),
  ])
  func whatIsMissingOrTooMuch(text: String, range: Range<Int>, title: String, hint: String?) {
    expectMessage(text, range, title, hint)
  }

  @Test(arguments: [
    ("if a", 4..<4, "'then' is missing", "a choice is written 'if a then b else c'"),
    ("if a b", 5..<6, "'then' is missing", "a choice is written 'if a then b else c'"),
    (
      "if a then b", 11..<11, "'else' is missing: a choice always has a value",
      "write 'if a then b else ...'"
    ),
    (
      "if a then b | f else c", 12..<13, "inside a choice, a formatter goes in parentheses",
      "write '(b | f)'"
    ),
    (
      "if a | f then b else c", 5..<6, "inside a choice, a formatter goes in parentheses",
      "write '(a | f)'"
    ),
    ("if a as then b", 8..<12, "'then' can't be a name", nil),
    ("a then b", 2..<6, "'then' without 'if'", "write 'if a then b else c'"),
    (
      "a else b", 2..<6, "'else' without 'if'",
      "write 'if a then b else c'; a default is given by '??'"
    ),
    (
      "x => x", 2..<4, "'=>' makes a function only as an argument",
      "for example list.map(x => x.name); 'at least' is written '>='"
    ),
    (
      "l.map(x => y => x)", 13..<15, "'=>' makes a function only as an argument",
      "for example list.map(x => x.name); 'at least' is written '>='"
    ),
    ("l.map(x =>)", 10..<11, "a value is missing before this", nil),
    ("l.map(\\.)", 8..<9, "the name of a member is missing", nil),
    ("l.map(\\.a?.b)", 9..<11, "'\\.' names members only", "write x => x.a?.b"),
    ("l.map(\\.a())", 9..<10, "'\\.' names members only", "write x => x.a(...)"),
  ])
  func choicesAndFunctions(text: String, range: Range<Int>, title: String, hint: String?) {
    expectMessage(text, range, title, hint)
  }

  @Test(arguments: [
    (#""\q""#, 1..<3, #"'\q' is no escape"#, #"there are \n \r \t \0 \\ \" \u{1F600}"#),
    (#""é \é""#, 4..<7, #"'\é' is no escape"#, #"there are \n \r \t \0 \\ \" \u{1F600}"#),
    (#""\(a)""#, 1..<5, "a hole in a text is written '${ }'", "write ${a}"),
    (#""\u{}""#, 1..<4, "this is no Unicode character", #"write \u{1F600}"#),
    (#""\u{D800}""#, 1..<8, "this is no Unicode character", #"write \u{1F600}"#),
    (#""\u0041""#, 1..<3, "this is no Unicode character", #"write \u{0041}"#),
    (#""${}""#, 3..<3, "an expression is missing", Self.whatToWrite),
    (#""${a &&}""#, 5..<7, "'&&' is written 'and'", "write 'a and b'"),
  ])
  func texts(text: String, range: Range<Int>, title: String, hint: String?) {
    expectMessage(text, range, title, hint)
  }

  @Test(arguments: [
    ("a && !b", 2..<4, "a and not b"),
    ("!a.contains { $0.id == 3 }", 0..<1, "not a.contains(x => x.id == 3)"),
    ("a.first(where: { $0.b })?.c", 15..<16, "a.first(x => x.b)?.c"),
    ("!a || b.isEmpty && !c(1)", 0..<1, "not a or b.isEmpty and not c(1)"),
  ])
  func swiftIsWrittenAnewAsAWhole(text: String, range: Range<Int>, written: String) {
    let told = parseExpression(text).1
    #expect(told.map(\.range) == [range])
    #expect(told.first?.cause == .rewritten(written))
  }

  @Test func twoMistakesAreTwoMessages() {
    #expect(parseExpression("a && b || c").1.map(\.range) == [2..<4, 7..<9])
    #expect(parseExpression(#""${a &&} ${b ||}""#).1.map(\.range) == [5..<7, 13..<15])
    #expect(parseText("${a b} ${c d}").1.map(\.range) == [4..<5, 11..<12])
  }

  @Test func holesOfYAMLTextsAreToldWhereTheyAre() {
    #expect(parseText("é ${a").1.map(\.range) == [3..<5])
    #expect(parseText("é ${a.}").1.map(\.range) == [7..<7])
  }

  private func expectMessage(
    _ text: String, _ range: Range<Int>, _ title: String, _ hint: String?
  ) {
    let told = parseExpression(text).1.map {
      SyntaxMessage($0.title, at: $0.range, hint: $0.hint?.inWords)
    }
    #expect(told == [SyntaxMessage(title, at: range, hint: hint.map { Hint($0) })])
  }
}

private let tooMuch = "an operator is missing, or this is too much"
private let inParentheses = "put what is formatted in parentheses: (a | b) + c"
