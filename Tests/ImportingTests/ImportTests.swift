import Foundation
import MVVMGenDiagnostics
import MVVMGenFormatting
import MVVMGenImporting
import MVVMGenPipeline
import MVVMGenReading
import MVVMGenRendering
import Testing

/// Libraries of OpenAPI documents. What they hold stands recorded in `Libraries`, and what is
/// generated of them is compiled with these tests.
///
/// `MVVMGEN_RECORD=1` writes what the importer says now: read the difference before it goes in.
@Suite struct ImportTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  func imported(_ text: String, operations: [String] = []) throws -> ImportResult {
    let file = SourceFile(name: "api", bytes: withoutPairedEscapes(Array(text.utf8)))
    let reading = readYAML(file, id: FileID(rawValue: 0))
    #expect(!reading.diagnostics.hasErrors)
    return importOpenAPI(try #require(reading.documents.first).root, operations: operations)
  }

  func document(_ name: String) throws -> String {
    try String(
      contentsOf: Self.folder.appendingPathComponent("Documents/\(name)"), encoding: .utf8)
  }

  /// A document with these schemas, and what comes of it.
  func library(schemas: String, paths: String = "") throws -> (spec: String, notes: [String]) {
    let result = try imported(
      """
      openapi: 3.1.0
      info: { title: Small }
      servers: [{ url: https://small.example }]
      paths:
      \(paths.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      components:
        schemas:
      \(schemas.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      """)
    return (try #require(result.spec), result.notes.map(\.text))
  }

  /// A document with one operation, and what comes of it.
  func library(operation: String, at path: String = "/a", more: String = "") throws -> (
    spec: String, notes: [String]
  ) {
    let result = try result(operation: operation, at: path, more: more)
    return (try #require(result.spec), result.notes.map(\.text))
  }

  /// The operation starts at line 8.
  private func result(
    operation: String, at path: String = "/a", more: String = ""
  ) throws -> ImportResult {
    try imported(
      """
      openapi: 3.0.3
      info: { title: Small }
      servers: [{ url: https://small.example }]
      paths:
        \(path):
          post:
            operationId: send
      \(operation.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
      \(more)
      """)
  }

  func messages(_ spec: String) throws -> String {
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let result = pipeline.run(SourceFile(name: "a.yaml", text: spec), using: NoOtherFiles())
    return TextReporter().report(result.diagnostics, in: result.files) + (result.failure ?? "")
  }

  // MARK: Whole documents

  @Test(arguments: [
    ("petstore.yaml", "petstore.yaml"), ("shop.json", "shop.yaml"), ("todo.yaml", "todo.yaml"),
  ])
  func aDocumentGivesItsLibrary(name: String, library: String) throws {
    let text = try #require(try imported(document(name)).spec)
    #expect(try messages(text) == "")
    let bytes = try #require(formatSpec(SourceFile(name: library, text: text)).bytes)
    let spec = String(decoding: bytes, as: UTF8.self)
    let file = Self.folder.appendingPathComponent("Libraries/\(library)")
    if ProcessInfo.processInfo.environment["MVVMGEN_RECORD"] != nil {
      try spec.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    for (old, new) in zip(recorded.split(separator: "\n"), spec.split(separator: "\n"))
    where old != new {
      Issue.record("\(library)\n- \(old)\n+ \(new)")
      return
    }
    #expect(recorded == spec)
  }

  @Test func onlyWhatIsAskedForIsThere() throws {
    let result = try imported(document("shop.json"), operations: ["changeOrder"])
    let spec = try #require(result.spec)
    #expect(try messages(spec) == "")
    #expect(spec.contains("changeOrder:") && spec.contains("ChangeOrderBodyLinesItem:"))
    #expect(!spec.contains("listBooks") && !spec.contains("  Book:"))
  }

  @Test func tellsWhatIsLeftOut() throws {
    let texts = try imported(document("shop.json")).notes.map(\.text)
    for part in [
      "HEAD /books", "the parameter 'session'", "the parameter 'filter'",
      "'uploadChapter' is left out: its body is no JSON, but multipart/form-data",
      "'search' is left out: there is no parameter for '{missing}'",
      "'Book.sequel' is left out: it would contain itself",
      "'BookDraft.extra' is left out: it can be anything",
      "'BookDraft.cover' is left out: it can be of several types ('oneOf')",
      "'Author.home' is left out: 'other.json#/Place' is not in this document",
      "the security scheme 'basic'",
      "the schema 'Loop' is left out: 'Loop' is made of itself",
    ] {
      #expect(texts.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test func whatIsNoDocumentIsTold() throws {
    #expect(
      try imported("swagger: '2.0'").problem?.text
        == "this is OpenAPI 2.0, and 3 is wanted: convert it first")
    #expect(try imported("a: b").problem?.text.contains("no OpenAPI 3") == true)
    #expect(try imported("a").problem != nil)
    let missing = try imported(document("petstore.yaml"), operations: ["listPet"])
    #expect(missing.problem?.text == "there is no operation 'listPet': did you mean 'listPets'?")
    #expect(missing.spec == nil)
    let leftOut = try imported(document("shop.json"), operations: ["uploadChapter"])
    #expect(leftOut.problem?.text.contains("'uploadChapter' can't be expressed") == true)
    #expect(leftOut.notes.map(\.text).contains { $0.contains("multipart/form-data") })
  }

  // MARK: Schemas

  @Test func whatIsLeftOutLeavesNoModelsBehind() throws {
    let (spec, notes) = try library(
      operation: """
        parameters:
          - { name: kind, in: query, schema: { type: string, enum: [a, b] } }
          - { name: part, in: query, style: deepObject, schema: { properties: { x: { enum: [a, b] } } } }
          - { name: rest, in: query, required: true, style: deepObject, schema: { type: string } }
        """)
    #expect(!spec.contains("Kind") && !spec.contains("Part"), "\(spec)")
    #expect(
      notes == [
        "'send' is left out: its parameter 'rest' can't be sent: its style is 'deepObject', and it is "
          + "no object"
      ])
  }

  @Test func whatCanNotBeSentIsToldWhereItStands() throws {
    let field = """
      parameters:
        - name: part
          in: query
          required: true
          style: deepObject
          schema:
            required: [x]
            properties:
              x: { type: object, properties: { y: { type: string } } }
      """
    let parameter = """
      parameters:
        - { name: id, in: query, required: true, style: pipeDelimited, schema: { type: string } }
      """
    let body = """
      requestBody:
        content:
          multipart/form-data: { schema: { type: object } }
      """
    let cases: [(String, UInt32, String)] = [
      (parameter, 9, "its parameter 'id' can't be sent: its style is 'pipeDelimited'"),
      (
        field, 16,
        "its parameter 'part' can't be sent: the field 'x' can't be sent: it is no text, number or "
          + "list of those"
      ),
      (
        body, 10,
        "its body is no JSON, but multipart/form-data: declare it in a service without 'http', whose "
          + "client you write"
      ),
    ]
    for (operation, line, reason) in cases {
      let note = try #require(try result(operation: operation).notes.first)
      #expect(note.text == "'send' is left out: \(reason)")
      #expect(note.span.line == line)
    }
  }

  /// Some documents write a body for each operation.
  @Test func namesAreFree() throws {
    let (spec, _) = try library(
      schemas: """
        Error: { properties: { message: { type: string } } }
        String: { properties: { self: { type: string }, CodingKeys: { type: string } } }
        Type: { enum: [allCases, none] }
        SmallService: { properties: { URLPath: { type: string }, url_path: { type: string } } }
        a-b: { properties: { hashValue: { type: integer }, 'a b': { type: integer } } }
        A b: { properties: { a: { type: string } } }
        """)
    #expect(try messages(spec) == "")
    #expect(spec.contains("      urlPath2: { type: String?, key: url_path }\n"))
    #expect(spec.contains("  AB2:\n"))
  }

  /// Models that hold each other are cut once, and a long way from one to the next is no problem.
  @Test func circlesAndLongWaysEnd() throws {
    let chain = (0..<3000).map {
      "M\($0): { properties: { next: { $ref: '#/components/schemas/M\($0 + 1)' } } }"
    }
    let (spec, notes) = try library(
      schemas: (chain + ["M3000: { properties: { next: { $ref: '#/components/schemas/M7' } } }"])
        .joined(separator: "\n"))
    #expect(spec.contains("  M3000:\n    fields: {}\n"))
    #expect(notes == ["'M3000.next' is left out: it would contain itself"])
    let lists = (0..<3000).map {
      "L\($0): { type: array, items: { $ref: '#/components/schemas/L\($0 + 1)' } }"
    }
    let found = try library(schemas: lists.joined(separator: "\n")).notes
    #expect(found.contains { $0.contains("it is made of too many parts") })
  }

  // MARK: Operations

  @Test func anAnswerThatMayBeEmptyIsOptional() throws {
    let (spec, notes) = try library(
      operation: """
        responses:
          200: { content: { application/json: { schema: { type: array, items: { type: string } } } } }
          202: { content: { application/json: { schema: { type: integer } } } }
          204: { description: nothing }
        """)
    #expect(try messages(spec) == "")
    #expect(spec.contains("returns: \"[String]?\"\n"))
    #expect(notes == ["'send' reads only the first of its answers, not that of status 202"])
  }

  @Test func parametersAreDescribed() throws {
    let (spec, notes) = try library(
      operation: """
        summary: Sends it
        parameters:
          - { name: n, in: query, description: "How many, 'n': #1", schema: { type: integer } }
          - { name: m, in: query, schema: { type: integer } }
          - { name: ids, in: query, style: pipeDelimited, schema: { type: array, items: { type: integer } } }
        responses: { 200: { description: ok } }
        """)
    #expect(try messages(spec) == "")
    #expect(
      spec.contains(
        """
                doc: |
                  Sends it

                  - Parameter n: How many, 'n': #1
                takes:

        """))
    #expect(
      notes == ["the parameter 'ids' of 'send' is left out: its style is 'pipeDelimited'"])
  }

