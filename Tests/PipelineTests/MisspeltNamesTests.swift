import MVVMGenDiagnostics
import MVVMGenPipeline
import Testing

/// A slip in a declaration, where all that uses it has the right name.
@Suite struct MisspeltNamesTests {
  @Test func aStateIsToldWhereItIsDeclared() throws {
    let found = try placedHints(
      """
      screen: A
      inputs: { add: {} }
      state: { amuont: Int }
      outputs: { n: { from: amount + 1 } }
      bindings:
        - when: add
          do:
            - set: { amount: =amount + 1 }
      """)
    #expect(
      found == [
        "3:10 4:23 8:16 8:25 nothing uses 'amuont', and nothing declares 'amount', which stands in 3 "
          + "places | write 'amount', or 'amuont' in the other places"
      ])
  }

  @Test func aFieldAndAMethodAreToldWhereTheyAreDeclared() throws {
    let found = try placedHints(
      """
      screen: A
      models: { Photo: { fields: { id: Int, titel: String } } }
      services: { api: { methods: { laod: { returns: [Photo] } } } }
      outputs: { photos: [Photo], a: { from: 'photos.map(\\.title)' }, b: { from: photos.first?.title } }
      bindings:
        - when: start
          do: [{ call: api.load, as: found }, { set: { photos: =found } }]
      scenarios:
        - name: a
          given: { api.load: { returns: [] } }
          steps: [{ expect: { photos: [] } }]
      """)
    #expect(found.map { $0.prefix { $0 != " " } } == ["2:39", "3:31"])
    #expect(
      found.map { $0.split(separator: "|").last } == [
        " write 'title', or 'titel' in the other places",
        " write 'load', or 'laod' in the other places",
      ])
  }

  @Test func aCaseIsToldInItsList() throws {
    let found = try placedHints(
      """
      screen: A
      models: { Size: { cases: [smal, large] } }
      state: { size: { type: Size, initial: small } }
      outputs: { a: { from: size == .small }, b: { from: size == .large } }
      """)
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("2:27 "))
    #expect(found[0].hasSuffix("| write 'small', or 'smal' in the other places"))
  }

  @Test(arguments: [
    // Used once, and once in a wrong way: that is where the slip is.
    "state: { amount: Int }\noutputs: { a: { from: amount }, b: { from: amuont } }",
    // What else is called so is no declaration.
    "state: { names: [String] }\noutputs: { a: { from: names.cuont + names.cuont }, b: Int }",
    // A longer name is another one.
    "outputs: { shippingText: { from: shipping }, b: { from: shipping } }",
  ])
  func otherSlipsAreToldWhereTheyAre(text: String) throws {
    let found = try placedHints("screen: A\n\(text)")
    #expect(!found.isEmpty && !found.contains { $0.contains("nothing uses") })
  }
}
