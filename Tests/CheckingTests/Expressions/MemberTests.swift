import Testing

/// Each member and function with its type.
@Suite struct MemberTests {
  @Test(arguments: [
    ("name.count", "Int"), ("name.isEmpty", "Bool"), ("name.trimmed", "String"),
    ("name.lowercased", "String"), ("name.uppercased", "String"),
    ("name.contains(\"a\")", "Bool"), ("name.hasPrefix(name)", "Bool"),
    ("name.hasSuffix(\"a\")", "Bool"), ("name.split(\",\")", "[String]"),
    ("name.replacing(\"a\", \"b\")", "String"), ("\"a\".count", "Int"),
    ("name.trimmed.lowercased.split(\" \").first?.count", "Int?"),
  ])
  func ofStrings(expression: String, type: String) {
    expectType(expression, type)
  }

  @Test(arguments: [
    ("items.count", "Int"), ("items.isEmpty", "Bool"), ("items.first", "Item?"),
    ("items.last", "Item?"), ("items.reversed", "[Item]"), ("holes.compact", "[Int]"),
    ("grid.flat", "[Int]"), ("ints.sum", "Int"), ("doubles.sum", "Double"),
    ("ints.min", "Int?"), ("doubles.max", "Double?"), ("holes.first", "Int?"),
    ("holes.last", "Int?"), ("names2.joined(\", \")", "String"), ("items.prefix(2)", "[Item]"),
    ("items.dropFirst(count)", "[Item]"), ("ints.appending(1)", "[Int]"),
    ("doubles.appending(1)", "[Double]"), ("holes.appending(nil)", "[Int?]"),
    ("plans.appending(.pro)", "[Plan]"), ("ints.inserting(4, 0)", "[Int]"),
    ("items.removing(0)", "[Item]"), ("plans.replacing(0, .free)", "[Plan]"),
    ("ints.contains(3)", "Bool"), ("plans.contains(.pro)", "Bool"),
    ("items.contains(item)", "Bool"),
    ("opaques.contains(opaque)", "Bool"), ("holes.contains(nil)", "Bool"),
    ("ints.index(3)", "Int?"), ("plans.index(.pro)", "Int?"),
  ])
  func ofArrays(expression: String, type: String) {
    expectType(expression, type)
  }

  @Test(arguments: [
    ("items.map(x => x.name)", "[String]"), ("items.map(\\.name)", "[String]"),
    ("items.map(\\.name.count)", "[Int]"), ("items.map((x, i) => i)", "[Int]"),
    ("items.map(x => x.note?.count)", "[Int?]"), ("items.map(x => [x])", "[[Item]]"),
    ("items.map(x => Row(item: x, index: 0))", "[Row]"), ("names2.map(Tiny)", "[Tiny]"),
    ("items.map((x, i) => Row(item: x, index: i))", "[Row]"),
    ("items.map(x => x.price | money)", "[String]"), ("holes.map(\\.isNil)", "[Bool]"),
    ("items.map(x => if flag then x.name else name)", "[String]"),
    ("items.filter(x => x.price > 2)", "[Item]"), ("flags.filter(x => x)", "[Bool]"),
    ("items.filter((x, i) => i < limit)", "[Item]"), ("names2.filter(\\.isEmpty)", "[String]"),
    ("items.first(x => x.name == name)", "Item?"), ("holes.first(x => x != nil)", "Int?"),
    ("items.index(x => x.tags.contains(name))", "Int?"),
    ("items.contains(\\.tags.isEmpty)", "Bool"),
    ("items.all(x => x.amount > 0)", "Bool"), ("items.sorted(\\.name)", "[Item]"),
    ("items.sorted(x => x.price)", "[Item]"), ("flags.sorted(x => not x)", "[Bool]"),
    ("items.sorted((x, i) => -i)", "[Item]"), ("items.sum(\\.price)", "Decimal"),
    ("items.sum(x => x.amount * 2)", "Int"),
    ("grid.map(x => x.map(y => y + x.count)).flat", "[Int]"),
  ])
  func ofArraysWithFunctions(expression: String, type: String) {
    expectType(expression, type)
  }

