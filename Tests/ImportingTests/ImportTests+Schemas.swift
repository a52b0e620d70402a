import Foundation
import Testing

/// What becomes of the schemas of a document.
extension ImportTests {
  @Test func valuesThatMayBeNullAreOptional() throws {
    let (spec, _) = try library(
      schemas: """
        A:
          type: object
          required: [a, b, c, d, e, hash]
          properties:
            a: { enum: [x, y, null] }
            b: { oneOf: [{ type: string }, { type: string, format: uuid, nullable: true }] }
            c: { enum: [1, 2] }
            d: { const: true }
            e: { allOf: [{ type: string }, { enum: [f, g] }] }
            hash: { type: string }
        Base: { type: object, properties: { id: { type: integer }, name: { type: string } } }
        Strict: { allOf: [{ $ref: "#/components/schemas/Base" }], required: [id] }
        Told: { allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { id: { description: Its number } } }] }
        """)
    #expect(spec.contains("a: AA?"))
    #expect(spec.contains("b: String?"))
    #expect(spec.contains("c: Int\n"))
    #expect(spec.contains("d: Bool\n"))
    #expect(spec.contains("e: AE\n"))
    #expect(spec.contains("hashText: { type: String, key: hash }"))
    let strict = try #require(spec.split(separator: "  Strict:\n").last)
    #expect(strict.prefix(60).contains("id: Int\n"))
    let told = try #require(spec.split(separator: "  Told:\n").last)
    #expect(told.prefix(80).contains("id: Int?"))
  }

  @Test func partsOfAnObjectAreOne() throws {
    let (spec, notes) = try library(
      schemas: """
        Base: { type: object, required: [id], properties: { id: { type: integer } } }
        Named: { allOf: [{ $ref: '#/components/schemas/Base' }, { description: Only words. }] }
        Whole:
          allOf:
            - $ref: '#/components/schemas/Base'
            - $ref: '#/components/schemas/Whole'
            - { properties: { id: { type: string } }, required: [name] }
          properties: { name: { type: string } }
        Other: { properties: { base: { $ref: '#/components/schemas/Named' } } }
        """)
    #expect(try messages(spec) == "")
    #expect(spec.contains("  Whole:\n    fields:\n      id: String\n      name: String\n"))
    #expect(spec.contains("  Other:\n    fields:\n      base: Base?\n"))
    #expect(notes == [])
  }

  @Test func whatAMapMergesIsItsOwn() throws {
    let (spec, notes) = try library(
      schemas: """
        Base: &base { type: object, required: [id], properties: { id: { type: integer } } }
        More: &more { <<: *base, required: [id, name], properties: { name: { type: string } } }
        Same: { <<: *base }
        Both: { <<: [*more, *base], description: Both of them. }
        """)
    #expect(try messages(spec) == "")
    #expect(spec.contains("  More:\n    fields:\n      name: String\n"))
    #expect(spec.contains("  Same:\n    fields:\n      id: Int\n"))
    #expect(spec.contains("  Both:\n    doc: \"Both of them.\"\n    fields:\n      name: String\n"))
    #expect(notes == [])
  }

  /// What a part of several objects holds is made once, and called after the part.
  @Test func partsThatAreSharedAreMadeOnce() throws {
    let (spec, _) = try library(
      schemas: """
        A: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { own: { enum: [e, f] } } }] }
        B: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { b: { type: string } } }] }
        Base: { properties: { kind: { type: string, enum: [c, d] }, at: { properties: { x: { type: integer } } } } }
        """)
    #expect(try messages(spec) == "")
    #expect(spec.split(separator: "kind: BaseKind?\n").count == 4)
    #expect(spec.split(separator: "at: BaseAt?\n").count == 4)
    #expect(spec.split(separator: "cases: [c, d]\n").count == 2)
    #expect(spec.contains("own: AOwn?"))
  }

