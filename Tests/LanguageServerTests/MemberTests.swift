import MVVMGenJSON
import Testing

/// What the server knows of members and local names, also where somebody is writing.
@Suite struct MemberTests {
  private static let library = """
    library: Shared
    models:
      Photo:
        fields:
          title: { type: String, doc: Shown below the picture. }
          tag: Tag?
      Tag: { fields: { name: String } }
      Mode: { cases: [grid, list] }
    services:
      api: { methods: { load: { takes: { page: Int }, returns: "[Photo]", throws: Lost } } }
    errors: { Lost: { gone: It is gone } }
    formatters: { short: { number: { fraction: 0 } } }
    """

  /// A screen with steps under `open`.
  private static func screen(_ steps: String) -> String {
    """
    screen: Album
    uses: shared.yaml
    inputs: { open: { takes: { page: Int, tag: Tag } } }
    outputs: { title: String, mode: { type: Mode, initial: grid }, photos: "[Photo]" }
    bindings:
      - when: open
        do:
          - call: api.load
            with: { page: =page }
            as: answer
    \(steps)
    """
  }

  private func editor(_ steps: String) throws -> Editor {
    var editor = try Editor()
    editor.open(Self.library, as: "shared.yaml")
    editor.open(Self.screen(steps))
    return editor
  }

  private static let ofPhoto = ["title": "String", "tag": "Tag?", "with": ""]

  @Test(arguments: [
    ("- let: { x: '=answer.first?.|' }", ofPhoto),
    // What is only begun.
    ("- let: { x: =answer.first?.|", ofPhoto),
    ("- set: { title: \"Hi ${(answer.first ?? Photo(title: \\\"\\\")).|", ofPhoto),
    ("- if: answer.first?.ti|", ofPhoto),
    ("- set: { title: '=if answer.isEmpty then answer[0]?.|' }", ofPhoto),
    ("- set: { photos: '=answer.filter(x => x.|' }", ofPhoto),
    ("- set: { photos: '=answer.sorted(\\.|' }", ofPhoto),
    ("- each: answer\n        as: photo\n        do: [{ set: { title: =photo.|", ofPhoto),
    ("- if: answer.first\n        as: photo\n        then: [{ set: { title: '=photo.|", ofPhoto),
    ("- set: { title: =tag.|", ["name": "String", "with": ""]),
    ("- set: { mode: =.|", ["grid": "Mode", "list": "Mode"]),
    ("- set: { mode: =Mode.|", ["grid": "Mode", "list": "Mode"]),
    ("- set: { mode: gr|", ["grid": "Mode", "list": "Mode"]),
    ("- if: mode == .|", ["grid": "Mode", "list": "Mode"]),
    ("- call: api.|", ["load": "[Photo]"]),
    // Fields by their names.
    ("- set: { photos: '=answer.map(x => x.|", ofPhoto),
    ("- set: { title: 'a (b', photos: '=answer.filter(x => x.|", ofPhoto),
    ("- let: { x: '=answer.first?.with(|", ["title": "String", "tag": "Tag?"]),
    ("- let: { x: '=Photo(|", ["title": "String", "tag": "Tag?"]),
    ("- let: { x: '=Photo(title: title, |", ["tag": "Tag?"]),
    ("- let: { x: '=Photo(ta|g: nil)' }", ["title": "String", "tag": "Tag?"]),
    ("- set: { photos: [{ |", ["title": "String", "tag": "Tag?"]),
    ("- set: { photos: [{ title: a, t|", ["tag": "Tag?"]),
    ("- set:\n          photos:\n            - title: a\n              t|", ["tag": "Tag?"]),
    ("- set:\n          photos:\n            - t|", ["title": "String", "tag": "Tag?"]),
  ])
  func completesMembers(step: String, expected: [String: String]) throws {
    var editor = try editor("      \(step)")
    #expect(editor.completions() == expected)
  }

