import MVVMGenReading

/// The properties of a schema and of all that it is made of.
struct PropertyCollector {
  /// With the schema that each stands in, which what is made for it is called after.
  private(set) var properties: [(key: String, value: YAMLNode, owner: String)] = []
  private(set) var required: Set<String> = []
  /// Those that several alternatives have, each with another schema.
  private(set) var mixed: Set<String> = []
  private let document: OpenAPIDocument
  private let name: String
  /// What the notes call it.
  private let told: String
  private var places: [String: Int] = [:]
  /// The references that were followed: a part that comes twice adds nothing.
  private var seen: Set<String> = []
  /// How many alternatives this one is inside of.
  private var depth = 0

  init(_ document: OpenAPIDocument, _ name: String, told: String? = nil) {
    self.document = document
    self.name = name
    self.told = told ?? "'\(name)'"
  }

  mutating func collect(_ node: YAMLNode, _ notes: inout ImportNotes) {
    var rest = [(node: node, owner: name)]
    // What stands later has the last word, so the first part is taken first.
    while let (part, owner) = rest.popLast() {
      if let reference = part["$ref"]?.text {
        guard seen.insert(reference).inserted else { continue }
        guard let target = document.target(of: reference) else {
          notes.add("a part of \(told) is left out: '\(reference)' is not in this document", part)
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
    if let kind = part["type"]?.text, kind != "object" {
      notes.add("a part of \(told) is left out: it is no object", part)
    }
    if part["properties"] != nil, let more = part["additionalProperties"], more.text != "false" {
      notes.add(.furtherFields, more)
    }
    for (key, value) in part["properties"]?.entries ?? [] { add(key, value, owner) }
    required.formUnion(part["required"]?.sequence?.compactMap { $0.text } ?? [])
    for pair in part.mapping ?? [] where ["oneOf", "anyOf"].contains(pair.key.text) {
      add(alternatives: pair, of: owner, &notes)
    }
  }

  private mutating func add(_ key: String, _ value: YAMLNode, _ owner: String) {
    guard let place = places[key] else {
      places[key] = properties.count
      return properties.append((key, value, owner))
    }
    // What only describes it leaves its type as it is.
    if value.saysItsType { properties[place] = (key, value, owner) }
  }

  /// What can be one of several has the properties of all; those that not all of them need may be
  /// missing.
  private mutating func add(
    alternatives pair: YAMLPair, of owner: String, _ notes: inout ImportNotes
  ) {
    guard depth < SchemaLimits.nestingOfAlternatives else {
      return notes.add("parts of \(told) are left out: they are inside of others", pair.key)
    }
    var needed: Set<String>?
    var schemas: [String: [YAMLNode]] = [:]
    var found: [(key: String, owner: String)] = []
    for part in pair.value.sequence ?? [] where part["type"]?.text != "null" {
      var collector = PropertyCollector(
        document, owner, told: owner == name ? told : nil)
      collector.seen = seen
      collector.depth = depth + 1
      collector.collect(part, &notes)
      needed = needed?.intersection(collector.required) ?? collector.required
      mixed.formUnion(collector.mixed)
      for (key, value, owner) in collector.properties {
        if schemas[key] == nil { found.append((key, owner)) }
        if schemas[key]?.contains(where: value.isLike) != true {
          schemas[key, default: []].append(value)
        }
      }
    }
    if depth == 0, !found.isEmpty {
      let key = pair.key.text ?? ""
      notes.add("\(told) has the fields of all that it can be ('\(key)')", pair.key)
    }
    required.formUnion(needed ?? [])
    for (key, own) in found {
      guard let all = schemas[key] else { continue }
      guard all.count > 1 else {
        add(key, all[0], own)
        continue
      }
      mixed.insert(key)
      let whole = YAMLNode(.sequence(all), span: all[0].span)
      let choice = YAMLNode(.mapping([YAMLPair(key: pair.key, value: whole)]), span: all[0].span)
      add(key, choice, owner)
    }
  }
}
