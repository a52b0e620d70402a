import CheckedScreens
import MVVMGenChecking
import MVVMGenProgram
import MVVMGenReading
import Testing

@Suite struct ScreenProgramTests {
  // MARK: Derived values

  @Test func aDerivedValueComesAfterThoseThatItReads() throws {
    let program = ScreenProgram(
      try screen(
        """
        screen: A
        outputs:
          third: { from: second + 1 }
          second: { from: first + 1 }
          first: { from: base }
        state: { base: Int }
        """))
    #expect(program.derived.map(\.name) == ["first", "second", "third"])
    #expect(program.derived.map(\.reads.values) == [["base"], ["first"], ["second"]])
  }

  @Test func whatAFormatterReadsIsReadByThoseWhoUseIt() throws {
    let program = ScreenProgram(
      try screen(
        """
        screen: A
        needs: { region: String }
        formatters:
          money: { currency: =code }
          tag: { of: Double, text: "${value | money} in ${region}" }
        cells:
          Row: { from: { price: Double }, fields: { text: { from: price | tag } } }
        state: { code: { type: String, initial: EUR }, prices: "[Double]" }
        outputs:
          rows: { from: prices.map(Row) }
        """))
    let rows = try #require(program.derived.first)
    #expect(rows.reads.values == ["code", "prices"])
    #expect(rows.reads.usesFormatters)
    // The formatters keep the needs that they read.
    #expect(rows.reads.needs.isEmpty)
    let tag = try #require(program.screen.formatters.first { $0.name == "tag" })
    #expect(program.reads(of: tag).needs == ["region"])
    #expect(program.reads(of: tag).values == ["code"])
  }

  @Test func aValueOfNothingButLiteralsReadsNothing() throws {
    let program = ScreenProgram(
      try screen("screen: A\noutputs: { a: { from: '[1, 2].sum' } }"))
    let reads = program.derived[0].reads
    #expect(reads.values.isEmpty && reads.needs.isEmpty && !reads.usesFormatters)
  }

  // MARK: Bindings

  private static let services = """
    screen: A
    services:
      api: { methods: { load: {}, now: { returns: Int, sync: true }, ticks: { streams: Int } } }
      old: { style: callback, methods: { load: {} } }
    inputs: { go: {}, other: {} }
    state: { list: "[Int]", n: Int, isBusy: Bool }
    bindings:
      - when: go
        do:

    """

  struct PauseCase: Sendable, CustomTestStringConvertible {
    var steps: String
    var pauses: BindingProgram.Pauses

    init(_ steps: String, _ pauses: BindingProgram.Pauses) {
      self.steps = steps
      self.pauses = pauses
    }

    var testDescription: String { steps }
  }

  @Test(arguments: [
    PauseCase("- set: { n: 1 }", .nowhere),
    PauseCase("- { call: api.now, as: x }", .nowhere),
    PauseCase("- { call: api.load }", .anywhere),
    PauseCase("- { call: api.ticks, as: x, each: [] }", .anywhere),
    PauseCase("- { call: old.load }", .inCallbacks),
    PauseCase("- { if: n > 1, then: [{ call: old.load }] }", .inCallbacks),
    PauseCase("- { if: n > 1, then: [{ wait: 1s }], else: [{ call: old.load }] }", .anywhere),
    PauseCase("- { each: list, as: x, do: [{ call: old.load }] }", .anywhere),
    PauseCase("- wait: 1s", .anywhere),
    PauseCase("- swift: print()", .anywhere),
    PauseCase("- send: other", .nowhere),
    // What no run gets to holds none up.
    PauseCase("- stop: true\n      - wait: 1s", .nowhere),
    PauseCase(
      "- { if: n > 1, then: [stop: true], else: [stop: true] }\n      - wait: 1s", .nowhere),
    PauseCase("- { if: 'false', then: [wait: 1s], else: [{ call: old.load }] }", .inCallbacks),
  ])
  func whereStepsCanBeHeldUp(_ example: PauseCase) throws {
    let program = ScreenProgram(try screen(Self.services + "      " + example.steps))
    #expect(program.bindings[0].pauses == example.pauses)
    #expect(program.bindings[0].needsRuns == (example.pauses != .nowhere))
  }