  /// Where only some of the names can stand, only these are offered.
  @Test(arguments: [
    ("- set: { ph|", ["title", "mode", "photos"]),
    ("- set:\n          ph|", ["title", "mode", "photos"]),
    ("- send: |", ["open"]),
    ("- send: open\n        with: { pa|", ["page", "tag"]),
    ("- call: api.load\n        with: { pa|", ["page"]),
    ("- call: api.load\n        with:\n          pa|", ["page"]),
    ("- cancel: |", ["open", "title", "mode", "photos", "start"]),
    ("- set: { title: =photos.count | |", ["short"]),
    ("- set: { title: \"${photos.count | ‸}\" }", ["short"]),
  ])
  func completesNamesThatFit(step: String, expected: [String]) throws {
    var editor = try editor("      \(step)")
    #expect(Set(editor.completions().keys) == Set(expected))
  }

  /// What a declaration or a scenario can't see is not offered there.
  @Test(arguments: [
    (
      "cells:\n  Row:\n    from: { photo: Photo }\n    fields:\n      a: { from: |", ["most"],
      ["title", "open", "name", "held"]
    ),
    ("formatters:\n  big:\n    of: String\n    text: \"${|", ["most", "held"], ["title", "name"]),
    ("scenarios:\n  - name: a\n    steps:\n      - send: |", ["open"], ["later"]),
    ("outputs:\n  told: { emits: |", ["Void", "Photo"], []),
  ])
  func completesWhatIsInSight(place: String, seen: [String], unseen: [String]) throws {
    var editor = try Editor()
    editor.open(Self.library, as: "shared.yaml")
    editor.open(
      """
      screen: Album
      uses: shared.yaml
      constants: { most: { type: Int, value: 3 } }
      inputs: { name: String, open: {}, later: { private: true } }
      state: { held: String }
      outputs: { title: String }
      \(place)
      """)
    let found = editor.completions()
    #expect(seen.filter { found[$0] == nil } == [])
    #expect(unseen.filter { found[$0] != nil } == [])
  }

  /// A step starts with the key that says which one it is; all its keys stand below that.
  @Test func completesKeysOfSteps() throws {
    var editor = try editor("      - s|")
    let first = editor.completions()
    #expect(first["set"] != nil && first["call"] != nil && first["each"] != nil)
    #expect(first["with"] == nil && first["as"] == nil && first["then"] == nil)
    var below = try self.editor("      - call: api.load\n        wi|")
    #expect(below.completions()["with"] != nil)
  }

  /// What a map holds already says which one it is, and is not given twice.
  @Test(arguments: [
    ("- call: api.load\n        with: { page: 1 }\n        |", ["as", "catch", "each"]),
    ("- { call: api.load, as: found, |", ["with", "catch", "each"]),
    ("- if: page > 1\n        |", ["as", "then", "else"]),
    ("- send: open\n        |", ["with"]),
    // What stands behind the place counts too, up to the end of its map.
    ("- call: api.load\n        |\n        as: x\n      - stop: true", ["with", "catch", "each"]),
    ("- |\n        as: found\n        with: { page: 1 }", ["call", "catch", "each"]),
    ("- { call: api.load, |, with: { page: 1, as: 2 }, each: [] }", ["as", "catch"]),
    ("- set:\n          title: a\n          |\n          mode: grid", ["photos"]),
    ("- set: { photos: [], |, title: \"a: ${page}\" }", ["mode"]),
  ])
  func completesTheKeysThatAreLeft(step: String, expected: [String]) throws {
    var editor = try editor("      \(step)")
    #expect(Set(editor.completions().keys) == Set(expected))
  }

  @Test func completesNoKeyTwiceAtTheTop() throws {
    var editor = try Editor()
    editor.open(
      "screen: Other\n---\nlibrary: Album\ndoc: x\n|\nuses: a.yaml\n---\nlibrary: B\nmodels: {}\n")
    let keys = Set(editor.completions().keys)
    #expect(keys.contains("models"))
    #expect(keys.isDisjoint(with: ["library", "doc", "uses"]))
  }

  @Test func aValueCalledUsesHasAType() throws {
    var editor = try Editor()
    editor.open(Self.library, as: "shared.yaml")
    editor.open("screen: Album\nstate: { uses: |")
    let keys = Set(editor.completions().keys)
    #expect(keys.contains("String") && !keys.contains("shared.yaml"))
  }

