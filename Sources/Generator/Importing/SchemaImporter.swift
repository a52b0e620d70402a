import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// Makes models and types of schemas.
struct SchemaImporter {
  let document: OpenAPIDocument
  var notes = ImportNotes()
  var models: [ImportedModel] = []
  private var names = UniqueNames()
  /// The models by their names.
  private(set) var places: [String: Int] = [:]
  /// The models that a PATCH sends.
  private(set) var patches: [String] = []
  /// The types of the document's schemas that were asked for.
  private var components: [String: Result<ImportedType, Inexpressible>] = [:]
  /// What the properties are that were looked at, by their places.
  private var shared: [SourceSpan: ImportedType] = [:]
  /// Models whose fields are still to be imported: a chain of models may be long.
  private var pending: [(place: Int, node: YAMLNode)] = []
  /// Schemas that stand for others and are looked at just now.
  private var open: Set<String> = []
  private var depth = 0

  init(_ document: OpenAPIDocument) {
    self.document = document
  }

  /// A name that nothing else of the spec has.
  mutating func unique(_ name: String) -> String { names.name(name) }

  /// The names of a model that is a list of them, and those in JSON; nil for another type.
  func cases(of model: String) -> [(name: String, key: String)]? {
    guard let place = places[model], case .cases(let cases) = models[place].content else {
      return nil
    }
    return cases
  }

  /// What a PATCH leaves out stays as it is.
  mutating func addPatch(_ type: ImportedType) { patches += modelNames(in: type) }

  // MARK: Types

  /// The type of a schema; `name` is for the model that it may need.
  mutating func type(
    of node: YAMLNode, called name: String
  ) throws(Inexpressible) -> ImportedType {
    guard depth < SchemaLimits.nesting else { throw Inexpressible("it is made of too many parts") }
    depth += 1
    defer { depth -= 1 }
    if let reference = node["$ref"]?.text { return try type(ofReference: reference) }
    notes.addIgnoredKeys(of: node)
    var type: ImportedType
    if let whole = parts(of: node) {
      if let plain = plain(whole) {
        type = try plainType(of: plain, name)
      } else {
        type = try whole.count == 1 ? self.type(of: whole[0], called: name) : model(node, name)
      }
    } else if node["properties"] == nil,
      let key = ["oneOf", "anyOf"].first(where: { node[$0]?.sequence != nil })
    {
      type = try choice(node, key, name)
    } else {
      type = try plainType(of: node, name)
    }
    if mayBeNull(node) { type.isOptional = true }
    return type
  }

  private func mayBeNull(_ node: YAMLNode) -> Bool {
    node["nullable"]?.isTrue == true || kinds(of: node).contains("null")
      || (node.allowedValues ?? []).contains { $0.isNull }
  }

  /// The parts that an object is made of, without those that only describe it; nil for none.
  private func parts(of node: YAMLNode) -> [YAMLNode]? {
    guard let all = node["allOf"]?.sequence else { return nil }
    let parts = all.filter { $0.saysItsType }
    guard !parts.isEmpty else { return nil }
    // A single reference with its description beside it is that reference.
    return node["properties"] == nil && node["required"] == nil ? parts : parts + [node]
  }

  /// The parts of something that is no object, as one: a text, and the few that it can be.
  private func plain(_ parts: [YAMLNode]) -> YAMLNode? {
    let kinds: Set<String> = ["string", "integer", "number", "boolean"]
    guard parts.count > 1, parts.allSatisfy({ $0["$ref"] == nil && $0["properties"] == nil }),
      parts.contains(where: { kinds.contains($0["type"]?.text ?? "") })
    else { return nil }
    return YAMLNode(.mapping(parts.flatMap { $0.mapping ?? [] }), span: parts[0].span)
  }

  private func kinds(of node: YAMLNode) -> [String] {
    node["type"]?.sequence?.compactMap { $0.text } ?? [node["type"]?.text].compactMap { $0 }
  }

  private mutating func choice(
    _ node: YAMLNode, _ key: String, _ name: String
  ) throws(Inexpressible) -> ImportedType {
    let parts = node[key]?.sequence ?? []
    let others = parts.filter { kinds(of: $0) != ["null"] }
    var type: ImportedType
    if others.count == 1 {
      type = try self.type(of: others[0], called: name)
    } else {
      let kinds = Set(others.map { simpleKind(of: $0, depth: 0) })
      if kinds == ["string"] {
        let values = others.map { document.resolved($0).map(values(of:)) ?? [] }
        let isClosed = values.allSatisfy { !$0.isEmpty }
        type = isClosed ? few(values.flatMap { $0 }, node, name) : ImportedType(text: "String")
      } else if kinds.isSubset(of: ["integer", "number"]) {
        type = ImportedType(text: "Double")
      } else if !others.isEmpty, others.allSatisfy({ isObject($0, depth: 0) }) {
        type = model(node, name)
      } else {
        throw Inexpressible("it can be of several types ('\(key)')")
      }
    }
    if others.count < parts.count || others.contains(where: mayBeNull) { type.isOptional = true }
    return type
  }

