import Foundation
import MVVMGenDiagnostics
import MVVMGenFormatting
import Testing

@Suite struct FormatTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func keysStandInTheOrderOfTheReference() throws {
    let text = """
      # About the screen.
      screen: A

      bindings:
        - do:
            - with: { id: 3 }
              # Asks the server.
              call: api.load  # at once
          when: go

      inputs: { go: {} }
      # What the view shows.
      outputs:
        b: { initial: 3, type: Int }
        a: Int
      services:
        api:
          methods:
            load: { takes: { id: Int } }
      """
    #expect(
      try formatted(text) == """
        # About the screen.
        screen: A

        services:
          api:
            methods:
              load: { takes: { id: Int } }

        inputs: { go: {} }
        # What the view shows.
        outputs:
          b: { type: Int, initial: 3 }
          a: Int
        bindings:
          - when: go
            do:
              - with: { id: 3 }
                # Asks the server.
                call: api.load  # at once

        """)
  }

  @Test func yamlOfOthersIsNoSpec() {
    for text in ["version:   3\n", "- a:   1\n", "a:   1\n---\n"] {
      #expect(formatSpec(SourceFile(name: "a.yaml", text: text)).bytes == nil)
    }
    for text in ["sceen:   A\n", "a: 1\n---\nlibrary:   A\n", "\n\n# Later\n"] {
      #expect(formatSpec(SourceFile(name: "a.yaml", text: text)).bytes != nil)
    }
  }

  @Test func everyLevelIsTwoSpacesDeep() throws {
    let text = """
      screen: A
      outputs:
          # About a.
          a: Int
          b:
              type: String
              # The end.
      bindings:
      - when: start
        do:
        -   set:
                a: 3
                b: |
                    one
                      two
        - set: { a: 3,
            b: "x
            y" }
      """
    #expect(
      try formatted(text) == """
        screen: A
        outputs:
          # About a.
          a: Int
          b:
            type: String
            # The end.
        bindings:
          - when: start
            do:
              - set:
                  a: 3
                  b: |
                      one
                        two
              - set: { a: 3,
                  b: "x
                  y" }

        """)
  }

  @Test func aListInAListIsAsDeepAsItsDashes() throws {
    let text = """
      screen: A
      constants:
        grid:
          type: "[[Int]]"
          value:
            -   -    1
                - 2
            - - 3
      """
    #expect(
      try formatted(text) == """
        screen: A
        constants:
          grid:
            type: "[[Int]]"
            value:
              - - 1
                - 2
              - - 3

        """)
  }

  @Test func neighbouringCommentsStandUnderEachOther() throws {
    let text =
      "screen: A # one\ndoc: Longer text    # two\ntypes: [B] # three\n\naccess: public # x\n"
    #expect(
      try formatted(text) == """
        screen: A         # one
        doc: Longer text  # two
        access: public    # x

        types: [B]  # three

        """)
  }

  @Test func linesEndWithoutSpacesAndNoTwoAreEmpty() throws {
    #expect(
      try formatted("\n\nscreen: A  \r\n\r\n\r\n\r\ndoc: |\n  a  \n\n\n  b\n\n\n")
        == "screen: A\n\ndoc: |\n  a  \n\n\n  b\n")
  }

  /// The empty lines are a part of the text.
  @Test func linesOfOtherEndsThatStayAreEndedAsAll() throws {
    #expect(
      try formatted("screen: A\rdoc: |+\r  x\r\r\rstate: {} # c\r")
        == "screen: A\ndoc: |+\n  x\n\n\nstate: {}  # c\n")
  }

  @Test func textsInVeryManyHolesStay() throws {
    let holes = String(repeating: "\"${", count: 5000)
    let ends = String(repeating: "}\"", count: 5000)
    let text = "screen: A\noutputs: { a: { from: '\(holes)a+b\(ends)' } }\n"
    #expect(try formatted(text) == text)
  }

  /// For YAML a line ends there, for nobody else.
  @Test func keysBehindUnusualEndsOfLinesStayWhereTheyAre() throws {
    let text = "screen: A\nerrors:\nmodels:\ne:\ne: \u{85}s:\ns:\n"
    #expect(try formatted(text) == text)
  }

  /// Observers are told in the order in which the values are declared.
  @Test func sectionsOfValuesKeepTheirOrder() throws {
    let text = """
      bindings: []
      outputs: { a: Int }
      state: { b: Int }
      screen: A
      inputs: { c: Int }
      formatters: {}
      """
    #expect(
      try formatted(text) == """
        screen: A
        formatters: {}
        outputs: { a: Int }
        state: { b: Int }
        inputs: { c: Int }
        bindings: []

        """)
  }

  /// It stays behind its neighbour, wherever that comes to stand: formatting comes to rest.
  @Test func anUnknownKeyStaysBehindTheSectionAboveIt() throws {
    let text = """
      screen: A
      outputs: { a: Int }
      unknown: 1
      state: { b: Int }
      inputs: { c: Int }
      doc: Told
      """
    let once = try formatted(text)
    #expect(
      once == """
        screen: A
        doc: Told
        outputs: { a: Int }
        unknown: 1
        state: { b: Int }
        inputs: { c: Int }

        """)
    #expect(try formatted(once) == once)
  }

  @Test func namesKeepTheirOrder() throws {
    let text = """
      screen: A
      models:
        M:
          cases:
            text: { initial: Int, doc: Int, access: Int }
            doc: null
            access: Read
      errors:
        E:
          doc: Told
          cases: Them
      """
    #expect(try formatted(text) == text + "\n")
  }

  @Test func anUnusualFileKeepsItsMeaning() throws {
    let text = "screen: A\ntypes: *x\ndoc: &y z\nimports: &x [B]\n"
    #expect(formatSpec(SourceFile(name: "a.yaml", text: text)).bytes == nil)
    let anchors = "screen: A\nimports: &x [B]\naccess: public\ntypes: *x\ndoc: A\n"
    #expect(
      try formatted(anchors)
        == "screen: A\ndoc: A\naccess: public\nimports: &x [B]\ntypes: *x\n")
    let backwards = "screen: A\ntypes: &x [B]\nimports: *x\n"
    #expect(try formatted(backwards) == backwards)
  }

  /// Every spec of the project, in every way it may be written: nothing of it changes but spaces
  /// and the places of keys, and the checker sees the same.
  @Test(arguments: try specs()) func keepsTheMeaningOf(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let formatted = try #require(formatSpec(SourceFile(name: "a.yaml", bytes: bytes)).bytes)
    let again = formatSpec(SourceFile(name: "a.yaml", bytes: formatted)).bytes
    #expect(again == formatted)
    #expect(words(bytes) == words(formatted))
  }

  private static func specs() throws -> [String] {
    try ["Specs", "Tests/Specs"].flatMap { folder in
      let path = root.appendingPathComponent(folder).path
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".yaml") }.sorted().map { "\(path)/\($0)" }
    }
  }

  private func words(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace || "{[,]}".contains($0) }
      .map(String.init).sorted()
  }
}