  @Test(arguments: [
    ("prices.count", "Int"), ("prices.isEmpty", "Bool"), ("prices.keys", "[String]"),
    ("prices.values", "[Int]"), ("prices[\"a\"]", "Int?"), ("notes[1]", "String?"),
    ("tags.count", "Int"), ("tags.isEmpty", "Bool"), ("tags.contains(name)", "Bool"),
    ("tags.inserting(\"a\")", "Set<String>"), ("tags.removing(name)", "Set<String>"),
  ])
  func ofDictionariesAndSets(expression: String, type: String) {
    expectType(expression, type)
  }

  @Test(arguments: [
    ("number.isNil", "Bool"), ("some.isNil", "Bool"), ("(some?.note).isNil", "Bool"),
    ("(some?.name).isNil", "Bool"), ("some?.note.isNil", "Bool?"), ("items[0].isNil", "Bool"),
    ("ratio.rounded(2)", "Double"), ("price.rounded(0)", "Decimal"),
    ("3.14159.rounded(2)", "Double"),
    ("item.name", "String"), ("item.with(name: \"b\")", "Item"), ("item.with(note: nil)", "Item"),
    ("item.with(price: 3, tags: []).tags", "[String]"), ("names2.map(Tiny).first?.t", "String?"),
    ("mode.message", "String"), ("failure.message", "String"), ("mode.loading.isNil", "Bool"),
    ("mode.loading?.progress", "Double?"), ("mode.loading?.name", "String?"),
    ("failure.other?.code", "Int?"), ("item.mode?.loading?.progress", "Double?"),
    ("mode.loading == nil", "Bool"), ("mode == .idle", "Bool"),
    ("mode == .loading(progress: 1)", "Bool"), ("failure == Failure.other(code: 3)", "Bool"),
  ])
  func ofTheOthers(expression: String, type: String) {
    expectType(expression, type)
  }

  @Test(arguments: [
    ("Int(ratio)", "Int"), ("Int(price)", "Int"), ("Int(name)", "Int?"), ("Int(text)", "Int?"),
    ("Int(some?.price)", "Int?"), ("Int(count)", "Int"), ("Int(number)", "Int?"),
    ("Double(count)", "Double"), ("Double(price)", "Double"), ("Double(name)", "Double?"),
    ("Double(number)", "Double?"), ("Double(text)", "Double?"), ("String(count)", "String"),
    ("String(ratio)", "String"), ("String(price)", "String"), ("String(flag)", "String"),
    ("String(name)", "String"), ("min(count, 3)", "Int"), ("max(ratio, 0)", "Double"),
    ("max(0, ratio)", "Double"), ("min(price, 1.5)", "Decimal"), ("abs(-3)", "Int"),
    ("abs(price)", "Decimal"), ("Tiny(name)", "Tiny"), ("Tiny(value: name)", "Tiny"),
    ("Row(item: item, index: 0)", "Row"), ("Row(index: 0, item: item)", "Row"),
    ("Item(name: \"a\", price: 1, tags: [])", "Item"),
    ("Item(name: \"a\", price: 1.5, note: nil, tags: [name], amount: 2, mode: .idle)", "Item"),
  ])
  func functions(expression: String, type: String) {
    expectType(expression, type)
  }

  @Test(arguments: [
    ("price | money", "String"), ("count | money", "String"), ("3 | money", "String"),
    ("number | money", "String?"), ("some?.price | money", "String?"), ("when | day", "String"),
    ("names2 | names", "String"), ("plan2 | plan", "String"), (".pro | plan", "String"),
    ("name | code", "Int"), ("text | code", "Int?"), ("text | maybeCode", "String"),
    ("name | maybeCode", "String"), ("(count | money).count", "Int"),
    ("if flag then price else 0 | money", "String"),
  ])
  func formatters(expression: String, type: String) {
    expectType(expression, type)
  }

  /// A name that is a word elsewhere is a name like any other where it is declared.
  @Test func namesThatAreWordsElsewhere() {
    for name in ["null", "this", "await", "try", "in", "is", "undefined", "class"] {
      let spec = "screen: A\nstate: { \(name): Int }\noutputs: { o: { from: \(name) + 1 } }\n"
      #expect(messages(of: spec) == [])
    }
  }
}
