import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// A declaration that got another name, and what uses it still has the old one.
@Suite struct RenamedNamesTests {
  /// The hints of all messages.
  private func hints(_ text: String) throws -> [String] {
    try placedErrors(of: text).map { _, error in error.hint?.text ?? "" }
  }

  @Test func aTypeThatNothingUsesWasMeant() throws {
    let found = try hints(
      """
      screen: A
      models: { Journey: { fields: { id: Int } } }
      cells: { TripCell: { from: { trip: Trip }, fields: { id: { from: trip.id } } } }
      state: { all: [Trip] }
      outputs: { cells: { from: all.map(TripCell) } }
      """)
    #expect(found == ["did you mean 'Journey', which nothing uses?"])
  }

  @Test func aFormatterThatNothingUsesWasMeant() throws {
    let found = try hints(
      """
      screen: A
      formatters: { money: { currency: EUR } }
      state: { price: Decimal }
      outputs: { a: { from: price | priced }, b: { text: "${price | priced} each" } }
      """)
    #expect(found == ["did you mean 'money', which nothing uses?"])
  }

  @Test func whatCanBeSetAndWhatCanBeSentWereMeant() throws {
    let found = try hints(
      """
      screen: A
      inputs: { refresh: {} }
      outputs: { n: Int, notice: String?, sum: { from: n } }
      bindings:
        - when: reload
          do: [{ set: { n: 1, message: a } }]
        - when: start
          do: [{ send: reload }, { set: { n: 2, message: null } }]
      """)
    #expect(
      found == [
        "did you mean 'refresh', which nothing uses? If not, declare it: inputs: { reload: {} }",
        "did you mean 'notice', which nothing uses? If not, declare it: state: { message: String }",
      ])
  }

  /// A binding names its event once, and a scenario sends it.
  @Test func anEventWithoutABindingWasMeant() throws {
    let found = try hints(
      """
      screen: A
      inputs: { go: {}, refresh: {}, isOn: Bool }
      outputs: { n: Int, both: { from: isOn } }
      bindings:
        - when: go
          do: [{ set: { n: 1 } }]
        - when: reload
          do: [{ set: { n: 2 } }]
        - when: n > 3
          do: [{ set: { n: 0 } }]
      scenarios:
        - name: a
          steps: [{ send: refresh }, { expect: { n: 2 } }]
      """)
    #expect(
      found == [
        "did you mean 'refresh', which nothing uses? If not, declare it: inputs: { reload: {} }",
        "an expression needs a name: state: { name: { from: ... } }, and 'when: name'",
      ])
  }

  @Test func ofSeveralThatNothingUsesNobodyKnowsWhich() throws {
    let found = try hints(
      """
      screen: A
      formatters: { money: { currency: EUR }, coins: { currency: USD } }
      state: { price: Decimal }
      outputs: { a: { from: price | priced }, b: { text: "${price | priced} each" } }
      """)
    #expect(found == ["there are coins, money"])
  }

  @Test func aNameThatStandsOnceMayBeASlip() throws {
    let found = try hints(
      """
      screen: A
      formatters: { money: { currency: EUR } }
      state: { price: Decimal }
      outputs: { a: { from: price | priced } }
      """)
    #expect(found == ["there is only 'money'"])
  }

  @Test func aNameThatIsTakenHidesTheOneThatWasMeant() throws {
    let found = try placedErrors(
      of: """
        screen: A
        models: { Trip: { fields: { name: String } } }
        services: { feed: { methods: { updates: { streams: Trip }, now: { returns: Trip? } } } }
        outputs: { last: String?, message: String? }
        bindings:
          - when: start
            do:
              - call: feed.updates
                as: trip
                each: [{ set: { last: =trip.name } }]
          - when: start
            do:
              - call: feed.now
                as: hit
              - if: hit
                as: message
                then: [{ set: { last: =trip.name } }]
        """
    ).map { _, error in "\(error.title) | \(error.hint?.text ?? "")" }
    #expect(
      found == [
        "'message' would hide another name | give it another name: 'trip', if that is what was meant"
      ])
  }
}
