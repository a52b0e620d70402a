import MVVMGenForms
import MVVMGenJSON

/// The JSON Schema (draft-07) of specs, made of the tables that the decoder reads: what editors
/// complete, check and explain by.
public func specSchema() -> JSONValue {
  schema(
    "A screen, or a library of declarations that screens share.", [.screen, .library],
    of: Form.allCases.filter { !configurationForms.contains($0) })
}

/// The same of `mvvmgen.yaml`.
public func configurationSchema() -> JSONValue {
  schema("How mvvmgen generates in this folder.", [.configuration], of: configurationForms)
}

private let configurationForms: [Form] = [
  .configuration, .configurationTests, .configurationNames,
]

private func schema(_ description: String, _ documents: [Form], of forms: [Form]) -> JSONValue {
  var definitions = [
    JSONValue.Member("type", typeSchema), JSONValue.Member("scalar", scalarSchema),
  ]
  for form in forms { definitions.append(JSONValue.Member(form.name, schema(of: form))) }
  return [
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "mvvmgen",
    "description": .string(description),
    "type": "object",
    "anyOf": .array(documents.map { reference($0.name) }),
    "definitions": .object(definitions),
  ]
}

/// A map with fixed keys.
private func schema(of form: Form) -> JSONValue {
  var members = [
    JSONValue.Member("title", .string(form.title)), JSONValue.Member("type", "object"),
  ]
  let properties = form.keys.map { JSONValue.Member($0.name, schema(of: $0)) }
  members.append(JSONValue.Member("properties", .object(properties)))
  if form == .given {
    // How methods answer, by `service.method`.
    let answers: JSONValue = ["^[^.]+\\.[^.]+$": reference(Form.answer.name)]
    members.append(JSONValue.Member("patternProperties", answers))
  }
  members.append(JSONValue.Member("additionalProperties", false))
  let required = form.keys.filter { $0.isRequired }.map { JSONValue.string($0.name) }
  if !required.isEmpty { members.append(JSONValue.Member("required", .array(required))) }
  var choices = form.exactlyOneOf.map { keys -> JSONValue in
    ["oneOf": .array(keys.map { ["required": [.string($0)]] })]
  }
  for keys in form.atMostOneOf {
    for (index, first) in keys.enumerated() {
      for second in keys[(index + 1)...] {
        choices.append(["not": ["required": [.string(first), .string(second)]]])
      }
    }
  }
  if !choices.isEmpty { members.append(JSONValue.Member("allOf", .array(choices))) }
  return .object(members)
}

private func schema(of key: KeyForm) -> JSONValue {
  let description = JSONValue.Member("description", .string(key.summary))
  let value = schema(of: key.value)
  // Beside a reference draft-07 looks at nothing else.
  if value["$ref"] != nil { return .object([description, JSONValue.Member("allOf", [value])]) }
  return .object([description] + (value.members ?? []))
}

private func schema(of value: ValueForm) -> JSONValue {
  switch value {
  case .text, .template, .name: reference("scalar")
  case .bool: ["type": "boolean"]
  case .integer: ["type": "integer", "minimum": 0, "maximum": 100]
  case .type: reference("type")
  case .value: ["examples": ["text", "Hello ${name}!", "=name", 42, true]]
  case .expression:
    ["allOf": [reference("scalar")], "examples": ["not isLoading", "items.count"]]
  case .duration:
    [
      "type": "string", "pattern": "^[0-9]{1,9}(\\.[0-9]+)? *(ms|s|min|h)$",
      "examples": ["300ms", "1s"],
    ]
  case .choice(let words): ["enum": .array(words.map { .string($0) })]
  case .form(let form): reference(form.name)
  // What is left empty has no elements.
  case .list(let element): ["type": ["array", "null"], "items": schema(of: element)]
  case .map(let element):
    ["type": ["object", "null"], "additionalProperties": schema(of: element)]
  case .either(let values): ["anyOf": .array(values.map(schema))]
  case .object: ["type": "object"]
  case .null: ["type": "null"]
  }
}

private func reference(_ name: String) -> JSONValue {
  ["$ref": .string("#/definitions/\(name)")]
}

/// A text; YAML takes some of them for numbers and the like.
private let scalarSchema: JSONValue = ["type": ["string", "number", "boolean"]]

/// `Type`, or `[Type]` and `{Key: Type}`, which YAML takes for a list and a map.
private let typeSchema: JSONValue = [
  "description": "A type, written as in Swift.",
  "anyOf": [
    ["type": "string", "examples": ["String", "Int?", "[Photo]", "[String: Int]", "Set<Int>"]],
    [
      "type": "array", "items": reference("type"), "minItems": 1, "maxItems": 1,
    ],
    [
      "type": "object", "propertyNames": ["pattern": "^[^a-z]"],
      "additionalProperties": reference("type"), "minProperties": 1, "maxProperties": 1,
    ],
  ],
]