  @Test func whatCanBeEndedOrWatchedNeedsRuns() throws {
    let program = ScreenProgram(
      try screen(
        """
        screen: A
        inputs: { a: {}, b: {}, c: {}, d: {}, stop: {} }
        state: { n: Int, isBusy: Bool }
        bindings:
          - { when: a, do: [{ set: { n: 1 } }] }
          - { when: b, do: [{ set: { n: 1 } }, { set: { n: 2 } }] }
          - { when: c, loading: isBusy, do: [{ set: { n: 1 } }] }
          - { when: d, debounce: 1s, do: [{ set: { n: 1 } }] }
          - { when: stop, do: [{ if: n > 1, then: [{ cancel: b }] }] }
        """))
    #expect(program.bindings.map(\.needsRuns) == [false, true, true, true, false])
    #expect(program.bindings.map(\.isCancelled) == [false, true, false, false, false])
  }

  @Test(arguments: [
    ("{ set: { n: 1 } }", false),
    ("{ let: { m: =n + 1 } }, { set: { n: =m } }", false),
    ("{ if: n > 1, then: [{ set: { n: 1 } }], else: [{ send: stop }] }", false),
    ("{ set: { n: 1 } }, { set: { n: 2 } }", true),
    ("{ if: n > 1, then: [{ set: { n: 1 } }, { send: stop }] }", true),
    ("{ each: '[1, 2]', as: x, do: [{ set: { n: =x } }] }", true),
  ])
  func aCancelEndsNothingBehindOneStep(_ steps: String, goesOn: Bool) throws {
    let program = ScreenProgram(
      try screen(
        """
        screen: A
        inputs: { a: {}, stop: {} }
        state: { n: Int }
        bindings:
          - { when: a, do: [\(steps)] }
          - { when: stop, do: [{ cancel: a }] }
        """))
    #expect(program.bindings.map(\.needsRuns) == [goesOn, false])
  }

  @Test func whatOnlyUnreachedStepsCancelNeedsNoRuns() throws {
    let program = ScreenProgram(
      try screen(
        """
        screen: A
        inputs: { a: {}, stop: {} }
        state: { n: Int }
        bindings:
          - { when: a, do: [{ set: { n: 1 } }] }
          - { when: stop, do: [{ stop: true }, { cancel: a }] }
        """))
    #expect(program.bindings.map(\.needsRuns) == [false, false])
  }

  @Test(arguments: [
    ("- let: { x: =n }\n- let: { y: =x }", 0),
    ("- let: { x: =n }\n- set: { n: =x }", 2),
    ("- { if: n > 1, then: [{ let: { x: =n } }] }", 0),
    ("- { each: list, as: x, do: [{ if: x > 1, then: [{ let: { y: =x } }] }] }", 0),
    ("- { if: n > 1, then: [stop: true] }", 0),
    ("- { if: n > 1, then: [stop: true] }\n- set: { n: 1 }", 2),
    // Names of steps that always run end with them where others beside them have them too, and only
    // there.
    ("- { if: 'true', then: [{ let: { x: =n } }, { set: { n: =x } }] }", 2),
    ("- { if: 'true', then: [{ let: { x: =n } }, { set: { n: =x } }] }\n- set: { n: 1 }", 3),
    (
      "- { if: 'true', then: [{ let: { x: =n } }, { set: { n: =x } }] }\n"
        + "- { each: list, as: x, do: [{ set: { n: =x } }] }", 3
    ),
    (
      "- { if: 'true', then: [{ let: { x: =n } }, { set: { n: =x } }] }\n"
        + "- let: { x: =list.count }\n- set: { n: =x }", 3
    ),
    ("- { if: 'true', then: [{ set: { n: 1 } }, { set: { n: 2 } }] }\n- set: { n: 1 }", 3),
  ])
  func stepsThatDoNothingAreCut(steps: String, count: Int) throws {
    let lines = steps.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
    let program = ScreenProgram(try screen(Self.services + lines))
    #expect(program.bindings[0].steps.count == count)
  }

  @Test func anAnswerThatNothingUsesHasNoName() throws {
    let program = ScreenProgram(
      try screen(Self.services + "      - { call: api.now, as: x }\n      - set: { n: 1 }"))
    guard case .call(let call)? = program.bindings[0].steps.first else {
      Issue.record("no call")
      return
    }
    #expect(call.resultName == nil)
  }