  /// Whether a schema is an object with properties, or made of such.
  private func isObject(_ node: YAMLNode, depth: Int) -> Bool {
    guard depth < SchemaLimits.nestingOfObjects, let node = document.resolved(node) else {
      return false
    }
    if let kind = node["type"]?.text, kind != "object" { return false }
    if node["properties"]?.mapping?.isEmpty == false { return true }
    if let parts = node["allOf"]?.sequence {
      return parts.contains { isObject($0, depth: depth + 1) }
    }
    guard let parts = node["oneOf"]?.sequence ?? node["anyOf"]?.sequence else { return false }
    return !parts.isEmpty && parts.allSatisfy { isObject($0, depth: depth + 1) }
  }

  /// What a schema of plain values holds, whatever else it says of them.
  private func simpleKind(of node: YAMLNode, depth: Int) -> String? {
    guard depth < SchemaLimits.nestingOfValues, let node = document.resolved(node) else {
      return nil
    }
    if let kind = kinds(of: node).first { return kinds(of: node).count == 1 ? kind : nil }
    guard let parts = node["anyOf"]?.sequence ?? node["oneOf"]?.sequence else {
      return kindOfValues(of: node)
    }
    let kinds = Set(
      parts.prefix(SchemaLimits.alternatives).map { simpleKind(of: $0, depth: depth + 1) })
    return kinds.count == 1 ? kinds.first ?? nil : nil
  }

  /// What the few values are that a schema allows, where it says no type; nil where it allows any.
  private func kindOfValues(of node: YAMLNode) -> String? {
    guard let values = node.allowedValues?.filter({ !$0.isNull }) else { return nil }
    let texts = values.compactMap { $0.scalar?.style == .plain ? $0.scalar?.text : nil }
    guard !texts.isEmpty, texts.count == values.count else { return "string" }
    if texts.allSatisfy({ $0 == "true" || $0 == "false" }) { return "boolean" }
    if texts.allSatisfy({ Int($0) != nil }) { return "integer" }
    return texts.allSatisfy { Double($0) != nil } ? "number" : "string"
  }

  private mutating func plainType(
    of node: YAMLNode, _ name: String
  ) throws(Inexpressible) -> ImportedType {
    let kinds = kinds(of: node).filter { $0 != "null" }
    guard kinds.count < 2 else {
      throw Inexpressible("it can be \(kinds.joined(separator: " or "))")
    }
    let isObject = node["properties"] != nil || node["additionalProperties"]?.mapping != nil
    switch kinds.first ?? (isObject ? "object" : kindOfValues(of: node) ?? "") {
    case "string": return text(node, name)
    case "integer":
      noteValues(of: node, name)
      return ImportedType(text: "Int")
    case "number":
      noteValues(of: node, name)
      return ImportedType(text: node["format"]?.text == "decimal" ? "Decimal" : "Double")
    case "boolean": return ImportedType(text: "Bool")
    case "array":
      guard let items = node["items"] else { throw Inexpressible("it is an array of anything") }
      let element = try type(of: items, called: name + "Item")
      return ImportedType(text: "[\(inside(element, name, node).written)]")
    case "object": return try object(node, name)
    default: throw Inexpressible("it can be anything")
    }
  }

  /// What stands in a list or a map has no form of its own for dates.
  private mutating func inside(
    _ type: ImportedType, _ name: String, _ node: YAMLNode
  ) -> ImportedType {
    guard let pattern = type.datePattern else { return type }
    notes.add("the values of '\(name)' are dates of the form \(pattern): they are texts", node)
    return ImportedType(text: "String", isOptional: type.isOptional)
  }

  private mutating func noteValues(of node: YAMLNode, _ name: String) {
    guard node.allowedValues != nil else { return }
    notes.add("'\(name)' is a number, not one of a few values", node)
  }

  private mutating func type(
    ofReference reference: String
  ) throws(Inexpressible) -> ImportedType {
    if let known = components[reference] { return try known.get() }
    let last = OpenAPIDocument.name(in: reference)
    guard let target = document.target(of: reference) else {
      throw Inexpressible("'\(reference)' is not in this document")
    }
    guard open.insert(reference).inserted else {
      throw Inexpressible("'\(last)' is made of itself")
    }
    defer { open.remove(reference) }
    do throws(Inexpressible) {
      let type = try type(of: target, called: Naming.upper(last))
      components[reference] = .success(type)
      return type
    } catch {
      components[reference] = .failure(error)
      throw error
    }
  }

  // MARK: Texts

  private mutating func text(_ node: YAMLNode, _ name: String) -> ImportedType {
    if node.allowedValues != nil { return few(values(of: node), node, name) }
    switch node["format"]?.text {
    case "date-time": return ImportedType(text: "Date")
    case "date": return ImportedType(text: "Date", datePattern: "yyyy-MM-dd")
    case "uuid": return ImportedType(text: "UUID")
    case "uri", "url": return ImportedType(text: "URL")
    case "byte", "binary": return ImportedType(text: "Data")
    default: return ImportedType(text: "String")
    }
  }

