import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

@Suite struct LibraryTests {
  private let library = """
    library: Shared
    models:
      Photo: { fields: { id: Int, name: String } }
    formatters:
      count: { number: { fraction: 0 } }
    """

  private func run(_ spec: String, using files: [String: String]) throws -> PipelineResult {
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    return pipeline.run(SourceFile(name: "a.yaml", text: spec), using: MemorySource(files: files))
  }

  private func messages(_ result: PipelineResult) -> [String] {
    result.diagnostics.map {
      let name = result.files[$0.span.file]?.name ?? ""
      return "\(name):\($0.span.line):\($0.span.column) \($0.title)"
    }
  }

  @Test func aForgottenLibraryIsOneMistake() throws {
    let spec = """
      screen: A
      needs: { photos: "[Photo]", other: Other }
      outputs: { text: { from: photos.count | count } }
      """
    let diagnostics = try run(spec, using: ["b.yaml": "screen: B", "shared.yaml": library])
      .diagnostics
    #expect(diagnostics.map(\.title) == ["there is no type 'Photo'", "there is no type 'Other'"])
    let hint = "the library Shared declares it: name it under 'uses': shared.yaml"
    #expect(diagnostics.first?.hint?.text == hint)
  }

  /// Nearly the name of another type is less than exactly that of one.
  @Test func whatALibraryHasExactlyIsNoSlip() throws {
    let library = "library: Books\nmodels: { Book: { fields: { id: Int } } }"
    let spec = "screen: A\nstate: { b: Book?, c: Boole? }"
    let diagnostics = try run(spec, using: ["books.yaml": library]).diagnostics
    let hints = diagnostics.map(\.hint?.text)
    #expect(
      hints.first == "the library Books declares it: name it under 'uses': books.yaml")
    #expect(diagnostics.first?.hint?.replacement == nil)
    #expect(hints.last == "did you mean 'Bool'?")
  }

  @Test func eachNameIsToldOfOneForgottenLibrary() throws {
    let spec = """
      screen: A
      needs: { photos: "[Photo]", other: Other, wall: Wall }
      outputs: { text: { from: photos.count | count } }
      """
    let wall = """
      library: Walls
      models: { Photo: { fields: { id: Int } }, Wall: { fields: { id: Int } } }
      """
    let diagnostics = try run(spec, using: ["shared.yaml": library, "walls.yaml": wall])
      .diagnostics
    #expect(
      diagnostics.map(\.title) == [
        "there is no type 'Photo'", "there is no type 'Other'", "there is no type 'Wall'",
      ])
    let hint = "declares it: name it under 'uses': "
    #expect(diagnostics[0].hint?.text == "the library Shared \(hint)shared.yaml")
    #expect(diagnostics[2].hint?.text == "the library Walls \(hint)walls.yaml")
  }

  /// What is wrong with a library is one mistake, whoever uses it: its message is the same.
  @Test func aLibraryThatAnotherForgetsIsToldOfInItsFile() throws {
    let shop = "library: Shop\nmodels: { Item: { fields: { photo: Photo } } }"
    let files = ["shared.yaml": library, "shop.yaml": shop]
    let result = try run("screen: A\nuses: shop.yaml\noutputs: { item: Item? }", using: files)
    #expect(messages(result) == ["shop.yaml:2:36 there is no type 'Photo'"])
    let hint = "the library Shared declares it: name it under 'uses': shared.yaml"
    #expect(result.diagnostics.first?.hint?.text == hint)
  }

  @Test func aConstantOfALibraryCanNotBeGiven() throws {
    let spec = """
      screen: A
      uses: shared.yaml
      outputs: { count: { from: limit } }
      scenarios:
        - name: counts
          given: { values: { limit: 4 } }
          steps: [{ expect: { count: 3 } }]
      """
    let result = try run(
      spec, using: ["shared.yaml": "library: B\nconstants: { limit: { type: Int, value: 3 } }"])
    #expect(messages(result) == ["a.yaml:6:24 'limit' is a constant: it never changes"])
  }

  @Test func whatALibraryDeclaresIsVisible() throws {
    let spec = """
      screen: A
      uses: shared.yaml
      needs: { photos: "[Photo]" }
      outputs: { text: { from: photos.count | count } }
      """
    let result = try run(spec, using: ["shared.yaml": library])
    #expect(messages(result) == [])
    let texts = result.generated.map(\.text).joined()
    // The library's own files hold its declarations: a screen only uses them.
    #expect(!texts.contains("struct Photo"))
    #expect(texts.contains("[Photo]"))
  }

  @Test func aLibraryMayUseAnother() throws {
    let middle = "library: Middle\nuses: shared.yaml\nmodels: { Album: { fields: { of: Photo } } }"
    let spec = """
      screen: A
      uses: middle.yaml
      needs: { albums: "[Album]", all: "[Photo]" }
      outputs: { total: { from: albums.count + all.count } }
      """
    let result = try run(spec, using: ["shared.yaml": library, "middle.yaml": middle])
    #expect(messages(result) == [])
  }

  /// The screen is opened without it, but the suite has its mock.
  @Test func aScenarioMaySpeakOfAServiceThatTheScreenDoesNotCall() throws {
    let spec = """
      screen: A
      uses: services.yaml
      outputs: { n: { from: 1 + 1 } }
      scenarios:
        - name: never asked
          given: { store.load: { returns: 1 } }
          steps: [ { expectCalls: { store.load: [] } } ]
      """
    let services = "library: S\nservices: { store: { methods: { load: { returns: Int } } } }"
    let result = try run(spec, using: ["services.yaml": services])
    #expect(messages(result) == ["a.yaml:6:14 nothing in the screen calls 'store.load'"])
    let tests = result.generated.first { $0.name.hasSuffix("Tests.swift") }?.text ?? ""
    #expect(tests.contains("private let store = MockStoreService()"))
    #expect(tests.contains("AViewModel(environment:"))
  }

  @Test func aMissingFileIsTold() throws {
    let result = try run("screen: A\nuses: [shard.yaml]", using: [:])
    #expect(
      messages(result) == [
        "a.yaml:2:8 'shard.yaml' can't be used: there is no such file or folder"
      ])
    #expect(result.generated.isEmpty)
  }

  /// What is wrong with it as YAML of this tool says nothing to anyone.
  @Test func aFileOfAnotherToolIsToldOnce() throws {
    let result = try run(
      """
      name: CI
      on: [push]
      env: { A: ${{ github.sha }} }
      jobs:
        test:
          steps:
            - run: echo "a: b" # c
      ---
      kind: Deployment
      """, using: [:])
    #expect(messages(result) == ["a.yaml:1:1 the document is neither a screen nor a library"])
  }

  @Test func aCircleIsTold() throws {
    let files = [
      "b.yaml": "library: B\nuses: c.yaml", "c.yaml": "library: C\nuses: b.yaml",
    ]
    let result = try run("screen: A\nuses: b.yaml", using: files)
    #expect(
      messages(result) == ["c.yaml:2:7 the file uses itself: b.yaml → c.yaml → b.yaml"])
  }

  /// A run over both tells one thing once, whichever comes first.
  @Test func aCircleIsTheSameFromEachOfItsFiles() throws {
    let files = ["b.yaml": "library: B\nuses: c.yaml", "c.yaml": "library: C\nuses: b.yaml"]
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    for (name, text) in files {
      let file = SourceFile(name: name, text: text)
      #expect(
        messages(pipeline.run(file, using: MemorySource(files: files)))
          == ["c.yaml:2:7 the file uses itself: b.yaml → c.yaml → b.yaml"])
    }
  }

  @Test func aFileNeedNotUseItself() throws {
    let spec = "library: B\n---\nscreen: A\nuses: a.yaml"
    let result = try run(spec, using: ["a.yaml": spec])
    #expect(messages(result).first?.hasPrefix("a.yaml:4:7 the file uses itself") == true)
    #expect(
      result.diagnostics.first?.hint
        == "remove it: a spec sees what it declares, and the libraries above it in its file")
  }

  @Test func aMistakeInALibraryIsToldThere() throws {
    let result = try run(
      "screen: A\nuses: b.yaml", using: ["b.yaml": "library: B\nmodels: { M: {} }"])
    #expect(
      messages(result) == ["b.yaml:2:11 the model M has neither 'fields' nor 'cases'"])
  }

  /// What is a mistake whatever the library declares; names that it may declare are none.
  @Test func mistakesBesideAWrongLibraryAreToldToo() throws {
    let spec = """
      screen: A
      uses: shared.yaml
      state: { photo: Photo?, n: Int }
      inputs: { go: {} }
      outputs: { name: { text: "${n | count} of ${m}" }, length: { from: n.lenght } }
      bindings:
        - when: go
          debounce: 3
          do: [ { set: { n: x } }, { call: photos.load } ]
      """
    let mistakes = [
      "a.yaml:5:70 Int has no member 'lenght'",
      "a.yaml:8:15 '3' is not a length of time",
      "a.yaml:9:23 'x' is not an Int",
    ]
    let wrong = library.replacing("String", with: "Strin")
    #expect(
      messages(try run(spec, using: ["shared.yaml": wrong]))
        == mistakes + ["shared.yaml:3:37 there is no type 'Strin'"])
    #expect(
      messages(try run(spec, using: [:]))
        == ["a.yaml:2:7 'shared.yaml' can't be used: there is no such file or folder"] + mistakes)
  }

  /// Events, values that can be set, and what is part of a declaration, come from no library.
  @Test func whatNoLibraryDeclaresIsToldBesideAMissingOne() throws {
    let spec = """
      screen: A
      uses: shared.yaml
      services:
        api: { methods: { load: { takes: { page: Int }, returns: Photo, throws: true } } }
      inputs: { go: {} }
      state: { photo: Photo?, money: { from: 3 | price } }
      bindings:
        - when: og
          do:
            - call: api.lod
            - call: api.load
              with: { pag: 1, photo: =photo?.owner }
              as: found
            - set: { phto: =found, photo: '=photos.first ?? Photo(id: 1)' }
            - send: gone
            - call: photos.load
      """
    #expect(
      messages(try run(spec, using: [:])) == [
        "a.yaml:2:7 'shared.yaml' can't be used: there is no such file or folder",
        "a.yaml:8:11 there is no input, state or output 'og'",
        "a.yaml:10:19 the service 'api' has no method 'lod'",
        "a.yaml:11:15 'api.load' throws, and nothing catches it",
        "a.yaml:12:17 'api.load' takes no 'pag'",
        "a.yaml:14:16 there is no state, output or input 'phto'",
        "a.yaml:15:15 there is no event 'gone'",
      ])
  }

  @Test func aNameOfALibraryCanNotBeDeclaredAgain() throws {
    let result = try run(
      "screen: A\nuses: shared.yaml\nstate: { Photo: Int }", using: ["shared.yaml": library])
    #expect(messages(result) == ["a.yaml:3:10 'Photo' is declared twice"])
  }

  @Test func aScreenThatSharesNothingCanNotBeUsed() throws {
    let result = try run(
      "screen: A\nuses: b.yaml\ninputs: { photo: Photo }", using: ["b.yaml": "screen: B"])
    #expect(messages(result) == ["a.yaml:2:7 'b.yaml' declares nothing that can be used here"])
  }

  @Test func twoLibrariesOfOneNameAreTold() throws {
    let other = "library: Shared\nmodels: { Album: { fields: { id: Int } } }"
    let files = [
      "shared.yaml": library, "other.yaml": other,
      "middle.yaml": "library: Middle\nuses: other.yaml",
    ]
    for path in ["other.yaml", "middle.yaml"] {
      let result = try run(
        "screen: A\nuses: [shared.yaml, \(path)]\ninputs: { album: Album? }", using: files)
      #expect(
        messages(result) == ["a.yaml:2:21 there are two libraries with the name 'Shared'"])
      #expect(result.diagnostics.first?.related.count == 2)
    }
    let below = try run("\(other)\n---\nscreen: A\nuses: shared.yaml", using: files)
    #expect(messages(below) == ["a.yaml:5:7 there are two libraries with the name 'Shared'"])
  }

  @Test func aLibraryOfWhichNothingIsUsedIsTold() throws {
    func told(_ rest: String) throws -> [String] {
      messages(
        try run("screen: A\nuses: shared.yaml\n" + rest, using: ["shared.yaml": library]))
    }
    let unused = ["a.yaml:2:7 nothing of 'shared.yaml' is used"]
    #expect(try told("outputs: { n: { from: 1 } }") == unused)
    #expect(try told("inputs: { shared: Int }\noutputs: { n: { from: shared } }") == unused)
    #expect(try told("inputs: { p: Photo? }\noutputs: { n: { from: p } }") == [])
    let hand = "inputs: { go: {} }\nbindings: [{ when: go, by: hand }]"
    #expect(try told(hand) == [])
  }

  @Test func onlyFormattersThatAreShownWithAreMade() throws {
    let prices = """
      library: Prices
      models: { Price: { fields: { amount: Double } } }
      formatters: { money: { currency: EUR } }
      cells: { Line: { from: { price: Price }, fields: { text: { from: price.amount | money } } } }
      """
    func makesFormatters(_ output: String) throws -> Bool {
      let result = try run(
        "screen: A\nuses: prices.yaml\ninputs: { price: Price? }\noutputs: { n: \(output) }",
        using: ["prices.yaml": prices])
      #expect(messages(result) == [])
      return result.generated.contains { $0.text.contains("struct AFormatters") }
    }
    #expect(try !makesFormatters("{ from: price?.amount }"))
    #expect(try makesFormatters("{ from: price?.amount | money }"))
    #expect(try makesFormatters("{ from: 'if price as p then Line(p) else nil' }"))
  }

  @Test func aLibraryThatShowsNothingHasNoFormatters() throws {
    let base = "library: Base\nformatters: { two: { number: { fraction: 2 } } }"
    let middle = "library: Middle\nuses: base.yaml\nmodels: { M: { fields: { x: Double } } }"
    let files = ["base.yaml": base, "middle.yaml": middle]
    let plain = try run(middle, using: files)
    #expect(messages(plain) == [])
    #expect(!plain.generated.contains { $0.text.contains("Formatters") })
    let above = try run(
      "library: A\nuses: [base.yaml, middle.yaml]\n"
        + "formatters: { shown: { of: M, from: value.x | two } }", using: files)
    #expect(messages(above) == [])
    #expect(above.generated.contains { $0.text.contains("let base: BaseFormatters") })
    #expect(!above.generated.contains { $0.text.contains("MiddleFormatters") })
  }

  @Test func swiftInASpecCanBeRefused() throws {
    let spec = """
      screen: A
      inputs: { go: {} }
      bindings:
        - when: go
          do:
            - swift: print("hello")
      """
    let options = Pipeline.Options(templates: try TemplateSet(), refusesSwift: true)
    let result = Pipeline(options).run(
      SourceFile(name: "a.yaml", text: spec), using: MemorySource())
    #expect(messages(result) == ["a.yaml:6:16 Swift in a spec is refused in this run"])
    #expect(result.generated.isEmpty)
  }
}
