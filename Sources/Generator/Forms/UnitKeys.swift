extension Form {
  /// The keys of a screen and of a library.
  var unitKeys: [KeyForm] {
    let name =
      self == .screen
      ? KeyForm("screen", .name, "The name of the screen, UpperCamelCase.", isRequired: true)
      : KeyForm("library", .name, "The name of the library, UpperCamelCase.", isRequired: true)
    let shared: [KeyForm] = [
      name,
      Self.doc,
      KeyForm(
        "access", .choice(Self.accessLevels),
        "The access level of what is generated; internal where nothing is said."),
      KeyForm(
        "uses", .either([.text, .list(.text)]),
        "Other spec files, by relative path, whose declarations are visible here."),
      KeyForm(
        "imports", .either([.text, .list(.text)]),
        "Swift modules that the generated files import."),
      KeyForm(
        "types", .either([.name, .list(.name)]),
        "Names of Swift types declared elsewhere: passed through, without known members."),
      KeyForm("constants", .map(.form(.constant)), "Values that never change."),
      KeyForm("models", .map(.form(.model)), "Structs and enums."),
      KeyForm(
        "errors", .map(.either([.cases, .form(.error)])),
        "Error enums: each case with the text of its message."),
      KeyForm("services", .map(.form(.service)), "Protocols that the screen calls."),
      KeyForm("formatters", .map(.form(.formatter)), "How values are shown as text."),
      KeyForm("cells", .map(.form(.cell)), "Value types that show one element each."),
    ]
    guard self == .screen else { return shared }
    return shared + [
      KeyForm(
        "needs", .needs,
        "What the screen is opened with: parameters of its initialiser."),
      KeyForm(
        "inputs", .map(.either([.type, .form(.input), .form(.event), .null])),
        "What the view writes and sends."),
      KeyForm(
        "state", .map(.either([.type, .form(.value)])),
        "Values of the view model that the view does not see."),
      KeyForm("outputs", .map(.either([.type, .form(.output)])), "What the view shows."),
      KeyForm(
        "bindings", .list(.either([.form(.whenBinding), .form(.everyBinding)])),
        "What runs when something happens."),
      KeyForm("given", .form(.given), "What holds for all scenarios."),
      KeyForm("scenarios", .list(.form(.scenario)), "Tests of the screen."),
    ]
  }
}
