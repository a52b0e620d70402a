import Testing

/// That a whole section of a spec is missing is one mistake, however many names it would declare.
@Suite struct JoinedSectionsTests {
  @Test func servicesThatNothingDeclares() throws {
    let found = try placedHints(
      """
      screen: A
      inputs: { load: {} }
      bindings:
        - when: load
          do: [{ call: photos.load }, { call: clock.now }]
      """)
    #expect(
      found == [
        "5:18 5:41 nothing declares 'photos' and 'clock' | the spec has no 'services:', where they "
          + "belong; or use a library that has them: 'uses'"
      ])
  }

  @Test func inputsThatNothingDeclares() throws {
    let found = try placedHints(
      """
      screen: A
      outputs: { total: { from: price * 2 } }
      bindings:
        - when: reload
          do: [{ send: finish }]
      """)
    #expect(
      found == [
        "2:27 4:11 5:18 nothing declares 'price' and 2 other names | the spec has no 'inputs:', "
          + "where they belong"
      ])
  }

  @Test func aFewNamesMayBeSlips() throws {
    let found = try placedHints(
      """
      screen: A
      inputs: { load: {} }
      outputs: { total: { from: price * factor } }
      """)
    #expect(found.count == 2)
  }

  @Test func whatHasASectionIsToldByItself() throws {
    let found = try placedHints(
      """
      screen: A
      inputs: { load: {} }
      state: { n: Int }
      outputs: { total: { from: price * factor + distance } }
      """)
    #expect(found.count == 3)
  }

  /// A state sets nothing off by itself: what a binding waits for is hardly one.
  @Test func eventsBelongInNoState() throws {
    let found = try placedHints(
      """
      screen: A
      inputs: { go: {} }
      outputs: { n: Int }
      bindings:
        - when: [go, refresh, retry, again]
          do: [{ set: { n: 1 } }]
      """)
    #expect(found.count == 3 && found.allSatisfy { $0.contains("inputs: {") })
  }
}