  @Test func flagsOfSeveralBindingsAreShared() throws {
    let program = ScreenProgram(
      try screen(
        """
        screen: A
        inputs: { a: {}, b: {}, c: {} }
        state: { n: Int, isBusy: Bool, isLate: Bool }
        bindings:
          - { when: a, loading: isBusy, do: [{ set: { n: 1 } }] }
          - { when: b, loading: isLate, do: [{ set: { n: 1 } }] }
          - { when: c, loading: isBusy, do: [{ set: { n: 1 } }] }
        """))
    #expect(program.sharedLoadings == ["isBusy"])
  }

  @Test func watchedValuesAndStartingBindings() throws {
    let program = ScreenProgram(
      try screen(
        """
        screen: A
        inputs: { query: String, go: {} }
        state: { n: Int, m: Int }
        outputs: { twice: { from: n * 2 } }
        bindings:
          - { when: [go, query], do: [{ set: { m: 1 } }] }
          - { when: twice, do: [{ set: { m: 2 } }] }
          - { when: [start, go], do: [{ set: { m: 3 } }] }
        """))
    #expect(program.watched == ["query", "twice"])
    #expect(program.bindings(startedBy: "go").map(\.index) == [0, 2])
    #expect(program.startBindings.map(\.index) == [2])
    #expect(program.bindings[0].changes.map(\.name) == ["query"])
    #expect(
      program.bindings.map(\.triggerNames) == [["go", "query"], ["twice"], ["start", "go"]])
  }

  // MARK: Swift in a spec

  @Test(arguments: [
    ("print(total)", "total", true), ("print(totals)", "total", false),
    ("subtotal", "total", false), ("a.total", "total", false), ("a?.total", "total", false),
    ("self.total", "total", true), ("0...total", "total", true), (".total + total", "total", true),
    ("größe + 1", "größe", true),
    ("add(total: 1)", "total", false), ("add( 2, [a], total: b(1))", "total", false),
    ("add(total: total)", "total", true), ("[a: 1, total: 2]", "total", true),
    ("add(a ? total: 1)", "total", true), ("add([1: 2, total: 3])", "total", true),
    ("größen + 1", "größe", false), ("", "total", false),
    ("a() // total", "total", false), ("a() // b\ntotal", "total", true),
    ("a() /* b /* c */ total */", "total", false), ("/* b */ total", "total", true),
    (#"print("total")"#, "total", false), (#"print("\"total")"#, "total", false),
    (#"print("a \(total)")"#, "total", true), (#"print("\(a("total"))")"#, "total", false),
    (#"print("\("total") b" + total)"#, "total", true), (#"print("\(a)total")"#, "total", false),
    ("print(\"\"\"\n\"total\n\"\"\")", "total", false),
    ("print(\"\"\"\n\\(total)\n\"\"\")", "total", true),
    ("print(#\"a\"#, total)", "total", true), ("a / b + \"total\"", "total", false),
    ("a.replacing(/\"/, with: total).replacing(/\"/, with: \"\")", "total", true),
  ])
  func aNameIsMentionedAsAWord(code: String, name: String, isMentioned: Bool) throws {
    let span = try screen("screen: A\ninputs: { a: {} }\nbindings: [{ when: a, do: [] }]")
      .bindings[0].span
    let node = YAMLNode(.scalar(YAMLScalar(code, style: .plain)), span: span)
    let code = Step.SwiftCode(node)
    #expect(code.mentions(name) == isMentioned)
    #expect(code.mentionsLocally(name) == (isMentioned && code.code != "self.total"))
  }

  @Test(arguments: [
    (YAMLScalar("print(1)", style: .literal), 1), (YAMLScalar("print(1)", style: .folded), 1),
    (YAMLScalar("a()\nb()", style: .doubleQuoted), 0), (YAMLScalar("a()", style: .plain), 0),
  ])
  func aBlockOfSwiftStartsBelowItsSign(text: YAMLScalar, lines: Int) throws {
    let span = try screen("screen: A\ninputs: { a: {} }\nbindings: [{ when: a, do: [] }]")
      .bindings[0].span
    let code = Step.SwiftCode(YAMLNode(.scalar(text), span: span))
    #expect(code.firstLine == Int(span.line) + lines)
  }
}