  @Test(arguments: [
    ("given: { |", ["api.load", "values", "needs", "locale", "timeZone", "now"]),
    ("given:\n  values: {}\n  |", ["api.load", "needs", "locale", "timeZone", "now"]),
    ("given: { |, api.load: {}, now: 2001-01-01 }", ["values", "needs", "locale", "timeZone"]),
    ("given: { api.|", ["load"]),
    ("scenarios:\n  - name: a\n    given:\n      api.|", ["load"]),
    ("scenarios: [{ name: a, steps: [{ expectCalls: { |", ["api.load"]),
    ("scenarios: [{ name: a, steps: [{ expectCalls: { api.|", ["load"]),
  ])
  func completesMethodsAsKeys(text: String, expected: [String]) throws {
    var editor = try Editor()
    editor.open(Self.library, as: "shared.yaml")
    editor.open("screen: Album\nuses: shared.yaml\n\(text)")
    #expect(Set(editor.completions().keys) == Set(expected))
  }

  /// Where an answer or an expectation is written, its fields are known.
  @Test(arguments: [
    "steps: [{ expect: { photos: [{ t|", "steps: [{ reply: api.load, returns: [{ t|",
    "given: { api.load: { returns: [{ t|",
    "steps:\n      - expect:\n          photos:\n            - t|",
  ])
  func completesFieldsInScenarios(text: String) throws {
    var editor = try Editor()
    editor.open(Self.library, as: "shared.yaml")
    editor.open(
      Self.screen("      - stop: true") + "\nscenarios:\n  - name: a\n    " + text)
    #expect(editor.completions() == ["title": "String", "tag": "Tag?"])
  }

  @Test(arguments: ["", "s|", "scr|", "# A comment.\nlib|"])
  func completesTheFirstKey(text: String) throws {
    var editor = try Editor()
    editor.open(text)
    #expect(editor.completions()["screen"] != nil && editor.completions()["library"] != nil)
    editor.open("services|")
    #expect(editor.completions().isEmpty)
  }

  /// A file that says both is a screen, for the checker too.
  @Test func aScreenWithTheKeyOfALibraryIsAScreen() throws {
    var editor = try Editor()
    editor.open("screen: A\nlibrary: B\nsta|te: { n: Int }")
    let text = editor.ask("hover")?["contents"]?["value"]?.string ?? ""
    #expect(text.hasPrefix("`state`"), "\(text)")
  }

