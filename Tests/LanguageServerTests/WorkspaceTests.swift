import MVVMGenJSON
import Testing

/// Names in files that the editor has not opened.
@Suite struct WorkspaceTests {
  private static let library = """
    library: Shared
    constants: { li|mit: { type: Int, value: 1 } }
    """

  private static let user = """
    screen: User
    uses: shared.yaml
    outputs: { most: { from: limit + 1 } }
    """

  private static let stranger = "screen: Other\nstate: { limit: Int }"

  private func editor() throws -> Editor {
    var editor = try Editor([
      "/shared.yaml": Self.library.filter { $0 != "|" }, "/user.yaml": Self.user,
      "/other.yaml": Self.stranger,
    ])
    editor.open(Self.library, as: "shared.yaml")
    return editor
  }

  @Test func referencesAreFoundInAllFilesOfTheProject() throws {
    var editor = try editor()
    let found = editor.ask("references")?.array ?? []
    #expect(found.compactMap { $0["uri"]?.string } == ["file:///shared.yaml", "file:///user.yaml"])
    #expect(found.last?["range"]?["start"]?["line"]?.integer == 2)
  }

  private static let shop = """
    screen: Shop
    constants: { limit: { type: Int, value: 3 } }
    inputs: { open: { takes: { page: Int } } }
    state: { count: Int }
    outputs: { rest: { from: limit - count } }
    bindings: [{ when: open, do: [{ set: { count: =page } }] }]
    """

  /// A spec that uses a screen, and has names that the screen gave to what it keeps for itself.
  @Test(arguments: [
    ("shop.yaml", "li|mit: {", ["shop.yaml", "user.yaml"]),
    ("shop.yaml", "co|unt: Int", ["shop.yaml"]),
    ("shop.yaml", "pa|ge: Int", ["shop.yaml"]), ("user.yaml", "co|unt: Int", ["user.yaml"]),
    ("user.yaml", "pa|ge: Int", ["user.yaml"]),
    ("user.yaml", "li|mit -", ["shop.yaml", "user.yaml"]),
  ])
  func whatAUsedScreenKeepsIsNoneOfItsUsers(file: String, place: String, files: [String]) throws {
    let texts = [
      "shop.yaml": Self.shop,
      "user.yaml": Self.shop.replacing("screen: Shop", with: "screen: User\nuses: shop.yaml")
        .split(separator: "\n").filter { !$0.hasPrefix("constants") }.joined(separator: "\n"),
    ]
    var editor = try Editor()
    for (name, text) in texts where name != file { editor.open(text, as: name) }
    let text = try #require(texts[file])
    let told = editor.open(
      text.replacing(place.filter { $0 != "|" }, with: place, maxReplacements: 1), as: file)
    #expect(told.last?["params"]?["diagnostics"] == [])
    let answer = editor.ask("rename", name: "other")
    let changes = answer?["result"]?["changes"]
    let changed = texts.keys.sorted().filter { changes?["file:///\($0)"] != nil }
    #expect(changed == files, "\(String(describing: answer))")
  }

  private static let service = """
    library: Shop
    services: { shop: { methods: { lo|ad: { takes: { page: Int }, returns: "[Int]" } } } }
    """

  private static let caller = """
    screen: Caller
    uses: shop.yaml
    outputs: { items: "[Int]" }
    bindings:
      - when: start
        do: [{ call: shop.load, with: { page: 1 }, as: found }, { set: { items: =found } }]
    scenarios:
      - name: loads
        given: { shop.load: { returns: [1] } }
        steps: [{ expectCalls: { shop.load: [{ page: 1 }] } }]
    """

  @Test func aMethodIsFoundAndChangedWhereverItIsCalled() throws {
    var editor = try Editor([
      "/shop.yaml": Self.service.filter { $0 != "|" }, "/caller.yaml": Self.caller,
    ])
    editor.open(Self.service, as: "shop.yaml")
    let changes = editor.ask("rename", name: "fetch")?["result"]?["changes"]
    let edits = changes?["file:///caller.yaml"]?.array
    #expect(edits?.compactMap { $0["range"]?["start"]?["line"]?.integer } == [5, 8, 9])
    #expect(edits?.first?["range"]?["start"]?["character"]?.integer == 22)
    #expect(changes?["file:///shop.yaml"]?.array?.count == 1)

    editor.open(
      Self.caller.replacing("{ call: shop.load", with: "{ call: shop.lo|ad"), as: "caller.yaml")
    let text = editor.ask("hover")?["contents"]?["value"]?.string
    #expect(text == "```\nmethod shop.load(page: Int) -> [Int]\n```")
    #expect(editor.ask("definition")?["uri"]?.string == "file:///shop.yaml")
  }

