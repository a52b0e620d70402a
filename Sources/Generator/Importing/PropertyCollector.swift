import Reading

/// The properties of a schema and of all that it is made of.
struct PropertyCollector {
  /// With the schema that each stands in, which what is made for it is called after.
  private(set) var properties: [(key: String, value: YAMLNode, owner: String)] = []
  private(set) var required: Set<String> = []
  private let document: OpenAPIDocument
  private let name: String
  private var places: [String: Int] = [:]
  /// The references that were followed: a part that comes twice adds nothing.
  private var seen: Set<String> = []

  init(_ document: OpenAPIDocument, _ name: String) {
    self.document = document
    self.name = name
  }

  mutating func collect(_ node: YAMLNode, _ notes: inout ImportNotes) {
    var rest = [(node: node, owner: name)]
    // What stands later has the last word, so the first part is taken first.
    while let (part, owner) = rest.popLast() {
      if let reference = part["$ref"]?.text {
        guard seen.insert(reference).inserted else { continue }
        guard let target = document.target(of: reference) else {
          notes.add("a part of '\(name)' is left out: '\(reference)' is not in this document", part)
          continue
        }
        rest.append((target, Naming.upper(OpenAPIDocument.name(in: reference))))
        continue
      }
      if let parts = part["allOf"]?.sequence {
        rest.append((own(part), owner))
        rest += parts.reversed().map { ($0, owner) }
      } else {
        add(part, of: owner, &notes)
      }
    }
  }

  /// A schema without the parts that it is made of.
  private func own(_ node: YAMLNode) -> YAMLNode {
    let pairs = (node.mapping ?? []).filter { $0.key.scalar?.text != "allOf" }
    return YAMLNode(.mapping(pairs), span: node.span)
  }

  private mutating func add(
    _ part: YAMLNode, of owner: String, _ notes: inout ImportNotes
  ) {
    for key in ["oneOf", "anyOf"] where part[key] != nil {
      notes.add("parts of '\(name)' are left out: only some of them are there ('\(key)')", part)
    }
    if let kind = part["type"]?.text, kind != "object" {
      notes.add("a part of '\(name)' is left out: it is no object", part)
    }
    if part["properties"] != nil, let more = part["additionalProperties"], more.text != "false" {
      notes.add(.furtherFields, more)
    }
    for (key, value) in part["properties"]?.entries ?? [] {
      if let place = places[key] {
        // What only describes it leaves its type as it is.
        if value.saysItsType { properties[place] = (key, value, owner) }
      } else {
        places[key] = properties.count
        properties.append((key, value, owner))
      }
    }
    required.formUnion(part["required"]?.sequence?.compactMap(\.text) ?? [])
  }
}
