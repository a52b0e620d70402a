import MVVMGenDiagnostics
import MVVMGenReading

/// What operations send as JSON, or as a form.
extension OperationImporter {
  mutating func addBody(
    _ node: YAMLNode, of id: String, to method: inout ImportedMethod
  ) throws(Inexpressible) {
    guard let node = schemas.document.resolved(node) else {
      throw Inexpressible("the reference of its body leads nowhere")
    }
    guard method.verb != "get" else {
      guard node["required"]?.isTrue != true else {
        throw Inexpressible("a GET request has no body")
      }
      return schemas.notes.add("the body of '\(id)' is left out: a GET request has none", node)
    }
    guard let json = json(node["content"]) else {
      let key = "application/x-www-form-urlencoded"
      if let form = node["content"]?.entries.first(where: { $0.key.hasPrefix(key) })?.value {
        let isRequired = node["required"]?.isTrue == true
        return try addForm(form, isRequired: isRequired, of: id, to: &method)
      }
      let forms = node["content"]?.entries.map { $0.key } ?? []
      throw Inexpressible(
        "its body is no JSON, but \(forms.joined(separator: " or ")): declare it in a service without "
          + "'http', whose client you write", at: node["content"]?.span)
    }
    guard let schema = json.value["schema"] else { throw Inexpressible("its body has no schema") }
    if node["content"]?.entries.count ?? 0 > 1 { schemas.notes.add(.otherForms, node) }
    let isRequired = node["required"]?.isTrue == true
    if let form = ownForm(json.key) { method.headers.append(("Content-Type", form)) }
    if isRequired, addOnlyField(of: schema, node, to: &method) { return }
    var type: ImportedType
    do throws(Inexpressible) {
      type = try schemas.type(of: schema, called: Naming.upper(method.name) + "Body")
    } catch {
      throw Inexpressible("its body can't be said: \(error.reason)")
    }
    guard type.datePattern == nil else { throw Inexpressible("its body is a date") }
    if method.verb == "patch" { schemas.addPatch(type) }
    if !isRequired { type.isOptional = true }
    method.body = method.take("body", type, node["description"]?.line)
  }

  /// An object of one field that has no name of its own is that field: a model would only wrap it.
  private mutating func addOnlyField(
    of schema: YAMLNode, _ body: YAMLNode, to method: inout ImportedMethod
  ) -> Bool {
    let isObject = schema["type"].map { $0.text == "object" } ?? true
    let fields = schema["properties"]?.entries ?? []
    guard isObject, fields.count == 1,
      ["allOf", "oneOf", "anyOf"].allSatisfy({ schema[$0] == nil }),
      schema["nullable"]?.isTrue != true,
      schema["required"]?.sequence?.compactMap({ $0.text }) == [fields[0].key]
    else { return false }
    let (key, field) = fields[0]
    let before = schemas
    do throws(Inexpressible) {
      let type = try schemas.type(of: field, called: Naming.upper(method.name) + Naming.upper(key))
      // Only the field of a model has a form for dates.
      guard type.datePattern == nil else { throw Inexpressible("it is a date") }
      schemas.notes.addIgnoredKeys(of: schema)
      if let more = schema["additionalProperties"], more.text != "false" {
        schemas.notes.add(.furtherFields, more)
      }
      let doc = field["description"]?.line ?? body["description"]?.line
      let label = method.take(Naming.lower(key), type, doc)
      method.bodyFields = [(key, "=" + label)]
      if method.verb == "patch" { schemas.addPatch(type) }
      return true
    } catch {
      schemas = before
      return false
    }
  }

  /// The fields of a form become parameters.
  private mutating func addForm(
    _ form: YAMLNode, isRequired: Bool, of id: String, to method: inout ImportedMethod
  ) throws(Inexpressible) {
    guard let schema = form["schema"] else { throw Inexpressible("its form has no schema") }
    let told = "the form of '\(id)'"
    var collector = PropertyCollector(
      schemas.document, Naming.upper(method.name), told: told)
    collector.collect(schema, &schemas.notes)
    if isRequired, collector.properties.isEmpty {
      throw Inexpressible("its form names no fields", at: schema.span)
    }
    let sent = SentObject(
      content: collector, isRequired: isRequired, told: told, encoding: form["encoding"])
    method.form = try fields(of: sent, to: &method)
  }
}
