import MVVMGenDiagnostics

/// Writes a library in YAML.
struct LibraryWriter {
  private(set) var text = ""

  mutating func line(_ text: String, _ depth: Int = 0) {
    self.text += String(repeating: "  ", count: depth) + text + "\n"
  }

  /// Where the library comes from, and what it does not say.
  mutating func addHead(_ title: String, _ notes: [ImportNote]) {
    line("# \(title), made from an OpenAPI document by mvvmgen.")
    guard !notes.isEmpty else { return }
    line("#")
    line("# What the document says and this library does not:")
    for note in notes { line(Self.comment("- line \(note.span.line): \(note.text)")) }
  }

  mutating func add(_ models: [ImportedModel]) {
    guard !models.isEmpty else { return }
    line("\nmodels:")
    for model in models { add(model) }
  }

  mutating func addErrors(_ error: String, _ cases: [String: String]) {
    line("\nerrors:")
    line("\(error):", 1)
    line("failed: The request failed", 2)
    for (name, status) in cases.sorted(by: { $0.value < $1.value }) {
      line("\(name): \(Self.quoted(StatusNames.message(of: status)))", 2)
    }
  }

  /// The service of what needs a key, and that of what is open to all.
  mutating func addServices(
    _ names: LibraryNames, _ methods: [ImportedMethod], _ base: String,
    _ security: SecurityImporter
  ) {
    line("\nservices:")
    let open = methods.filter { $0.isOpen }
    let closed = methods.filter { !$0.isOpen }
    // Where nothing needs a key, the service of all is the open one.
    let services = [
      (names.service, closed, security), (closed.isEmpty ? names.service : names.open, open, nil),
    ]
    for (service, methods, security) in services where !methods.isEmpty {
      addService(service, base, security)
      for method in methods { add(method, throwing: names.error) }
    }
  }

  /// A service, up to its methods; without security it needs nothing.
  private mutating func addService(
    _ names: LibraryNames.Service, _ base: String, _ security: SecurityImporter?
  ) {
    line("\(names.name):", 1)
    line("protocol: \(names.proto)", 2)
    line("http:", 2)
    line("base: \(Self.quoted(base))", 3)
    if let security {
      map("needs", security.needs.map { ($0, "String") }, 3)
      map("query", security.query, 3)
      map("headers", security.headers, 3)
    }
    line("methods:", 2)
  }

  private mutating func add(_ model: ImportedModel) {
    line("\(model.name):", 1)
    if let doc = model.doc { line("doc: \(Self.quoted(doc))", 2) }
    switch model.content {
    case .cases(let cases):
      line("cases: [\(cases.map { $0.name }.joined(separator: ", "))]", 2)
      map("keys", cases.filter { $0.name != $0.key }.map { ($0.name, $0.key) }, 2)
    case .fields(let fields):
      line(fields.isEmpty ? "fields: {}" : "fields:", 2)
      for field in fields { add(field) }
    }
  }

  private mutating func add(_ field: ImportedModel.Field) {
    let type = Self.quoted(field.type.written)
    var parts = ["type: \(type)"]
    if let value = field.value { parts.append("default: \(value)") }
    if field.key != field.name { parts.append("key: \(Self.quoted(field.key))") }
    if let pattern = field.type.datePattern { parts.append("date: \(pattern)") }
    guard let doc = field.doc else {
      let value = parts.count == 1 ? type : "{ \(parts.joined(separator: ", ")) }"
      line("\(field.name): \(value)", 3)
      return
    }
    line("\(field.name):", 3)
    for part in parts { line(part, 4) }
    line("doc: \(Self.quoted(doc))", 4)
  }

  private mutating func add(_ method: ImportedMethod, throwing error: String) {
    line("\(method.name):", 3)
    addDoc(of: method)
    if !method.takes.isEmpty { line("takes:", 4) }
    for (name, type, _) in method.takes { line("\(name): \(Self.quoted(type))", 5) }
    if let returns = method.returns { line("returns: \(Self.quoted(returns.written))", 4) }
    line("throws: \(error)", 4)
    line("\(method.verb): \(Self.quoted(method.path))", 4)
    map("query", method.query, 4)
    map("headers", method.headers, 4)
    if let body = method.body { line("body: =\(body)", 4) }
    map("body", method.bodyFields, 4)
    map("form", method.form, 4)
    if !method.statuses.isEmpty {
      let statuses = method.statuses.map { "\($0.status): \($0.name)" }
      line("status: { \(statuses.joined(separator: ", ")) }", 4)
    }
    line("otherwise: failed", 4)
  }

  /// The documentation of a method and of its parameters, as Swift writes it.
  private mutating func addDoc(of method: ImportedMethod) {
    let told = method.takes.compactMap { take in take.doc.map { (take.name, $0) } }
    guard !told.isEmpty else {
      if let doc = method.doc { line("doc: \(Self.quoted(doc))", 4) }
      return
    }
    line("doc: |", 4)
    if let doc = method.doc { line(Self.printable(doc) + "\n", 5) }
    if told.count == 1 {
      line("- Parameter \(told[0].0): \(Self.printable(told[0].1))", 5)
      return
    }
    line("- Parameters:", 5)
    for (name, doc) in told { line("- \(name): \(Self.printable(doc))", 6) }
  }

  private mutating func map(_ key: String, _ entries: [(key: String, value: String)], _ depth: Int)
  {
    guard !entries.isEmpty else { return }
    line("\(key):", depth)
    for (key, value) in entries { line("\(Self.quoted(key)): \(Self.quoted(value))", depth + 1) }
  }

  /// A comment of one line, whatever the document has for names.
  private static func comment(_ text: String) -> String {
    "# " + text.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
  }

  /// A text that is nothing else in a spec: no expression, and without holes.
  static func literal(_ text: String) -> String? {
    guard printable(text) == text, !text.holds("${") else { return nil }
    return quoted(text.hasPrefix("=") ? "=" + text : text)
  }

  /// A text as it is where YAML leaves it alone, and else in quotes.
  static func quoted(_ text: String) -> String {
    let isPlain =
      text.utf8.allSatisfy { $0.isLetterOrDigit || "_.?/-=$".utf8.contains($0) }
      && text.first.map { $0.isLetter || $0 == "/" || $0 == "=" } ?? false
      && !["true", "false", "null"].contains(text)
    guard !isPlain else { return text }
    var result = "\""
    for scalar in printable(text).unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A text of one line, without what YAML does not take.
  private static func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
