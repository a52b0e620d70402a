import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Keys where a type can stand.
extension UnknownKey {
  /// Where something else stands in the place of a type.
  var hintAtType: Hint? {
    guard form.isTyped else { return nil }
    // `{ 'items.count + 1' }`
    if text?.isEmpty ?? false, form.has("from"), key.startsLower,
      !key.allSatisfy({ $0.isInName || $0 == "-" })
    {
      let written = pairs.first { $0.key.isText(key) }?.key.asWritten ?? key
      return "a value that is computed is written '{ from: \(written) }'"
    }
    if form.isTyped(by: key), !pairs.has("type"), let text { return hintAtKey(besideType: text) }
    return hintAtList ?? hintAtSchema
  }

  /// What was meant by a type that is the key.
  private func hintAtKey(besideType text: String) -> Hint? {
    // `{ Int, Order }`
    if text.isEmpty {
      let other = pairs.count == 2 ? pairs[1].name : nil
      if let other, form.isTyped(by: other) {
        return "a dictionary is written '{ \(key): \(other) }'"
      }
      // `{ Int, default: 1 }`
      return pairs.contains(where: form.has) ? .write("type: \(key)") : "write '{ type: \(key) }'"
    }
    // `{ String: Int, Int: Int }`
    if form.isTyped(by: text) {
      return pairs.contains(where: form.has)
        ? "write 'type: \"[\(key): \(text)]\"'"
        : "a dictionary has one type of keys and one of values: '{ \(key): \(text) }'"
    }
    return ["value", "initial", "default"].first(where: form.has)
      .map { "write '{ type: \(key), \($0): \(text) }'" }
  }

  /// What a schema of JSON lists in place of a name: `enum: [a, b]` and `properties: { … }`.
  private var hintAtList: Hint? {
    switch key {
    case "enum" where value.sequence != nil:
      "one of several is an enum: models: { Kind: { cases: \(value.asWritten) } }, and its name is the type"
    case "properties" where value.mapping != nil:
      "what has fields is a model of its own: models: { Name: { fields: \(value.asWritten) } }, and its name is the type"
    default: nil
    }
  }

  /// `{ type: string, format: date }`
  private var hintAtSchema: Hint? {
    guard ["format", "items", "$ref"].contains(key), let type = typeOfSchema(pairs) else {
      return nil
    }
    return type == "Date" && pairs.text(of: "format") == "date"
      ? "write '{ type: Date, date: yyyy-MM-dd }'" : "a type stands alone: write '\(type)'"
  }
}

/// The type that a schema of JSON has: `{ type: string, format: date-time }`.
func typeOfSchema(_ pairs: [YAMLPair]) -> String? {
  if let name = pairs["$ref"]?.scalar?.text.split(separator: "/").last { return String(name) }
  switch (pairs["type"]?.scalar?.text, pairs["format"]?.scalar?.text) {
  case ("array", _):
    let type = pairs["items"].flatMap { items in
      items.mapping.flatMap(typeOfSchema)
        ?? items.scalar.map { typeOfSchema(named: $0.text) ?? $0.text }
    }
    return type.map { "[\($0)]" }
  case ("string", "date-time"), ("string", "date"): return "Date"
  case ("string", "uuid"): return "UUID"
  case ("string", "uri"), ("string", "url"): return "URL"
  case ("string", "byte"), ("string", "binary"): return "Data"
  case (let name?, _): return typeOfSchema(named: name)
  default: return nil
  }
}

private func typeOfSchema(named name: String) -> String? {
  ["string": "String", "integer": "Int", "number": "Double", "boolean": "Bool"][name]
}
