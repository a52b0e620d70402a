import MVVMGenReading

/// An object whose fields are sent by themselves.
struct SentObject {
  let content: PropertyCollector
  let isRequired: Bool
  /// How notes call it.
  let told: String
  /// The name of the field, or of the parameter, that it stands in: `filter[name]=x`.
  var outer: String?
  /// How its fields are written, as far as a form says so.
  var encoding: YAMLNode?

  /// Whether there is no request without that field.
  func needs(_ field: String) -> Bool { isRequired && content.required.contains(field) }

  /// What a field is called where it is sent.
  func key(of field: String) -> String { outer.map { "\($0)[\(field)]" } ?? field }
}

/// The fields of a form, and those of an object in a query or a form, become parameters.
extension OperationImporter {
  mutating func fields(
    of object: SentObject, to method: inout ImportedMethod
  ) throws(Inexpressible) -> [(key: String, value: String)] {
    var sent: [(key: String, value: String)] = []
    for property in object.content.properties {
      let (key, field) = (property.key, property.value)
      let before = schemas
      do throws(Inexpressible) {
        sent += try parts(of: key, field, property.owner, in: object, to: &method)
      } catch {
        guard !object.needs(key) else {
          throw Inexpressible(
            "the field '\(key)'\(object.outer == nil ? " of its form" : "") can't be sent: \(error.reason)",
            at: error.span ?? field.span)
        }
        // Nor is there a model of it.
        schemas = before
        schemas.notes.add(
          "the field '\(key)' of \(object.told) is left out: \(error.reason)", field)
      }
    }
    return sent
  }

  /// A field as it is sent: as one part, or as the fields of an object in it.
  private mutating func parts(
    of key: String, _ field: YAMLNode, _ owner: String, in object: SentObject,
    to method: inout ImportedMethod
  ) throws(Inexpressible) -> [(key: String, value: String)] {
    let name = owner + Naming.upper(key)
    let encoding = object.encoding?[key]
    let style = encoding?["style"]?.text
    if style == "deepObject" {
      let told = "the field '\(key)' of \(object.told)"
      let inner = try self.object(field, PropertyCollector(schemas.document, name, told: told))
      let sent = SentObject(
        content: inner, isRequired: object.needs(key), told: told, outer: key)
      return try fields(of: sent, to: &method)
    }
    if let style, style != "form" { throw Inexpressible("its style is '\(style)'") }
    var type = try sentType(
      of: field, "form", name, told: "the field '\(key)' of \(object.told)",
      isWhole: encoding?["explode"]?.text == "false", isShared: !object.content.mixed.contains(key))
    if object.outer != nil, element(of: type.text) != nil {
      throw Inexpressible("it is a list in an object")
    }
    if !object.needs(key) { type.isOptional = true }
    let label = method.take(
      Naming.lower(object.outer.map { "\($0)_\(key)" } ?? key), type,
      schemas.doc(of: field, field, type))
    return [(object.key(of: key), "=" + label)]
  }

  /// An object that is sent field by field.
  mutating func object(
    _ schema: YAMLNode, _ collector: PropertyCollector
  ) throws(Inexpressible) -> PropertyCollector {
    var collector = collector
    var notes = schemas.notes
    collector.collect(schema, &notes)
    guard !collector.properties.isEmpty else {
      let type = schemas.document.resolved(schema)?["type"]?.text ?? "object"
      throw Inexpressible(
        "its style is 'deepObject', and it \(type == "object" ? "names no fields" : "is no object")"
      )
    }
    schemas.notes = notes
    return collector
  }
}