  /// The specs of the project that can be used, as they are seen from the spec.
  @Test(arguments: ["uses: |", "uses: ../sh|", "uses: [parts/more.yaml, |]", "uses:\n  - '../|"])
  func completesPaths(uses: String) throws {
    var editor = try Editor([
      "/shared.yaml": "library: Shared", "/app/parts/more.yaml": "library: More",
      "/app/other.yaml": "screen: Other\nstate: { n: Int }",
      "/app/shop.yaml": "screen: Shop\nmodels: { Item: { fields: { id: Int } } }",
      "/app/user.yaml": "screen: User\nuses: a.yaml\ntypes: [T]",
    ])
    editor.open("screen: A\n\(uses)", as: "app/a.yaml")
    let isUsed = uses.contains("parts")
    #expect(
      Set(editor.completions().keys)
        == Set(["../shared.yaml", "shop.yaml"] + (isUsed ? [] : ["parts/more.yaml"])))
    let edit = editor.ask("completion")?.array?.first?["textEdit"]
    #expect(edit?["newText"]?.string == "../shared.yaml")
    let line = uses.split(separator: "\n").last?.prefix { $0 != "|" }.count ?? 0
    let written = uses.contains("sh") ? 5 : uses.contains("'") ? 3 : 0
    #expect(edit?["range"]?["start"]?["character"]?.integer == line - written)
  }

  @Test func aUsedFileIsFound() throws {
    var editor = try editor()
    editor.open(Self.user.replacing("shared", with: "sha|red"), as: "user.yaml")
    #expect(editor.ask("definition")?["uri"]?.string == "file:///shared.yaml")
  }

  /// Of a library that the editor has open the text there counts.
  @Test func aForgottenLibraryIsOneThatIsOpen() throws {
    var editor = try Editor(["/books.yaml": "library: Books\ntypes: [Shelf]"])
    editor.open("library: Books\ntypes: [Novel]", as: "books.yaml")
    editor.open("library: More\ntypes: [Paper]", as: "more.yaml")
    let spec = "screen: A\nstate: { a: Novel?, b: Paper?, c: Shelf? }"
    let answer = editor.open(spec, as: "user.yaml").last?["params"]?["diagnostics"]?.array
    let told = (answer ?? []).compactMap { $0["message"]?.string }
    #expect(told.count == 3)
    #expect(told.first?.hasSuffix("name it under 'uses': books.yaml") == true)
    #expect(told.dropFirst().first?.hasSuffix("name it under 'uses': more.yaml") == true)
    #expect(told.last?.contains("books.yaml") == false)
  }

  @Test func filesThatAreNoSpecsAreLeftAlone() throws {
    var editor = try Editor()
    let others = [
      "version: 3\nservices: { web: { image: x } }", "specs: Specs", "- a\n- b: [", "\n# Later.\n",
    ]
    for other in others {
      let told = editor.open(other, as: "other.yaml").first?["params"]?["diagnostics"]
      #expect(told == [])
    }
    #expect(
      editor.open("screen: A\noutput: {}", as: "mvvmgen.yaml").first?["params"]?["diagnostics"]
        == [])
    for spelling in [
      "screen : A\nstates: 3", "\"screen\": A\nstates: 3", "{ screen: A, states: 3 }",
    ] {
      let told = editor.open(spelling).last?["params"]?["diagnostics"]?.array
      #expect(told?.isEmpty == false, "\(spelling)")
    }
    let told = editor.open("sceen: A\noutputs: { n: { from: 1 } }").last?["params"]?["diagnostics"]
    #expect(told?.array?.isEmpty == false)
  }

  @Test func aNameIsChangedInAllFilesOfTheProject() throws {
    var editor = try editor()
    let changes = editor.ask("rename", name: "most2")?["result"]?["changes"]
    #expect(changes?["file:///user.yaml"]?.array?.first?["newText"]?.string == "most2")
    #expect(changes?["file:///other.yaml"] == nil)
    // One that something has in a file that is not open.
    let error = editor.ask("rename", name: "most")?["error"]
    #expect(error?["message"]?.string?.contains("'most' can't be the name") == true)
  }

  @Test func aNameThatCannotBeIsToldAlsoWhereSomethingElseIsWrong() throws {
    var editor = try Editor()
    let spec = "screen: A\nstate: { a: Strin, b: Int, c: Int }\noutputs: { d: { from: |b } }"
    editor.open(spec)
    for (name, reason) in [("c", "'c' is given twice"), ("not", "'not' can't be a name")] {
      let message = editor.ask("rename", name: name)?["error"]?["message"]?.string ?? ""
      #expect(message.contains(reason), "\(message)")
      #expect(!message.contains("Strin"), "\(message)")
    }
  }
}
