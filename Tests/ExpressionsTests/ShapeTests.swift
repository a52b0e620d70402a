import MVVMGenExpressions
import Testing

/// What belongs to what: precedence, and each form.
@Suite struct ShapeTests {
  @Test(arguments: [
    ("a or b and c", "(a or (b and c))"),
    ("a and b or c", "((a and b) or c)"),
    ("a or b or c", "((a or b) or c)"),
    ("not a and b", "((not a) and b)"),
    ("not a == b", "(not (a == b))"),
    ("not not a", "(not (not a))"),
    ("a and not b or c", "((a and (not b)) or c)"),
    ("a == b and c < d", "((a == b) and (c < d))"),
    ("a == b ?? c", "(a == (b ?? c))"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a ?? b + c", "(a ?? (b + c))"),
    ("a + b ?? c", "((a + b) ?? c)"),
    ("a - b - c", "((a - b) - c)"),
    ("a + b * c", "(a + (b * c))"),
    ("a * b + c", "((a * b) + c)"),
    ("a / b % c * d", "(((a / b) % c) * d)"),
    ("-a * b", "((-a) * b)"),
    ("a * -b", "(a * (-b))"),
    ("a - -b", "(a - (-b))"),
    ("--a", "(-(-a))"),
    ("-a.b", "(-a.b)"),
    ("(a + b) * c", "((a + b) * c)"),
    ("a <= b", "(a <= b)"), ("a >= b", "(a >= b)"), ("a > b", "(a > b)"), ("a != b", "(a != b)"),
    ("a + b == c * d", "((a + b) == (c * d))"),
  ])
  func operators(text: String, expected: String) {
    expectShape(text, expected)
  }

  @Test(arguments: [
    ("if a then b else c", "(if a then b else c)"),
    ("if a as x then x else c", "(if a as x then x else c)"),
    ("if a or b then c + d else e", "(if (a or b) then (c + d) else e)"),
    ("if a then b else if c then d else e", "(if a then b else (if c then d else e))"),
    ("if if a then b else c then d else e", "(if (if a then b else c) then d else e)"),
    ("if a then if b then c else d else e", "(if a then (if b then c else d) else e)"),
    ("a + if b then c else d + e", "(a + (if b then c else (d + e)))"),
    ("a or if b then c else d", "(a or (if b then c else d))"),
    ("not if a then b else c", "(not (if a then b else c))"),
    ("a ?? if b then c else d", "(a ?? (if b then c else d))"),
    ("if a then b else c | f", "((if a then b else c) | f)"),
    ("(if a then b else c).d", "(if a then b else c).d"),
  ])
  func choices(text: String, expected: String) {
    expectShape(text, expected)
  }

  @Test(arguments: [
    ("a | f", "(a | f)"), ("a | f | g", "((a | f) | g)"), ("a ?? b | f", "((a ?? b) | f)"),
    ("a or b | f", "((a or b) | f)"), ("(a | f) + b", "((a | f) + b)"),
    ("f(a | g)", "f((a | g))"), ("[a | f, b]", "[(a | f), b]"), ("a[b | f]", "a[(b | f)]"),
  ])
  func formatters(text: String, expected: String) {
    expectShape(text, expected)
  }

  @Test(arguments: [
    ("a.b.c", "a.b.c"), ("a?.b.c", "a?.b.c"), ("a.b?.c", "a.b?.c"), ("(a).b", "a.b"),
    ("a[0]", "a[0]"), ("a?[0]", "a?[0]"), ("a[b + c].d", "a[(b + c)].d"), ("a[0][1]", "a[0][1]"),
    ("a.f(b)", "a.f(b)"), ("a?.f(b, c)", "a?.f(b, c)"), ("a.f()", "a.f()"),
    ("a.f(x: b, y: c).d", "a.f(x: b, y: c).d"), ("f(a, b: c)", "f(a, b: c)"),
    ("f(a,)", "f(a)"), ("\"a\".count", "\"a\".count"), ("1.5.rounded(1)", "1.5.rounded(1)"),
    ("[a].first", "[a].first"), ("a\n  .b", "a.b"), ("a . b", "a.b"),
  ])
  func members(text: String, expected: String) {
    expectShape(text, expected)
  }

  /// Parentheses end an optional chain; around anything else they only group.
  @Test(arguments: [
    ("(a?.b).c", "<a?.b>.c"), ("(a?.b.c).d", "<a?.b.c>.d"), ("(a?[0]).b", "<a?[0]>.b"),
    ("((a?.f())).b", "<a?.f()>.b"), ("(a.b).c", "a.b.c"), ("(a ?? b).c", "(a ?? b).c"),
  ])
  func parenthesesEndChains(text: String, expected: String) {
    expectShape(text, expected)
  }

  @Test(arguments: [
    ("l.map(x => x.a)", "l.map({x => x.a})"),
    ("l.map((x, i) => x + i)", "l.map({x, i => (x + i)})"),
    ("l.map((x) => x)", "l.map({x => x})"),
    ("l.map(\\.a)", "l.map(\\.a)"), ("l.map(\\.a.b)", "l.map(\\.a.b)"),
    ("l.map(x => if x then a else b)", "l.map({x => (if x then a else b)})"),
    ("l.map(x => x | f)", "l.map({x => (x | f)})"),
    ("l.map(x => x.l.map(y => x + y))", "l.map({x => x.l.map({y => (x + y)})})"),
    ("l.map((x))", "l.map(x)"), ("l.f((a), b)", "l.f(a, b)"), ("l.f((a + b))", "l.f((a + b))"),
  ])
  func functions(text: String, expected: String) {
    expectShape(text, expected)
  }

  @Test(arguments: [
    ("42", "42"), ("1_000", "1000"), ("3.5", "3.5"), ("1e3", "1e3"), ("1.5E-3", "1.5E-3"),
    ("true", "true"), ("false", "false"), ("nil", "nil"), ("[]", "[]"), ("[a, b,]", "[a, b]"),
    ("[[1], []]", "[[1], []]"), (".pro", ".pro"), (".a(b: 1)", ".a(b: 1)"), (".a()", ".a()"),
    ("Plan.pro", "Plan.pro"), ("Plan.a(b: 1)", "Plan.a(b: 1)"), ("größe", "größe"),
    ("  a  ", "a"), ("\na\n", "a"), ("notes", "notes"), ("iffy", "iffy"),
  ])
  func literalsAndNames(text: String, expected: String) {
    expectShape(text, expected)
  }

  @Test(arguments: [
    (#""a""#, "a"), (#""""#, ""), (#""a\nb\t\\\"\r\0\'""#, "a\nb\t\\\"\r\0'"),
    (#""\u{1F600}\u{e9}""#, "😀é"), (#""$a $ {b}""#, "$a $ {b}"), (#""$${a}""#, "${a}"),
    (#""$$${a}""#, "$${a}"), (#""${a}""#, "${a}"), (#""x ${a.b} y""#, "x ${a.b} y"),
    (#""${a + b | f}""#, "${((a + b) | f)}"), (#""${"${"${a}"}"}""#, #"${"${"${a}"}"}"#),
    (#""${"}"}""#, #"${"}"}"#), (#""${"\"}"}""#, #"${""}"}"#), (#""${"$${"}""#, #"${"${"}"#),
    (#""größe ${größe}""#, "größe ${größe}"),
  ])
  func texts(text: String, expected: String) {
    expectShape(text, "\"\(expected)\"")
  }

  /// A YAML text has holes too, and no escapes.
  @Test(arguments: [
    ("Hello ${name}!", "Hello ${name}!"), ("", ""), ("$${a} ${b}", "${a} ${b}"),
    ("a $5 b", "a $5 b"),
    (#"a "b" \n"#, #"a "b" \n"#), (#"${"}"}}"#, #"${"}"}}"#), ("${a}${b}", "${a}${b}"), ("}", "}"),
  ])
  func textsOfYAML(text: String, expected: String) {
    let (pieces, messages) = parseText(text)
    #expect(messages == [])
    #expect(pieces.map(shape).joined() == expected)
  }

  @Test func rangesAreBytesOfTheText() {
    let text = "größe + \"é ${b.c}\""
    let (expression, _) = parseExpression(text)
    guard case .binary(_, let left, let right, let sign) = expression.kind,
      case .text(let pieces) = right.kind, case .hole(let hole)? = pieces.last,
      case .member(_, let name, _) = hole.kind
    else {
      Issue.record("\(expression)")
      return
    }
    #expect(expression.range == 0..<text.utf8.count)
    #expect(left.range == 0..<7)
    #expect(sign == 8..<9)
    #expect(hole.range == 16..<19)
    #expect(name.range == 18..<19)
  }

  @Test func startsAfterTheSignOfAnExpression() {
    let (expression, messages) = parseExpression("=a.b", from: 1)
    #expect(messages == [])
    #expect(expression.range == 1..<4)
  }

  @Test func knowsTheNamesItMentions() {
    let (expression, messages) = parseExpression(
      #"if a as b then F(x: max(c | d)).e else [l[i], .g(h: "${j}"), -(k?.m) ?? (not n)].map(o => p)"#
    )
    #expect(messages == [])
    #expect(expression.names == ["a", "F", "c", "d", "l", "i", "j", "k", "n", "p"])
  }

  private func expectShape(_ text: String, _ expected: String) {
    let (expression, messages) = parseExpression(text)
    #expect(messages == [])
    #expect(shape(expression) == expected)
  }
}
