import Testing

@testable import MVVMGenPlanning

extension Layout {
  /// The lines of a layout that starts at a column, as they are indented among themselves.
  func lines(column: Int = 0, width: Int = 100) -> [String] {
    var output: [UInt8] = []
    let count = LayoutPrinter.add(
      CollectionOfOne(self), to: &output, indentation: 0, column: column, width: width)
    let lines = String(decoding: output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == count)
    return lines.enumerated().map { index, line in
      String(index == 0 || line.isEmpty ? line : line.dropFirst(column))
    }
  }
}

@Suite struct LayoutTests {
  private func lines(_ layout: Layout, column: Int = 0, width: Int = 20) -> [String] {
    layout.lines(column: column, width: width)
  }

  @Test func whatFitsStaysOnItsLine() {
    #expect(lines(["f", .list("(", ["a: 1", "b: 2"], ")")]) == ["f(a: 1, b: 2)"])
  }

  #if DEBUG
    @Test func aLayoutThatIsKeptWhenItsSheetIsWipedIsSeen() {
      let name = "name"
      let kept: Layout = "(\(name))"
      #expect(lines(kept) == ["(name)"])
      LayoutSheet.ofThread.pointee.wipe()
      #expect(lines(kept) == ["??????"])
    }
  #endif

  @Test func aGroupBreaksAtAllOfItsPlaces() {
    #expect(
      lines(["function", .list("(", ["first: 1", "second: 2"], ")")]) == [
        "function(", "  first: 1,", "  second: 2", ")",
      ])
  }

  @Test func theWidthIsThatOfTheFile() {
    let layout: Layout = ["f", .list("(", ["a: 1", "b: 2"], ")")]
    #expect(lines(layout, column: 7).count == 1)
    #expect(lines(layout, column: 8).count == 4)
  }

  @Test func innerGroupsBreakOnlyWhereTheyHaveTo() {
    let inner: Layout = ["g", .list("(", ["a: 1", "b: 2"], ")")]
    #expect(
      lines(["function", .list("(", [["x: ", inner], "second: 2"], ")")]) == [
        "function(", "  x: g(a: 1, b: 2),", "  second: 2", ")",
      ])
  }

  @Test func theMembersOfAChainBeginLinesAllOrNone() {
    let calls: Layout = ["items", .member, ".filter { a }", .member, ".map { ", "b", " }"]
    let chain: Layout = .chain(.nested(calls))
    #expect(lines(chain, width: 29) == ["items.filter { a }.map { b }"])
    #expect(lines(chain) == ["items", "  .filter { a }", "  .map { b }"])
    // Inside other groups there are no such places.
    #expect(
      lines(.list("function(", [calls], ")")) == [
        "function(", "  items.filter { a }.map { b }", ")",
      ])
  }

  @Test func aChainInAChainHasLinesOfItsOwn() {
    let inner: Layout = .chain(.nested(["x", .member, ".first()", .member, ".second()"]))
    let closure: Layout = .group([".map {", .nested([.space, inner]), .space, "}"])
    let outer: Layout = .chain(.nested(["items", .member, closure, .member, ".last()"]))
    #expect(
      lines(outer) == [
        "items", "  .map {", "    x", "      .first()", "      .second()", "  }", "  .last()",
      ])
  }

  @Test func whatFollowsAGroupNeedsRoomToo() {
    #expect(
      lines([.list("f(", ["a: 1", "b: 2"], ")"), " -> [String]"]) == [
        "f(", "  a: 1,", "  b: 2", ") -> [String]",
      ])
  }

  @Test func theLastCommaStandsOnlyWhereAListIsBroken() {
    let short: Layout = .array(["1", "2"])
    #expect(lines(short) == ["[1, 2]"])
    let long: Layout = .array(["1000000000", "2000000000"])
    #expect(lines(long) == ["[", "  1000000000,", "  2000000000,", "]"])
    #expect(
      lines(.array(["100000000000000000000"])) == [
        "[", "  100000000000000000000", "]",
      ])
  }

  @Test func theLastCommaHasAColumnInAnyCase() {
    let list: Layout = .array(["100000000", "20000000"])
    #expect(lines(list, width: 22).count == 1)
    #expect(lines(list, width: 21).count == 4)
  }

  @Test func aMemberWithoutRoomHangsBelowWhatItIsAskedOf() {
    let body: Layout = .group([" {", .nested([.space, "a b c"]), .space, "}"])
    let layout: Layout = [.hanging("(one ?? two)"), ".map", body]
    #expect(lines(layout) == ["(one ?? two).map {", "  a b c", "}"])
    #expect(lines(layout, width: 17) == ["(one ?? two)", "  .map { a b c }"])
    #expect(
      lines(.list("f(", [layout, "second"], ")"), width: 18) == [
        "f(", "  (one ?? two)", "    .map {", "      a b c", "    },", "  second", ")",
      ])
  }

  @Test func whatHangsFromAMemberOnALineOfItsOwnIsAsDeep() {
    let layout: Layout = .linked([.linked([.linked("first"), ".second"]), ".third"])
    #expect(lines([layout, ".fourth"], width: 14) == ["first.second", "  .third", "  .fourth"])
  }

  @Test func aMemberOfWhatStandsBelowItsReturnIsAsDeep() {
    let value: Layout = .group([.hanging("(one ?? two)"), ".map { value }"])
    #expect(
      lines(["return", .group(.hangingSpace), value], width: 16) == [
        "return", "  (one ?? two)", "  .map { value }",
      ])
  }

  @Test func aNameThatAMethodHangsFromBeginsALineRatherThanHaveNoRoom() {
    let path: Layout = [.hanging([.behindLabel, "values"]), ".map { value }"]
    #expect(path.startsWithHangingPath)
    #expect(
      lines(["let all =", .group(.hangingSpace), path], width: 14) == [
        "let all =", "  values", "  .map { value }",
      ])
  }

  @Test func whatStandsAboveALayoutIsNoPartOfIt() {
    let layout: Layout = [.hanging("first"), ".second { third }"]
    var output = Array("/// one =\n".utf8)
    let count = LayoutPrinter.add(
      CollectionOfOne(layout), to: &output, indentation: 0, column: 0, width: 12)
    #expect(count == 2)
    #expect(
      String(decoding: output, as: UTF8.self) == "/// one =\nfirst\n  .second { third }")
  }

  /// As swift-format has it: behind `?`, `:`, `&&` and `||` all is indented once more.
  @Test func aMemberHangsDeeperFromTheSideOfAChoice() {
    let choice: Layout = .group([
      "isOn", .nested([.space, "? ", .linked("first"), ".member", .space, ": second"]),
    ])
    #expect(lines(choice, width: 12) == ["isOn", "  ? first", "    .member", "  : second"])
    let sum: Layout = .group(["one", .nested([.space, "+ ", .linked("first"), ".member"])])
    #expect(lines(sum, width: 12) == ["one", "  + first", "  .member"])
  }

  @Test func aMemberBehindWhatEndsItsLineHangsBelowIt() {
    let call: Layout = .call("call", ["argument"])
    #expect(
      lines([.linked(call), ".members"], width: 8) == ["call(", "  argument", ")", ".members"])
    #expect(
      lines([.linked([.linked(call), ".map(x)"]), ".member"], width: 12) == [
        "call(", "  argument", ").map(x)", "  .member",
      ])
  }

  @Test func aBracketStaysBehindItsLabel() {
    func arguments(_ value: Layout) -> Layout {
      .list("f(", ["label: \(Layout.group([.behindLabel, value, .nested([.space, "+ 2"])]))"], ")")
    }
    #expect(
      lines(arguments("value"), width: 12) == ["f(", "  label:", "    value", "    + 2", ")"])
    #expect(lines(arguments("(value)"), width: 12) == ["f(", "  label: (value)", "    + 2", ")"])
  }

  @Test func anOperatorBeforeATextOfLinesIsDeeperBelowWhatGoesOn() {
    var literal = TextLiteral()
    literal.add("a\nb\nc")
    let rest: Layout = .nested([.space, "+ ", literal.layout])
    #expect(lines(.group(["x", rest])) == ["x", "  + \"\"\"", "  a", "  b", "  c", "  \"\"\""])
    #expect(
      lines(.group(["x", .nested([.space, "+ y"]), rest])) == [
        "x", "  + y", "    + \"\"\"", "    a", "    b", "    c", "    \"\"\"",
      ])
  }

  @Test func aLateSpaceIsBrokenWhenNothingBeforeItCanBe() {
    let head: Layout = .group([.lateSpace, "(x: Int) in"])
    let layout: Layout = [
      .group(["[", .nested([.breakable, "one"]), .breakable, "]"]), ".map",
      .group([" {", .nested([head, .space, "a"]), .space, "}"]),
    ]
    #expect(lines(layout, width: 23) == ["[one].map { (x: Int) in", "  a", "}"])
    #expect(
      lines(layout, width: 22) == ["[", "  one", "].map { (x: Int) in", "  a", "}"])
    #expect(
      lines(layout, width: 17) == ["[", "  one", "].map {", "  (x: Int) in", "  a", "}"])
  }

  @Test func aLongTextGetsLinesOfItsOwn() {
    var literal = TextLiteral()
    literal.add("one two three four five six seven eight nine")
    let lines = lines(["let a = ", literal.layout], width: 30)
    #expect(
      lines == [
        "let a = \"\"\"", "  one two three four five \\", "  six seven eight nine", "  \"\"\"",
      ])
  }

  @Test func aLongTextThatStartsALineIsNotIndented() {
    var literal = TextLiteral()
    literal.add("one two three four five six seven eight nine")
    #expect(lines(literal.layout, width: 30).allSatisfy { !$0.hasPrefix(" ") })
  }

  /// As swift-format has it: behind a label it is indented, behind a key it is not.
  @Test func aTextOfLinesBehindAKeyIsAsDeepAsTheKey() {
    var literal = TextLiteral()
    literal.add("a\nb\nc")
    let entry: Layout = "key: \(Layout.value(literal.layout))"
    #expect(
      lines(.list("[", [entry, "label: \(literal.layout)"], "]")) == [
        "[", "  key: \"\"\"", "  a", "  b", "  c", "  \"\"\",", "  label: \"\"\"", "    a", "    b",
        "    c",
        "    \"\"\"", "]",
      ])
    #expect(Layout.value("[a]").lines() == ["[a]"])
  }

  @Test func onOneLineStatementsAreKeptApart() {
    let layout: Layout = .group(["{", .nested([.space, "a", .newLine, "b"]), .space, "}"])
    #expect(LayoutPrinter.flat(layout).string == "{ a; b }")
    #expect(lines(layout) == ["{", "  a", "  b", "}"])
  }

  @Test func anEmptyBlockTakesNoLine() {
    var writer = CodeWriter(column: 0)
    writer.block("func f()") { _ in }
    writer.block("func g()") { $0.add("a") }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "func f() {}\nfunc g() {\n  a\n}")
  }
}
