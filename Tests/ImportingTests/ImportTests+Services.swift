import Testing

/// What the services of a library need, and what they are called.
extension ImportTests {
  /// A library of two operations, `open` and `closed`, with these lines of theirs and of the document.
  private func library(
    open: String, closed: String, document: String = "", operations: [String] = []
  ) throws -> (spec: String, notes: [String]) {
    let result = try imported(
      """
      openapi: 3.0.3
      info: { title: Small }
      servers: [{ url: https://small.example }]
      \(document)
      components:
        securitySchemes:
          bearer: { type: http, scheme: bearer }
          key: { type: apiKey, in: header, name: X-Key }
      paths:
        /open: { get: { operationId: open, \(open) responses: { 204: { description: ok } } } }
        /closed: { get: { operationId: closed, \(closed) responses: { 204: { description: ok } } } }
      """, operations: operations)
    let spec = try #require(result.spec)
    #expect(try messages(spec) == "")
    return (spec, result.notes.map(\.text).filter { $0.hasPrefix("another 'security'") })
  }

  @Test(arguments: [
    ("security: [],", "", "security: [{ bearer: [] }]"), ("", "security: [{ bearer: [] }],", ""),
    ("security: [{}],", "security: [{ key: [] }, { bearer: [] }],", "security: [{ bearer: [] }]"),
  ])
  func whatIsOpenToAllNeedsNoKey(open: String, closed: String, document: String) throws {
    let (spec, notes) = try library(open: open, closed: closed, document: document)
    let parts = spec.components(separatedBy: "  smallOpen:\n    protocol: SmallOpenService\n")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("needs:") == true && parts.first?.contains("closed:") == true)
    #expect(parts.last?.contains("needs:") == false && parts.last?.contains("open:") == true)
    #expect(notes == [])
  }

  @Test func whatSaysNothingOfSecurityIsOneService() throws {
    let (spec, _) = try library(open: "", closed: "")
    #expect(spec.contains("needs:") && !spec.contains("smallOpen"))
  }

  @Test func whereNothingNeedsAKeyThereIsOneService() throws {
    let (spec, _) = try library(
      open: "security: [],", closed: "security: [{ bearer: [] }],", operations: ["open"])
    #expect(!spec.contains("needs:") && spec.contains("protocol: SmallService"))
  }

  @Test func anotherKeyIsTold() throws {
    let (spec, notes) = try library(
      open: "security: [{ key: [] }],", closed: "", document: "security: [{ bearer: [] }]")
    #expect(!spec.contains("smallOpen"))
    #expect(notes == ["another 'security' of an operation counts for nothing: all send the same"])
  }

  /// A library of what the document says, and the notes about it.
  private func small(_ document: String) throws -> (spec: String, notes: [String]) {
    let result = try imported(
      """
      openapi: 3.0.3
      info: { title: Small }
      servers: [{ url: https://small.example }]
      \(document)
      """)
    let spec = try #require(result.spec)
    #expect(try messages(spec) == "")
    return (spec, result.notes.map(\.text))
  }

  @Test func headersThatNoRequestCanHaveAreLeftOut() throws {
    let (spec, notes) = try small(
      """
      components:
        securitySchemes: { key: { type: apiKey, in: header, name: X Key } }
      security: [{ key: [] }]
      paths:
        /a:
          parameters: [{ in: header, name: X-Trace, schema: { type: string } }]
          get:
            operationId: a
            parameters:
              - { in: header, name: x-trace, schema: { type: integer } }
              - { in: header, name: X Sp, schema: { type: string } }
            responses: { 204: { description: ok } }
        /b:
          get:
            operationId: b
            parameters: [{ in: header, name: "é", required: true, schema: { type: string } }]
            responses: { 204: { description: ok } }
        /c/../d: { get: { operationId: c, responses: { 204: { description: ok } } } }
      """)
    #expect(spec.contains("x-trace: =xTrace\n") && !spec.contains("X-Trace"))
    #expect(
      notes == [
        "the security scheme 'key' is left out: no header can be called 'X Key'",
        "the parameter 'X Sp' of 'a' is left out: no header can be called so",
        "'b' is left out: its parameter 'é' can't be sent: no header can be called so",
        "'c' is left out: its path has '.' or '..'",
      ])
  }

  @Test(arguments: [
    ("Todo Service", "todo", "TodoService"), ("todo-service v2", "todoV2", "TodoV2Service"),
    ("Services", "services", "ServicesService"), ("Serviced", "serviced", "ServicedService"),
    ("Service", "service", "ServiceService"),
  ])
  func aTitleGivesItsServiceOneWord(title: String, service: String, proto: String) throws {
    let result = try imported(
      """
      openapi: 3.0.3
      info: { title: \(title) }
      servers: [{ url: https://small.example }]
      paths: { /a: { get: { operationId: a, responses: { 204: { description: ok } } } } }
      """)
    let spec = try #require(result.spec)
    #expect(try messages(spec) == "")
    #expect(spec.contains("  \(service):\n    protocol: \(proto)\n"))
  }
}