  @Test func aChoiceIsWhatAllOfItIs() throws {
    let (spec, notes) = try library(
      schemas: """
        A:
          required: [text, number, none, some, mixed, whole]
          properties:
            text: { anyOf: [{ type: string }, { type: string, enum: [a b] }] }
            number: { oneOf: [{ type: integer }, { type: number }] }
            none: { type: [string, 'null'] }
            some: { nullable: true, allOf: [{ $ref: '#/components/schemas/B' }] }
            mixed: { oneOf: [{ type: integer }, { $ref: '#/components/schemas/B' }] }
            whole: { type: integer, enum: [1, 2] }
        B: { type: object, properties: { a: { type: boolean } } }
        """)
    #expect(try messages(spec) == "")
    for line in ["text: String", "number: Double", "none: String?", "some: B?", "whole: Int"] {
      #expect(spec.contains("      \(line)\n"), "\(line)")
    }
    #expect(
      notes == [
        "'A.mixed' is left out: it can be of several types ('oneOf')",
        "'AWhole' is a number, not one of a few values",
      ])
  }

  /// Who reads one looks which of them it is; what all require is there.
  @Test func aChoiceOfObjectsHasTheFieldsOfAll() throws {
    let (spec, notes) = try library(
      schemas: """
        Payment:
          oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Transfer' }]
          discriminator: { propertyName: kind }
        Card:
          allOf:
            - { $ref: '#/components/schemas/Base' }
            - required: [kind, number, at]
              properties:
                kind: { type: string, enum: [card] }
                number: { type: string, description: Of the card. }
                at: { type: string, format: date }
                odd: { type: string }
        Transfer:
          allOf:
            - { $ref: '#/components/schemas/Base' }
            - required: [kind, iban, at]
              properties:
                kind: { type: string, enum: [transfer, card] }
                iban: { type: string }
                number: { type: string, description: Of the account. }
                at: { type: string, format: date }
                odd: { type: integer }
        Base: { type: object, required: [id], properties: { id: { type: string, format: uuid } } }
        Order:
          allOf: [{ $ref: '#/components/schemas/Base' }]
          required: [total]
          properties: { total: { type: number } }
          anyOf: [{ required: [total] }, { properties: { note: { type: string } }, required: [note] }]
        Loop: { oneOf: [{ $ref: '#/components/schemas/Loop' }, { $ref: '#/components/schemas/Base' }] }
        """)
    #expect(try messages(spec) == "")
    #expect(
      spec.contains(
        """
          Payment:
            fields:
              id: UUID
              kind: PaymentKind
              number:
                type: String?
                doc: "Of the card."
              at: { type: Date, date: yyyy-MM-dd }
              iban: String?

        """), "\(spec)")
    #expect(spec.contains("  PaymentKind:\n    cases: [card, transfer]\n"))
    #expect(
      spec.contains(
        "  Order:\n    fields:\n      id: UUID\n      total: Double\n      note: String?\n"))
    #expect(
      notes == [
        "'Payment' has the fields of all that it can be ('oneOf')",
        "a 'discriminator' is not looked at",
        "'Payment.odd' is left out: it can be of several types ('oneOf')",
        "'Order' has the fields of all that it can be ('anyOf')",
        "the schema 'Loop' is left out: it can be of several types ('oneOf')",
      ])
  }

  @Test(arguments: [
    ("boolean, default: false", "{ type: Bool, default: false }"),
    ("integer, default: 0", "{ type: Int, default: 0 }"),
    ("number, default: 1e3", "{ type: Double, default: 1e3 }"),
    ("string, default: yes", "{ type: String, default: yes }"),
    ("string, default: \"\"", "{ type: String, default: \"\" }"),
    ("string, default: \"null\"", "{ type: String, default: \"null\" }"),
    ("string, default: =a", "{ type: String, default: ==a }"),
    ("string, enum: [in-progress], default: in-progress", "{ type: AB, default: inProgress }"),
    ("array, items: { type: integer }, default: []", "{ type: \"[Int]\", default: [] }"),
  ])
  func aDefaultStandsForAMissingValue(schema: String, field: String) throws {
    let (spec, notes) = try library(schemas: "A: { properties: { b: { type: \(schema) } } }")
    #expect(spec.contains("      b: \(field)\n"), "\(spec)")
    #expect(notes == [])
    #expect(try messages(spec) == "")
  }

  @Test(arguments: [
    ("integer, default: 1.5", "Int?"), ("number, default: .5", "Double?"),
    ("number, default: 1e999", "Double?"), ("boolean, default: \"yes\"", "Bool?"),
    ("string, default: \"${a}\"", "String?"), ("string, nullable: true, default: a", "String?"),
    ("string, enum: [a], default: b", "AB?"), ("string, format: uuid, default: a", "UUID?"),
    ("array, items: { type: integer }, default: [1]", "\"[Int]?\""),
  ])
  func aDefaultThatCanNotBeWrittenIsTold(schema: String, type: String) throws {
    let (spec, notes) = try library(schemas: "A: { properties: { b: { type: \(schema) } } }")
    #expect(spec.contains("      b: \(type)\n"), "\(spec)")
    #expect(notes == ["values that stand for missing ones ('default') are not filled in"])
    #expect(try messages(spec) == "")
  }

  /// A method has no defaults, so that the documentation of its parameters tells those of the server.
  @Test(arguments: [
    ("schema: { type: integer, default: 20 }", "If it is nil, the server takes `20`."),
    (
      "description: How many, schema: { type: integer, default: 20 }",
      "How many. If it is nil, the server takes `20`."
    ),
    (
      "schema: { type: string, enum: [in-progress], default: in-progress }",
      "If it is nil, the server takes `.inProgress`."
    ),
    (
      "schema: { type: array, items: { type: string }, default: [a, b] }",
      "If it is nil, the server takes `[\"a\", \"b\"]`."
    ),
    ("schema: { $ref: \"#/components/schemas/Page\" }", "If it is nil, the server takes `1`."),
    ("description: A, schema: { type: integer, default: x }", "A"),
    ("description: A, required: true, schema: { type: integer, default: 1 }", "A"),
  ])
  func theDefaultOfAParameterIsTold(parameter: String, doc: String) throws {
    let (spec, notes) = try library(
      operation: "parameters: [{ name: b, in: query, \(parameter) }]\nresponses: { 204: {} }",
      more: "components: { schemas: { Page: { type: integer, default: 1 } } }")
    #expect(spec.contains("          - Parameter b: \(doc)\n"), "\(spec)")
    #expect(notes == [])
    #expect(try messages(spec) == "")
  }

  @Test func aPatchSetsOnlyWhatIsSaid() throws {
    let (spec, notes) = try library(
      schemas: """
        A: { properties: { b: { type: boolean, default: false }, c: { $ref: "#/components/schemas/C" } } }
        C: { properties: { d: { type: array, items: { $ref: "#/components/schemas/D" } } } }
        D: { properties: { e: { type: boolean, default: false } } }
        F: { properties: { g: { type: boolean, default: false } } }
        """,
      paths: """
        /a:
          patch:
            operationId: change
            requestBody:
              content: { application/json: { schema: { $ref: "#/components/schemas/A" } } }
            responses: { 204: { description: ok } }
        """)
    #expect(spec.contains("b: Bool?") && spec.contains("e: Bool?"))
    #expect(spec.contains("g: { type: Bool, default: false }"))
    #expect(
      notes == [
        "fields of what a PATCH sends have no 'default': it would set what is not to be changed, "
          + "here and in 1 more place"
      ])
    #expect(try messages(spec) == "")
  }
}
