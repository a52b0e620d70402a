import CheckedScreens
import MVVMGenExpressions
import MVVMGenProgram
import Testing

@Suite("Reachable calls")
struct ReachableCallsTests {
  private static let spec = """
    screen: A
    services: { s: { methods: { a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {}, h: {} } } }
    inputs: { query: String, go: {}, more: {}, idle: {} }
    state: { n: Int, isBusy: Bool }
    outputs: { twice: { from: n * 2 } }
    bindings:
      - { when: start, do: [{ call: s.a }] }
      - { when: go, loading: isBusy, do: [{ if: n == 9, then: [{ set: { n: 1 } }] }, { call: s.b }] }
      - { when: twice, do: [{ call: s.c }, { send: more }] }
      - { when: more, do: [{ call: s.d }] }
      - { when: query, debounce: 1s, do: [{ call: s.e }] }
      - { every: 1s, do: [{ call: s.f }] }
      - { when: idle, do: [{ call: s.g }] }
      - { when: isBusy, do: [{ call: s.h }] }
    """

  @Test(
    arguments: [
      ([], [], false, ["a"]), ([], [], true, ["a", "f"]),
      (["go"], [], false, ["a", "b", "c", "d", "h"]), (["more"], [], false, ["a", "d"]),
      ([], ["query"], false, ["a"]), ([], ["query"], true, ["a", "e", "f"]),
      (["idle"], [], false, ["a", "g"]),
    ] as [([String], [String], Bool, [String])])
  func whatFollowsIsReached(
    sent: [String], set: [String], timePasses: Bool, methods: [String]
  ) throws {
    let calls = ReachableCalls(ScreenProgram(try screen(Self.spec)))
    // Whether there is a start to go on from makes no difference.
    for begun in [ReachedCalls(calls), ReachedCalls(calls).started] {
      var reached = begun
      for event in sent { reached.send(event) }
      reached.set(set)
      if timePasses { reached.letTimePass() }
      #expect(reached.methods.sorted() == methods.map { "s.\($0)" } && !reached.mayBeAny)
    }
  }

  @Test func timeThatHasPassedIsOver() throws {
    var reached = ReachedCalls(ReachableCalls(ScreenProgram(try screen(Self.spec))))
    reached.letTimePass()
    reached.set(["query"])
    #expect(!reached.methods.contains("s.e"))
    reached.letTimePass()
    #expect(reached.methods.contains("s.e"))
  }

  @Test func swiftThatIsWrittenByHandMayCallAnything() throws {
    let text = """
      screen: A
      inputs: { go: {}, hand: {} }
      services: { s: { methods: { a: {} } } }
      bindings:
        - { when: go, do: [{ swift: "print(1)" }] }
        - { when: hand, by: hand }
      """
    let calls = ReachableCalls(ScreenProgram(try screen(text)))
    let started = ReachedCalls(calls).started
    #expect(!started.mayBeAny && started.methods.isEmpty)
    for event in ["go", "hand"] {
      var reached = started
      reached.send(event)
      #expect(reached.mayBeAny)
    }
  }

  /// What goes round where nothing is sent and no time passes.
  @Test(
    arguments: [
      ("{ when: start, do: [{ call: s.a }, { send: go }] }", false),
      ("{ when: [start, go], do: [{ call: s.a }, { send: go }] }", true),
      ("{ when: go, do: [{ call: s.a }, { send: go }] }", false),
      ("{ when: [start, twice], do: [{ call: s.a }, { set: { n: =n + 1 } }] }", true),
      ("{ when: [start, go], debounce: 1s, do: [{ call: s.a }, { send: go }] }", false),
      ("{ when: start, do: [{ swift: print(1) }] }", true),
      (
        """
        { when: start, do: [{ set: { n: 1 } }] }
          - { when: n, do: [{ set: { m: =n } }] }
          - { when: n, debounce: 1s, do: [{ set: { m: 0 } }] }
        """, false
      ),
    ])
  func aCircleMayBeginAtTheStart(binding: String, mayCircle: Bool) throws {
    let text = """
      screen: A
      services: { s: { methods: { a: {} } } }
      inputs: { go: {} }
      state: { n: Int, m: Int }
      outputs: { twice: { from: n * 2 } }
      bindings:
        - \(binding)
      """
    let calls = ReachableCalls(ScreenProgram(try screen(text)))
    #expect(calls.mayCircleAtStart == mayCircle)
  }
}