  @Test(arguments: ["/a?b", "/a#b", "/a/{id", "/a/{other}"])
  func aPathIsNothingMore(path: String) throws {
    let (spec, notes) = try library(
      operation: "responses: { 200: { description: ok } }", at: "\"\(path)\"")
    #expect(!spec.contains("services:"))
    #expect(notes.contains { $0.hasPrefix("'send' is left out") })
  }

  @Test func holesAreFilledOnce() throws {
    let (spec, _) = try library(
      operation: """
        parameters:
          - { name: B-, in: path, schema: { type: string } }
          - { name: b, in: path, schema: { type: integer } }
          - { name: tags, in: query, required: true, schema: { type: array, items: { type: integer } } }
        responses: { 200: { description: ok } }
        """, at: "/{B-}/x/{b}.json")
    #expect(try messages(spec) == "")
    #expect(spec.contains("post: \"/${b}/x/${b2}.json\"\n"))
    #expect(spec.contains("          b2: Int\n          tags: \"[Int]\"\n"))
  }

  @Test func manyThingsOfAKindAreToldOnce() throws {
    let notes = try library(
      schemas: """
        A:
          properties:
            a: { type: string, maxLength: 3, format: date, default: 2024-05-01 }
            b: { type: integer, minimum: 3, readOnly: false }
            c: { type: integer, maximum: 3, deprecated: true }
        """
    ).notes
    #expect(notes.count == 3)
    #expect(notes.contains { $0.hasSuffix(", here and in 2 more places") })
  }

  @Test func readsWhatJSONWritesInTwo() throws {
    let result = try imported(
      #"""
      {"openapi":"3.0.0","info":{"title":"A","description":"a \ud83d\ude00 \\ud83d é\/b"},
       "servers":[{"url":"https://a.example"}],"components":{"schemas":{
       "B":{"properties":{"a":{"type":"string"}}}}}}
      """#)
    let spec = try #require(result.spec)
    #expect(spec.contains(#"doc: "a 😀 \\ud83d é/b""#))
  }
}

/// A library that uses no other.
private struct NoOtherFiles: SpecSource {
  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
    throw SpecSourceError("there is no other file")
  }
}