  /// A text that is one of a few: an enum.
  private mutating func few(
    _ values: [String], _ node: YAMLNode, _ name: String
  ) -> ImportedType {
    var known: Set<String> = []
    let cases = values.filter { known.insert($0).inserted }
    guard !cases.isEmpty else {
      notes.add("values that are no texts are a text", node)
      return ImportedType(text: "String")
    }
    let own = unique(Naming.upper(name))
    add(
      ImportedModel(name: own, doc: node["description"]?.line, content: .cases(Naming.cases(cases)))
    )
    return ImportedType(text: own, inner: own)
  }

  /// The texts that a value can be, where they are few.
  private func values(of node: YAMLNode) -> [String] {
    (node.allowedValues ?? []).compactMap { $0.text }.filter { $0 != "null" }
  }

  // MARK: Models

  private mutating func object(
    _ node: YAMLNode, _ name: String
  ) throws(Inexpressible) -> ImportedType {
    guard node["properties"] == nil else { return model(node, name) }
    guard let values = node["additionalProperties"], values.mapping?.isEmpty == false else {
      throw Inexpressible("it is an object of anything")
    }
    let value = try type(of: values, called: name + "Value")
    return ImportedType(text: "[String: \(inside(value, name, node).written)]")
  }

  private mutating func model(_ node: YAMLNode, _ name: String) -> ImportedType {
    let own = unique(Naming.upper(name))
    pending.append((models.count, node))
    add(ImportedModel(name: own, doc: node["description"]?.line, content: .fields([])))
    return ImportedType(text: own, inner: own)
  }

  private mutating func add(_ model: ImportedModel) {
    places[model.name] = models.count
    models.append(model)
  }

  /// A schema of the document that nothing may have referred to so far.
  mutating func addComponent(_ name: String, _ node: YAMLNode) {
    do throws(Inexpressible) {
      _ = try type(ofReference: OpenAPIDocument.reference(toSchema: name))
    } catch {
      notes.add("the schema '\(name)' is left out: \(error.reason)", node)
    }
  }

  /// Fills the models that were asked for, and those that they need.
  mutating func finish() {
    var done = 0
    while done < pending.count {
      let (place, node) = pending[done]
      models[place].content = .fields(fields(of: node, models[place].name))
      done += 1
    }
    pending = []
    breakCircles()
    leaveOutOfPatches()
  }

  private mutating func fields(of node: YAMLNode, _ name: String) -> [ImportedModel.Field] {
    var collector = PropertyCollector(document, name)
    collector.collect(node, &notes)
    var names = UniqueNames()
    var fields: [ImportedModel.Field] = []
    for (key, schema, owner) in collector.properties {
      do throws(Inexpressible) {
        let own = owner + Naming.upper(key)
        var type = try self.type(
          ofProperty: schema, called: own, isShared: !collector.mixed.contains(key))
        let value = collector.required.contains(key) ? nil : defaultValue(of: schema, type)
        if value == nil, !collector.required.contains(key) { type.isOptional = true }
        fields.append(
          ImportedModel.Field(
            name: names.name(Naming.lower(key)), type: type, value: value, key: key,
            doc: schema["description"]?.line, span: schema.span))
      } catch {
        notes.add("'\(name).\(key)' is left out: \(error.reason)", schema)
      }
    }
    return fields
  }

  /// The type of a property, which several objects may have from a part that they share. What is
  /// mixed of several schemas stands nowhere that others could share.
  mutating func type(
    ofProperty node: YAMLNode, called name: String, isShared: Bool
  ) throws(Inexpressible) -> ImportedType {
    guard isShared else { return try type(of: node, called: name) }
    if let known = shared[node.span] { return known }
    let type = try type(of: node, called: name)
    shared[node.span] = type
    return type
  }

  // MARK: Circles

  /// Leaves out the fields through which a model would contain itself.
  private mutating func breakCircles() {
    enum Mark { case fresh, open, done }
    var marks = Array(repeating: Mark.fresh, count: models.count)
    var closing: [Int: Set<Int>] = [:]
    for start in models.indices where marks[start] == .fresh {
      var path = [(model: start, next: 0)]
      marks[start] = .open
      while let (model, next) = path.last {
        guard case .fields(let fields) = models[model].content, next < fields.count else {
          marks[model] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let target = fields[next].type.inner.flatMap({ places[$0] }) else { continue }
        switch marks[target] {
        case .done: break
        case .open: closing[model, default: []].insert(next)
        case .fresh:
          marks[target] = .open
          path.append((target, 0))
        }
      }
    }
    for (model, places) in closing {
      guard case .fields(let fields) = models[model].content else { continue }
      for place in places {
        notes.add(
          "'\(models[model].name).\(fields[place].key)' is left out: it would contain itself",
          at: fields[place].span)
      }
      models[model].content = .fields(
        fields.enumerated().filter { !places.contains($0.offset) }.map { $0.element })
    }
  }
}
