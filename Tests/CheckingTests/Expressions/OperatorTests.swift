import MVVMGenChecking
import Testing

/// Operators, literals and choices: what goes together, and what it becomes.
@Suite struct OperatorTests {
  @Test(arguments: [
    ("count + 1", "Int"), ("count * 2 - limit / 3 % 4", "Int"), ("ratio + 1", "Double"),
    ("1 + ratio", "Double"), ("1 / 2 * ratio", "Double"), ("ratio / (2 - 3)", "Double"),
    ("price * 2.5", "Decimal"), ("2 * price", "Decimal"), ("-count", "Int"), ("-ratio", "Double"),
    ("- -3", "Int"), ("-9223372036854775808", "Int"), ("9223372036854775807", "Int"),
    ("name + \"a\"", "String"), ("ints + [1]", "[Int]"), ("doubles + [1]", "[Double]"),
    ("[1, 2.5] + doubles", "[Double]"), ("plans + [.pro]", "[Plan]"), ("[.pro] + plans", "[Plan]"),
    ("[] + ints", "[Int]"), ("ints + []", "[Int]"), ("holes + [nil, 1]", "[Int?]"),
  ])
  func arithmetic(expression: String, type: String) {
    expectType(expression, type)
  }

  @Test(arguments: [
    "count == 3", "ratio == 3", "price != 2.5", "number == 3", "3 == number", "number == nil",
    "nil == number", "number == count", "name == \"a\"", "text == name", "flag == (count > 1)",
    "plan2 == .pro", ".pro == plan2", "Plan.pro == plan2", "items[0] == item", "some == item",
    "items.first == some", "ints == []", "[] == ints", "ints == [1, 2]", "tags == []",
    "(if flag then opaque else opaque) == opaque", "(if flag then when else when) == when",
    "(if flag then link else link) != link", "item.mode == .idle", "item.mode != nil",
    "count < 3", "ratio >= 1", "1 <= ratio", "price > 1.5", "name < \"b\"",
    "(if flag then when else when) <= when",
    "not flag", "flag and not flag or flag", "count < 3 and name.isEmpty", "mode.loading != nil",
    "plan2 == (if flag then .pro else .free)", "number == (if flag then 1 else nil)",
    "grid == [[], []]", "[[]] == grid", "(if flag then [] else [[]]) == grid",
    "[[]] == [[1]]", "[nil, 1] == [1]",
    "Row(item: item, index: 0) == Row(item: item, index: 1)",
  ])
  func logic(expression: String) {
    expectType(expression, "Bool")
  }

  @Test(arguments: [
    ("number ?? 0", "Int"), ("number ?? count", "Int"), ("number ?? number", "Int?"),
    ("number ?? number ?? 0", "Int"), ("text ?? \"\"", "String"), ("some ?? item", "Item"),
    ("item.mode ?? .idle", "Mode"), ("items.first?.price ?? 0", "Decimal"),
    ("number ?? (if flag then 1 else 2)", "Int"), ("number ?? (if flag then 1 else nil)", "Int?"),
    ("some?.tags ?? []", "[String]"), ("(if flag then grid else nil) ?? [[], []]", "[[Int]]"),
    ("(if flag then grid else nil) ?? (if flag then [[]] else grid)", "[[Int]]"),
    ("ratio + (Double(text) ?? 0)", "Double"),
    ("(if flag then nil else .pro) ?? Plan.free", "Plan"),
    ("(if flag then .idle else nil) ?? item.mode", "Mode?"),
    ("(if flag then nil else [.pro]) ?? plans", "[Plan]"),
  ])
  func defaults(expression: String, type: String) {
    expectType(expression, type)
  }

  @Test(arguments: [
    ("if flag then 1 else 2", "Int"), ("if flag then 1 else 2.5", "Double"),
    ("if flag then 1 else ratio", "Double"), ("if flag then count else nil", "Int?"),
    ("if flag then number else 1", "Int?"), ("if flag then [] else ints", "[Int]"),
    ("if flag then nil else items", "[Item]?"), ("if number as n then n + 1 else 0", "Int"),
    ("if some?.note as n then n else name", "String"),
    ("if items[0] as x then x.price else 0", "Decimal"),
    ("if flag then 1 else if not flag then 2 else 3.5", "Double"),
    ("if flag then .free else Plan.pro", "Plan"), ("if flag then Plan.free else .pro", "Plan"),
    ("if flag then .idle else item.mode", "Mode?"),
    ("if flag then [[], []] else grid", "[[Int]]"), ("if flag then grid else [[]]", "[[Int]]"),
    ("if flag then [[], []] else [[], [1]]", "[[Int]]"),
    ("if flag then [1] else [2.5]", "[Double]"),
    ("if flag then [] else if not flag then [[]] else grid", "[[Int]]"),
    ("if flag then (if not flag then [] else [[]]) else grid", "[[Int]]"),
    ("if flag then [nil] else [1]", "[Int?]"), ("if flag then [.pro] else plans", "[Plan]"),
    ("if flag then plans else [.pro]", "[Plan]"),
    ("if flag then [[]] else [prices]", "[[String: Int]]"),
    ("if flag then Plan.free else if not flag then .pro else Plan.free", "Plan"),
    ("if flag then .free else if not flag then (.pro) else Plan.free", "Plan"),
  ])
  func choices(expression: String, type: String) {
    expectType(expression, type)
  }

