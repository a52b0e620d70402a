import MVVMGenDiagnostics
import MVVMGenPipeline
import Testing

/// A line or a name that is lost is told once, with all that needs it.
@Suite struct JoinedLossesTests {
  @Test func anEventOutputThatIsGoneIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      inputs: { go: {} }
      outputs: { n: Int }
      bindings:
        - when: go
          do: [{ set: { n: =n + 1 } }, { emit: closed }]
      scenarios:
        - name: a
          steps: [{ send: go }, { expectEvents: { closed: [null] } }, { expect: { n: 1 } }]
      """)
    #expect(
      found == [
        "6:42 9:45 there is no event output 'closed' | declare it: outputs: { closed: { emits: Void } }"
      ])
  }

  @Test func aMethodOfWhichNothingIsLeftIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      errors: { E: { offline: No net } }
      services: { api: { methods: { load: {} } } }
      inputs: { go: {} }
      outputs: { n: Int, problem: String }
      bindings:
        - when: go
          do:
            - call: api.load
              with: { page: 1 }
              as: found
              catch: [{ set: { problem: =error.message } }]
            - set: { n: =found }
      scenarios:
        - name: a
          steps: [{ send: go }, { reply: api.load, throws: offline }, { expect: { n: 0 } }]
      """)
    #expect(
      found == [
        "10:17 3:31 11:13 12:9 16:54 'api.load' takes no 'page' | say what it takes, returns and "
          + "throws: load: { takes: { name: Type }, returns: Type, throws: true }"
      ])
  }

  @Test func whatIsSaidOfTheSameWordsThatNobodyCouldReadIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      inputs: { go: {} }
      state: { n: Int }
      outputs: { shown: { from: n } }
      bindings:
        - when: go
          do:
            - set: { n: 1 }
              thn
            - set: { n: 2 }
      """)
    #expect(
      found == [
        "9:9 a key is expected here, and there is no colon after it | write 'thn: …'; the lines of a "
          + "longer text are indented deeper than its key"
      ])
  }

  @Test func aLostCatchIsOneMistakeWithTheStepsThatStoodUnderIt() throws {
    func found(_ method: String) throws -> [String] {
      try placedHints(
        """
        screen: A
        services: { api: { methods: { load: { takes: { id: Int }, \(method) } } } }
        outputs: { n: String }
        bindings:
          - when: start
            do:
              - call: api.load
                with: { id: 1 }
                  - set: { n: "x" }
        """)
    }
    #expect(
      try found("throws: true") == [
        "9:11 8:9 this list belongs to no key | is 'catch:' missing above it?"
      ])
    #expect(
      try found("streams: Int") == [
        "9:11 8:9 this list belongs to no key | is 'each:' missing above it?"
      ])
    #expect(
      try found("throws: false") == [
        "9:11 8:9 this list belongs to no key | indent it by 6 spaces in all, to put it beside "
          + "'- call'"
      ])
  }

  @Test func aCaseThatWasRenamedIsOneMistakeWhereAStepAsksForIt() throws {
    let found = try placedHints(
      """
      screen: A
      errors: { E: { offline: No net, lockedX: { seconds: Int } } }
      services: { api: { methods: { load: { throws: E } } } }
      outputs: { n: Int }
      bindings:
        - when: start
          do:
            - call: api.load
              catch:
                - if: error.locked
                  as: locked
                  then: [{ set: { n: =locked.seconds } }]
      scenarios:
        - name: a
          given: { api.load: { throws: { locked: { seconds: 3 } } } }
          steps: [{ expect: { n: 3 } }]
      """)
    #expect(
      found == [
        "2:33 10:23 2:11 15:36 nothing uses 'lockedX', and nothing declares 'locked', which stands in "
          + "2 places | write 'locked', or 'lockedX' in the other places"
      ])
  }
}
