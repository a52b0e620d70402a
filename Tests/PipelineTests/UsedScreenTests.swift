import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// What a screen declares, seen by those that use it.
@Suite struct UsedScreenTests {
  private let shop = """
    screen: Shop
    constants: { limit: { type: Int, value: 3 } }
    models:
      Item: { fields: { id: Int, n: { type: Int, default: 1 } } }
      Kind: { cases: [a, b] }
    formatters:
      money: { currency: EUR }
      left: { of: Int, text: "${value} of ${count}" }
    cells: { Row: { from: { item: Item }, fields: { text: { from: item.n | left } } } }
    needs: { first: Item }
    state: { count: { type: Int, initial: =limit } }
    outputs: { row: { from: Row(first) }, price: { from: 2.5 | money }, kind: Kind? }
    bindings: [{ when: start, do: [{ set: { count: 2, kind: a } }] }]
    """

  /// Such a type stands in Swift, so no other name would do.
  @Test func aTypeThatTwoSpecsNameIsNamedInOne() throws {
    #expect(
      try told("types: [Avatar]\noutputs: { a: Avatar? }", "library: Shop\ntypes: [Avatar]") == [
        "a.yaml:3:9 'Avatar' is declared twice | leave it out: a spec under 'uses' names it"
      ])
  }

  private func told(_ rest: String, _ shop: String? = nil) throws -> [String] {
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let result = pipeline.run(
      SourceFile(name: "a.yaml", text: "screen: A\nuses: shop.yaml\n" + rest),
      using: MemorySource(files: ["shop.yaml": shop ?? self.shop]))
    return result.diagnostics.map {
      "\(result.files[$0.span.file]?.name ?? ""):\($0.span.line):\($0.span.column) \($0.title)"
        + " | \($0.hint?.text ?? "")"
    }
  }

  /// Also one that goes by the environment only for a formatter that nobody else sees.
  @Test func itsFormattersAreMadeAsTheyAreDeclared() throws {
    func making(_ formatter: String) throws -> [String] {
      let shop = """
        screen: Shop
        formatters: { loud: { of: String, text: "${value}!" }, price: \(formatter) }
        state: { code: { type: String, initial: EUR } }
        inputs: { name: String }
        outputs: { shout: { from: name | loud }, five: { from: 5.0 | price } }
        bindings: [{ when: name, do: [{ set: { code: USD } }] }]
        """
      let user =
        "screen: A\nuses: shop.yaml\ninputs: { n: String }\noutputs: { x: { from: n | loud } }"
      let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
      var made: [String] = []
      for (name, text) in [("shop.yaml", shop), ("a.yaml", user)] {
        let result = pipeline.run(
          SourceFile(name: name, text: text), using: MemorySource(files: ["shop.yaml": shop]))
        for file in result.generated {
          for line in file.text.split(separator: "\n") where line.contains(" = ShopFormatters(") {
            made.append(String(line.drop { $0 == " " }))
          }
        }
      }
      return made
    }
    #expect(
      try making("{ of: Double, text: \"${value} of ${code}\" }")
        == ["formatters = ShopFormatters()", "shop = ShopFormatters()"])
    #expect(
      try making("{ currency: =code }") == [
        "formatters = ShopFormatters(environment: screen.environment)",
        "shop = ShopFormatters(environment: environment)",
      ])
  }

  @Test func itsDeclarationsAreVisible() throws {
    #expect(
      try told(
        """
        needs: { item: Item }
        outputs:
          price: { from: 2.5 | money }
          isMany: { from: item.n > limit }
        """) == [])
  }

  @Test func mistakesInItsScenariosHideNone() throws {
    let told = try told(
      "needs: { item: Item }\noutputs: { n: Strng }",
      shop + "\nscenarios: [{ name: a, steps: [{ expect: { nope: 1 } }, { sent: go }] }]")
    #expect(
      told.map { $0.prefix { $0 != "|" } } == [
        "a.yaml:4:15 there is no type 'Strng' ",
        "shop.yaml:14:21 the scenario does not give 'first', which the screen needs ",
        "shop.yaml:14:44 there is no 'nope' here ", "shop.yaml:14:59 there is no step 'sent' ",
      ])
  }

  @Test func itsValuesAreNot() throws {
    #expect(
      try told("outputs: { n: { from: count + limit } }")
        == ["a.yaml:3:23 there is no 'count' here | in sight: limit"])
    #expect(try told("state: { count: Int }\noutputs: { n: { from: count + limit } }").count == 1)
  }

  @Test func whatOnlyItsScreenHasIsTold() throws {
    let reason = "it shows 'count', which only the screen 'Shop' has"
    #expect(
      try told("outputs: { n: { from: limit | left } }") == [
        "a.yaml:3:31 'left' can't be used here: \(reason) | declare one here, of what this spec has"
      ])
    #expect(
      try told("needs: { item: Item }\noutputs: { n: { from: Row(item) } }") == [
        "a.yaml:4:23 'Row' can't be made from its sources here: \(reason) | write its fields: a map of "
          + "them is a Row too; or declare one here, of what this spec has"
      ])
    // The name is free, and the cell a type.
    #expect(
      try told(
        """
        formatters: { left: { of: Int, text: "${value} left" } }
        outputs: { n: { from: limit | left }, row: { type: Row, initial: { text: none } } }
        bindings: [{ when: start, do: [{ set: { row: { text: =limit | left } } }] }]
        """) == [])
  }

  @Test func aNeedKeepsAllFormattersInTheScreen() throws {
    let shop = shop.replacing("currency: EUR", with: "currency: =code")
      .replacing("needs: {", with: "needs: { code: String,")
      .replacing("left: {", with: "share: { percent: { fraction: 0 } }\n  left: {")
      .replacing("kind: Kind?", with: "kind: Kind?, s: { from: 0.5 | share }")
    #expect(
      try told("outputs: { n: { from: 0.5 | share } }", shop) == [
        "a.yaml:3:29 'share' can't be used here: the formatters of the screen 'Shop' are made with its "
          + "need 'code' | move it to a library, which both use"
      ])
  }

  @Test func aFormatterShowsTheNumbersOfItsScreen() throws {
    #expect(
      try told("outputs: { n: { from: limit | money } }") == [
        "a.yaml:3:23 'money' is of the screen 'Shop', which shows no Int with it | move it to a library, "
          + "which both use"
      ])
  }

  @Test func itsEnumsAreKeysOfJSONWhereItsOwnRequestsHaveThem() throws {
    func told(_ returns: String) throws -> [String] {
      try self.told(
        """
        services:
          api:
            http: { base: "https://example.com" }
            methods: { load: { get: /items, returns: \(returns), throws: true } }
        outputs: { n: Int }
        bindings:
          - when: start
            do: [{ call: api.load, as: all, catch: [] }, { set: { n: =all.count } }]
        """)
    }
    let hint = "move it to a library, which both use"
    #expect(
      try told("'[Kind: Int]'") == [
        "a.yaml:6:46 'Kind' of the screen 'Shop' is made for no keys of JSON | \(hint)"
      ])
    #expect(try told("'[Kind]'") == [])
    #expect(try told("'[Item]'") == [])
  }

  /// A public initialiser can't say a constant that only its module sees.
  @Test(arguments: ["", "access: public\n"])
  func aConstantOfItIsInternal(access: String) throws {
    #expect(
      try told(
        """
        access: public
        models: { M: { fields: { n: { type: Int, default: =limit } } } }
        outputs: { m: { type: M, initial: {} } }
        bindings: [{ when: start, do: [{ set: { m: {} } }] }]
        """, access + shop) == [
          "a.yaml:3:9 this is public and shows 'limit', which is internal | move it to a library, which "
            + "both use"
        ])
  }

  @Test func whatAPublicScreenShowsOfItIsPublic() throws {
    let spec = "access: public\nneeds: { item: Item }\noutputs: { n: { from: item.n } }"
    #expect(
      try told(spec) == [
        "a.yaml:3:9 this is public and shows 'Item', which is internal | give the screen 'Shop' 'access: "
          + "public' too"
      ])
    #expect(try told(spec, "access: public\n" + shop) == [])
  }

  /// What others in the folder use is not told to be of no use.
  @Test func whatItsUsersUseIsUsed() throws {
    let shop = "screen: Shop\nconstants: { a: { type: Int, value: 1 }, b: { type: Int, value: 2 } }"
    let files = [
      "middle.yaml": "library: M\nuses: shop.yaml",
      "user.yaml": "screen: U\nuses: middle.yaml\noutputs: { n: { from: a } }",
    ]
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let result = pipeline.run(
      SourceFile(name: "Specs/shop.yaml", text: shop), using: MemorySource(files: files))
    #expect(result.diagnostics.map(\.title) == ["nothing uses the constant 'b'"])
    // Nor are those that use it told of what is none of their business.
    #expect(try told("outputs: { n: { from: a } }", shop) == [])
  }
  /// A build has the files that a spec names, and no others: whoever uses the spec is not there.
  @Test func aBuildIsNotToldOfWhatOthersMayUse() throws {
    struct Source: SpecSource {
      func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
        throw SpecSourceError("there is no such file or folder")
      }

      func specs(naming file: SourceFile) -> [SourceFile]? { nil }
    }
    let spec = """
      screen: A
      constants: { a: { type: Int, value: 1 } }
      models: { M: { cases: [b] } }
      services: { s: { methods: { load: {} } } }
      formatters: { f: { number: { fraction: 0 } } }
      needs: { n: Int }
      """
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    func told(using source: some SpecSource) -> [Int] {
      pipeline.run(SourceFile(name: "a.yaml", text: spec), using: source).diagnostics
        .map { Int($0.id.number) }
    }
    #expect(told(using: MemorySource()).sorted() == [205, 206, 207, 233, 234])
    #expect(told(using: Source()) == [207])
  }

  @Test func aFileIsKnownByItsName() {
    let files = NamedFiles([
      SourceFile(name: "x/a.yaml", text: "uses: [../my shop.yaml, 'b-c.yaml']"),
      SourceFile(name: "x/b.yaml", text: "uses: a.yaml # shop.yaml.old"),
      SourceFile(name: "x/c.yaml", text: "uses: workshop.yaml"),
    ])
    func users(of name: String) -> [String] {
      files.specs(naming: SourceFile(name: name, text: "")).map(\.name)
    }
    #expect(users(of: "my shop.yaml") == ["x/a.yaml", "x/b.yaml"])
    #expect(users(of: "x/b-c.yaml") == ["x/a.yaml", "x/b.yaml"])
    #expect(users(of: "x/c.yaml") == [])
    #expect(users(of: "x/a.yaml") == ["x/b.yaml"])
  }
}