  @Test(arguments: [
    ("if flag then 1 else 2", "Double", "Double"),
    ("if flag then 1 else nil", "Double?", "Double?"),
    ("if flag then .pro else .free", "Plan", "Plan"),
    ("if flag then nil else .pro", "Plan?", "Plan?"),
    ("(if flag then nil else .pro) ?? .free", "Plan", "Plan"),
    ("if flag then 1 else 2", "Int?", "Int"), ("1", "Double", "Double"),
    ("1.5", "Decimal", "Decimal"),
    ("-(1 + 2)", "Decimal", "Decimal"), ("[]", "[Int]", "[Int]"),
    ("[]", "[String: Int]", "[String: Int]"),
    ("[]", "Set<Int>", "Set<Int>"), ("[1, 2]", "Set<Double>", "Set<Double>"),
    ("[1, nil]", "[Double?]", "[Double?]"),
    ("[[1], []]", "[[Double]]", "[[Double]]"), ("nil", "Int?", "Int?"), ("count", "Int?", "Int"),
    (".loading(progress: 1)", "Mode", "Mode"), (".pro", "Plan?", "Plan"),
    ("[.pro]", "[Plan]", "[Plan]"), ("max(1, abs(-2))", "Decimal", "Decimal"),
    ("items.sum(x => if flag then 1 else 2)", "Double", "Double"),
    ("items.map(x => 1)", "[Double]", "[Double]"), ("items.map(x => nil)", "[Int?]", "[Int?]"),
    ("items.map(x => if flag then .pro else .free)", "[Plan]", "[Plan]"),
    ("items.map(x => ints.map(y => [1]))", "[[[Double]]]", "[[[Double]]]"),
  ])
  func literalsTakeTheTypeThatIsExpected(expression: String, expected: String, type: String) {
    let typing = typing(expression, as: expected)
    #expect(typing.messages == [])
    #expect(typing.value?.type.description == type)
  }

  @Test(arguments: [
    ("[1, 2.5]", "[Double]"), ("[1, nil]", "[Int?]"), ("[[], [1]]", "[[Int]]"),
    ("[[[]], [[1]]]", "[[[Int]]]"), ("[[nil], [1]]", "[[Int?]]"),
    ("[[], [1.5], [1]]", "[[Double]]"),
    ("[[.pro], plans]", "[[Plan]]"), ("[[]] + grid", "[[Int]]"), ("[[1]] + [[]]", "[[Int]]"),
    ("grid.appending([]) + [[], []]", "[[Int]]"),
    ("[number, 1]", "[Int?]"),
    ("[name]", "[String]"), ("[Plan.pro, Plan.free]", "[Plan]"),
    ("[.free, Plan.pro]", "[Plan]"), ("[Plan.free, if flag then .free else .pro]", "[Plan]"),
    ("[.idle, item.mode]", "[Mode?]"),
  ])
  func lists(expression: String, type: String) {
    expectType(expression, type)
  }

  @Test func textsShowWhatCanBeShown() {
    expectType(
      #""${name} ${count} ${ratio} ${price} ${flag} ${price | money} ${"${name}"}""#, "String")
  }

  @Test func aChainIsOneFlatOptional() {
    guard case .chain(let base, let body)? = typing("some?.mode?.loading?.progress").value?.kind,
      case .reference = base.kind, case .chain(let inner, let rest) = body.kind,
      case .field(let chained, "mode") = inner.kind, case .chain(_, let last) = rest.kind
    else {
      Issue.record("not a chain of chains")
      return
    }
    #expect(chained.kind == .chained)
    #expect(chained.type.description == "Item")
    #expect(body.type.description == "Double?")
    #expect(last.type == .double)
  }

  @Test func numbersTakeTheOtherSidesType() {
    guard case .binary(.plus, let left, _)? = typing("(1 + 2) * 3 + ratio").value?.kind,
      case .binary(.times, let sum, let three) = left.kind
    else {
      Issue.record("not a sum")
      return
    }
    #expect([left.type, sum.type, three.type] == [.double, .double, .double])
  }

  @Test func argumentsStandInTheOrderOfTheDeclaration() {
    guard
      case .model(_, let arguments)? = typing("Item(tags: [], note: nil, price: 1, name: name)")
        .value?.kind
    else {
      Issue.record("not a model")
      return
    }
    #expect(arguments.map(\.label) == ["name", "price", "note", "tags"])
  }
}
