import Testing

/// What operations send.
extension ImportTests {
  @Test func aFormIsSentByItsFields() throws {
    let form = """
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            encoding: { filter: { style: deepObject } }
            schema:
              required: [grant_type, code]
              properties:
                grant_type: { type: string, enum: [code, token] }
                code: { type: string, description: Of the page. }
                since: { type: string, format: date }
                scope: { type: array, items: { type: string } }
                card: { properties: { number: { type: string } } }
                filter: { type: array, items: { type: string } }
      """
    let (spec, notes) = try library(operation: form)
    #expect(try messages(spec) == "")
    #expect(!spec.contains("Card"))
    #expect(
      spec.contains(
        """
                  grantType: SendGrantType
                  code: String
                  since: String?
                  scope: "[String]?"

        """), "\(spec)")
    #expect(
      spec.contains(
        """
                form:
                  grant_type: =grantType
                  code: =code
                  since: =since
                  scope: =scope

        """), "\(spec)")
    #expect(
      notes == [
        "the field 'since' of the form of 'send' is a date of the form yyyy-MM-dd, and is sent as "
          + "a text",
        "the field 'card' of the form of 'send' is left out: it is no text, number or list of those",
        "the field 'filter' of the form of 'send' is left out: its style is 'deepObject', and it "
          + "is no object",
      ])
    let needed = form.replacing("code]", with: "card]")
    #expect(
      try library(operation: needed).notes.contains(
        "'send' is left out: the field 'card' of its form can't be sent: it is no text, number or "
          + "list of those"))
    let free = try library(operation: form.replacing("required: true", with: "required: false"))
    #expect(free.spec.contains("grantType: SendGrantType?"))
  }

  @Test func anObjectMayBeSentFieldByField() throws {
    let (spec, notes) = try library(
      operation: """
        parameters:
          - { name: page, in: query, required: true, style: deepObject, schema: { $ref: "#/components/schemas/Page" } }
          - { name: ids, in: query, style: deepObject, schema: { type: array, items: { type: string } } }
        requestBody:
          required: true
          content:
            application/x-www-form-urlencoded:
              encoding: { card: { style: deepObject } }
              schema:
                oneOf:
                  - properties: { card: { required: [last_4], properties: { last_4: { type: string } } } }
                  - properties: { token: { type: string } }
        """,
      more: """
        components:
          schemas:
            Page:
              required: [size]
              properties:
                size: { type: integer }
                order: { type: string, enum: [up, down] }
                tags: { type: array, items: { type: string } }
        """)
    #expect(try messages(spec) == "")
    #expect(!spec.contains("PageOrder2"))
    #expect(
      spec.contains(
        """
                query:
                  "page[size]": =pageSize
                  "page[order]": =pageOrder
                form:
                  "card[last_4]": =cardLast4
                  token: =token

        """), "\(spec)")
    for take in ["pageSize: Int\n", "pageOrder: PageOrder?", "cardLast4: String?"] {
      #expect(spec.contains(take), "\(spec)")
    }
    #expect(
      notes == [
        "the parameter 'ids' of 'send' is left out: its style is 'deepObject', and it is no object",
        "the form of 'send' has the fields of all that it can be ('oneOf')",
        "the field 'tags' of the parameter 'page' of 'send' is left out: it is a list in an object",
      ])
  }

  @Test func aBodyThatAGETNeedNotHaveIsLeftOut() throws {
    func notes(_ more: String) throws -> [String] {
      try imported(
        """
        openapi: 3.0.3
        info: { title: Small }
        servers: [{ url: https://small.example }]
        paths:
          /a:
            get:
              operationId: load
              requestBody: { \(more)content: { application/json: { schema: { type: object } } } }
              responses: { 200: { description: A } }
        """
      ).notes.map(\.text)
    }
    #expect(try notes("") == ["the body of 'load' is left out: a GET request has none"])
    #expect(try notes("required: true, ").first == "'load' is left out: a GET request has no body")
  }

  @Test func aKindOfJSONIsNamed() throws {
    let (spec, _) = try library(
      operation: """
        requestBody:
          required: true
          content: { application/vnd.api+json: { schema: { type: string } } }
        responses:
          200: { content: { application/problem+json: { schema: { type: integer } } } }
        """)
    #expect(try messages(spec) == "")
    #expect(spec.contains("body: String\n"))
    #expect(
      spec.contains(
        """
                headers:
                  Content-Type: "application/vnd.api+json"
                  Accept: "application/problem+json"

        """))
  }

  @Test(arguments: [
    (
      "properties: { on: { type: boolean } }, required: [on]", "on: Bool",
      "body:\n          on: =on\n"
    ),
    (
      "properties: { on: { type: boolean, nullable: true } }, required: [on]", "on: Bool?",
      "body:\n          on: =on\n"
    ),
    // nil would be sent as null, and a date without its form.
    ("properties: { on: { type: boolean } }", "body: SendBody", "body: =body\n"),
    (
      "properties: { on: { type: string, format: date } }, required: [on]", "body: SendBody",
      "body: =body\n"
    ),
  ])
  func aBodyOfOneFieldIsThatField(schema: String, parameter: String, body: String) throws {
    let (spec, _) = try library(
      operation: """
        requestBody: { required: true, content: { application/json: { schema: { \(schema) } } } }
        responses: { 204: { description: ok } }
        """)
    #expect(try messages(spec) == "")
    #expect(spec.contains("takes:\n          \(parameter)\n") && spec.contains(body), "\(spec)")
  }

  @Test func aBodyThatMayBeMissingIsOptional() throws {
    let (spec, _) = try library(
      operation: """
        requestBody: { content: { application/json: { schema: { type: string } } } }
        responses: { 200: { description: ok } }
        """)
    #expect(try messages(spec) == "")
    #expect(spec.contains("body: String?\n"))
  }
}
