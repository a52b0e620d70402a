extension Form {
  private static let from = KeyForm("from", .expression, "What it is computed from.")
  private static let text = KeyForm("text", .template, "A text with holes: `Hello ${name}!`.")

  /// The keys of declarations in long form.
  var declarationKeys: [KeyForm] {
    switch self {
    case .constant:
      [
        KeyForm("type", .type, "The type.", isRequired: true),
        KeyForm("value", .value, "The value.", isRequired: true),
        Self.doc,
      ]
    case .need, .parameter:
      [KeyForm("type", .type, "The type.", isRequired: true), Self.doc]
    case .model:
      [
        Self.doc,
        KeyForm("fields", .map(.either([.type, .form(.field)])), "The fields of a struct."),
        KeyForm(
          "cases", .cases, "The cases of an enum, with their texts or their values."),
        KeyForm("keys", .map(.text), "The names of cases in JSON, where they have others there."),
        KeyForm("otherwise", .name, "The case that a text in JSON is read as which is none."),
        KeyForm("external", .bool, "Declared elsewhere: known to the checker, not generated."),
      ]
    case .error:
      [
        Self.doc,
        KeyForm(
          "cases", .cases, "The cases of the error.", isRequired: true),
      ]
    case .field:
      [
        KeyForm("type", .type, "The type.", isRequired: true),
        KeyForm("default", .value, "The value where the initialiser, or JSON, leaves it out."),
        KeyForm("key", .text, "The name in JSON."),
        KeyForm("date", .text, "The form of a Date in JSON, a pattern."),
        Self.doc,
      ]
    case .cell:
      [
        Self.doc,
        KeyForm("from", .parameters, "What the cell is made from.", isRequired: true),
        KeyForm("fields", .map(.form(.cellField)), "What the cell shows.", isRequired: true),
      ]
    case .cellField: [Self.from, Self.text, Self.doc]
    case .input:
      [
        KeyForm("type", .type, "The type.", isRequired: true),
        KeyForm("initial", .value, "The first value."), Self.doc,
      ]
    case .event:
      [
        KeyForm("takes", .parameters, "The parameters, with their labels."),
        KeyForm("private", .bool, "Only the screen's own `send` steps reach it."), Self.doc,
      ]
    case .value, .output:
      [
        KeyForm("type", .type, "The type."), KeyForm("initial", .value, "The first value."),
        Self.from, Self.text,
      ]
        + (self == .output
          ? [KeyForm("emits", .type, "An event output: the type of what is delivered.")] : [])
        + [Self.doc]
    default: []
    }
  }
}