  /// A hole takes an expression, which starts with no event and no formatter.
  @Test(arguments: ["\"a ${|", "\"a ${photos.count} ${|}\" }", "=|"])
  func completesWhatAnExpressionStartsWith(text: String) throws {
    var editor = try editor("      - set: { title: \(text)")
    let found = Set(editor.completions().keys)
    #expect(
      found.isSuperset(of: ["title", "photos", "answer", "page", "Photo", "not", "max"]), "\(found)"
    )
    #expect(found.isDisjoint(with: ["open", "api", "short"]), "\(found)")
  }

  @Test(arguments: [
    "  most: { from: |", "  most:\n    text: \"${|", "  most:\n    from: ite|",
  ])
  func aValueIsNotMadeFromItself(text: String) throws {
    var editor = try Editor()
    editor.open("screen: Album\nneeds: { page: Int }\noutputs:\n  items: [Int]\n\(text)")
    let found = editor.completions()
    #expect(found["items"] != nil && found["page"] != nil && found["most"] == nil, "\(found)")
  }

  /// `!` starts a tag of YAML.
  @Test(arguments: ["!items.isEmpty and !page", "!items.isEmpty"])
  func hoverShowsWhatWasWritten(from: String) throws {
    var editor = try Editor()
    editor.open("screen: Album\noutputs:\n  items: [Int]\n  no|ne:\n    from: \(from)\n")
    let text = editor.ask("hover")?["contents"]?["value"]?.string
    #expect(text == "```\nderived output none = \(from)\n```")
  }

  @Test(arguments: [
    (
      "models: { P: { fields: { na|me: { type: String, doc: Shown. } } } }",
      "P.name: String\n```\n\nShown."
    ),
    ("models: { M: { cases: { on: {}, o|ff: { n: Int } } } }", "M.off(n: Int)"),
    ("models: { M: { cases: { on: {}, off: { |n: Int } } } }", "M.off.n: Int"),
    ("inputs: { go: { takes: { i|d: Int } } }", "go.id: Int"),
  ])
  func hoverTellsWhereSomethingIsDeclared(declaration: String, expected: String) throws {
    var editor = try Editor()
    editor.open("screen: A\n\(declaration)")
    let text = editor.ask("hover")?["contents"]?["value"]?.string ?? ""
    #expect(text.contains(expected), "\(text)")
  }

  @Test func completesLocalNames() throws {
    var editor = try editor("      - set: { title: =| }")
    let found = editor.completions()
    #expect(found["answer"] == "[Photo]")
    #expect(found["page"] == "Int")
    #expect(found["title"] == "output: String")
  }

  @Test func aMemberOfAnOptionalGetsItsQuestionMark() throws {
    var editor = try editor("      - set: { title: =answer.first.| }")
    let items = editor.ask("completion")?.array ?? []
    #expect(editor.completions()["isNil"] == "Bool")
    let item = try #require(items.first { $0["label"]?.string == "title" })
    #expect(item["textEdit"]?["newText"]?.string == "?.title")
    #expect(item["textEdit"]?["range"]?["start"]?["character"]?.integer == 35)
    #expect(item["filterText"]?.string == ".title")

    // Also behind what is part of a name, and no letter.
    var written = try self.editor("      - set: { title: =answer.first.tag_2| }")
    #expect(written.completions()["title"] == "String")
  }

  @Test(arguments: [
    ("- set: { title: '=answer.first?.ti|tle ?? \"\"' }", "Photo.title: String"),
    ("- set: { title: '=answer.first?.ti|tle ?? \"\"' }", "Shown below the picture."),
    ("- set: { title: '=an|swer.first?.title ?? \"\"' }", "answer: [Photo]"),
    ("- set: { title: '=answer.fi|rst?.title ?? \"\"' }", "[Photo].first: Photo?"),
    ("- set: { title: '=answer.map(x => x|.title).joined(\" \")' }", "x: Photo"),
    ("- set: { title: '=answer.map(\\.ti|tle).joined(\" \")' }", "Photo.title: String"),
    ("- set: { title: '=title.lower|cased' }", "```\nString.lowercased: String"),
    ("- if: mode == .gr|id\n        then: []", "case Mode.grid"),
    ("- if: answer.first\n        as: pho|to\n        then: []", "photo: Photo"),
    ("- let: { x: '=Pho|to(title: \"\")' }", "model Photo\n  title: String\n  tag: Tag?\n"),
    ("- let: { x: =Mo|de.grid }", "model Mode\n  grid\n  list\n"),
    ("- call: api.lo|ad", "(page: Int) throws Lost -> [Photo]"),
    ("- set: { mode: gr|id }", "case Mode.grid"),
  ])
  func hoverTellsTheType(step: String, expected: String) throws {
    var editor = try editor("      \(step)")
    let text = editor.ask("hover")?["contents"]?["value"]?.string ?? ""
    #expect(text.contains(expected), "\(text)")
  }

  @Test func membersAndLocalNamesLeadToTheirDeclarations() throws {
    var editor = try editor("      - set: { title: '=answer.first?.ti|tle ?? \"\"' }")
    let member = editor.ask("definition")
    #expect(member?["uri"]?.string == "file:///shared.yaml")
    #expect(member?["range"]?["start"]?["line"]?.integer == 4)
    editor.open(Self.screen("      - set: { title: '=an|swer.first?.title ?? \"\"' }"))
    let local = editor.ask("definition")
    #expect(local?["uri"]?.string == "file:///spec.yaml")
    #expect(local?["range"]?["start"]?["line"]?.integer == 9)
  }

  /// The protocol takes a place behind the end of a line for its end, which is before a CR; a byte
  /// order mark is before the first place.
  @Test(arguments: [("", 99), ("\u{FEFF}", 0)])
  func placesOutsideOfALineAreItsEnds(before: String, character: Int) throws {
    var editor = try Editor()
    editor.open(before + "screen: A\r\noutputs: { n: Int }\r\n")
    editor.move(toLine: 0, character: character)
    #expect(!editor.completions().isEmpty)
  }
}
