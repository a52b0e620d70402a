import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// What a configuration says, and what is wrong with it.
public func decodeConfiguration(
  _ documents: [YAMLDocument]
) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
  var decoder = SpecDecoder()
  var configuration = Configuration()
  for document in documents where !document.root.isNull {
    if document != documents.first {
      decoder.report(
        .wrongShape, "a configuration is one document, and this is another",
        at: document.root.span.start, hint: "remove the '---' above it")
      break
    }
    configuration = decoder.configuration(document.root)
  }
  return (configuration, decoder.diagnostics)
}

extension SpecDecoder {
  fileprivate mutating func configuration(_ node: YAMLNode) -> Configuration {
    var configuration = Configuration()
    if let head = node.mapping?.first?.key, head.isText("screen") || head.isText("library") {
      report(
        .unknownKey, "this is a spec, and no configuration", at: head.span,
        hint: "specs are named without an option, and a configuration by '--config'")
      return configuration
    }
    guard let fields = fields(node, .configuration) else { return configuration }
    configuration.specs = specs(fields["specs"])
    configuration.output = path(fields, "output")?.value
    configuration.access = word("access", in: fields, of: "the access level")?.value
    configuration.templates = path(fields, "templates")
    configuration.emit = kinds(fields["emit"])
    tests(fields["tests"], of: &configuration)
    imports(fields["imports"], of: &configuration)
    configuration.isStrict = bool(fields["strict"], of: "'strict'")?.value ?? false
    if let header = text(fields["header"], of: "the header") {
      configuration.header = lines(of: header.value)
    }
    names(fields["names"], of: &configuration)
    return configuration
  }

  private mutating func tests(_ node: YAMLNode?, of configuration: inout Configuration) {
    if let node, let text = node.scalar?.text {
      if text.utf8.contains(UInt8(ascii: "/")) {
        report(
          .wrongWord, "the test library can't be '\(text)'", at: node.span,
          hint: "a folder for mocks and tests is written 'tests: { output: \(text) }'")
      } else {
        configuration.testLibrary = testLibrary(node)
      }
    } else if let node, let tests = self.fields(node, .configurationTests) {
      configuration.testLibrary = testLibrary(tests["library"])
      configuration.testsOutput = path(tests, "output")?.value
      configuration.testedModule = module(tests["imports"])
    }
  }

  private mutating func imports(_ node: YAMLNode?, of configuration: inout Configuration) {
    let modules = node?.sequence?.first?.scalar ?? node?.scalar
    let hint: Hint? = modules.map {
      "each module has its folder behind it: { \($0.text): ../\($0.text) }"
    }
    for entry in entries(node, of: "'imports'", hint: hint) {
      guard let module = moduleName(entry.name.text, at: entry.name.span),
        let folder = path(entry.value, "imports")
      else { continue }
      configuration.imports[module] = folder
    }
  }

  private mutating func names(_ node: YAMLNode?, of configuration: inout Configuration) {
    guard let node, let names = fields(node, .configurationNames) else { return }
    for kind in Form.outputKinds {
      if let name = fileName(names[kind]) { configuration.names[kind] = name }
    }
    let kinds = Form.outputKinds.filter {
      configuration.emit.isEmpty || configuration.emit.contains($0)
    }
    // Mocks and tests may go to a folder of their own, also by the command line.
    let folders = Dictionary(grouping: kinds) { Form.kindsOfTheApp.contains($0) }
    for kinds in folders.values { reportSameNames(kinds, in: names) }
  }

  private mutating func specs(_ node: YAMLNode?) -> [Located<String>] {
    if let node, node.sequence?.isEmpty ?? false {
      report(
        .wrongShape, "'specs' names no file or folder", at: node.span,
        hint: "name them, or leave it out and name them where mvvmgen is called")
    }
    let texts = texts(node, of: "a path in 'specs'")
    for text in texts { reportShellPath(text.value, at: text.span) }
    return texts
  }

  /// `~/Out` and `$SRCROOT/Out`, of which only a shell knows the place.
  private mutating func reportShellPath(_ path: String, at span: SourceSpan) {
    let hasVariable = path.split(separator: "$", omittingEmptySubsequences: false).dropFirst()
      .contains { rest in
        let name = rest.utf8.prefix { $0.isInName }
        return rest.first == "{" || rest.first == "("
          || name.count > 1
            && name.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "_")).contains($0) }
      }
    guard path == "~" || path.hasPrefix("~/") || hasVariable else { return }
    report(
      .wrongShape, "'\(path)' would be a folder of that name: this is no shell", at: span,
      hint: "a path starts at the folder of the configuration, or at '/'")
  }

  /// A path: without a text it would be the folder of the configuration, which nobody means.
  private mutating func path(_ fields: Fields, _ key: String) -> Located<String>? {
    fields[key].flatMap { path($0, key) }
  }

  private mutating func path(_ node: YAMLNode, _ key: String) -> Located<String>? {
    guard let text = text(node, of: "'\(key)'") else { return nil }
    guard !text.value.isEmpty else {
      report(
        .wrongShape, "'\(key)' is a folder, and this is empty", at: text.span,
        hint: "write '.' for the folder of the configuration")
      return nil
    }
    reportShellPath(text.value, at: text.span)
    return text
  }

  private mutating func testLibrary(_ node: YAMLNode?) -> String? {
    word(node, of: "the test library", among: Form.testLibraries)?.value
  }

  private mutating func kinds(_ node: YAMLNode?) -> [String] {
    guard let node, !node.isNull else { return [] }
    if let text = node.scalar?.text, text.utf8.contains(UInt8(ascii: ",")) {
      report(
        .wrongShape, "'emit' is a list, and this is a text", at: node.span,
        hint: "write [\(text)]")
      return []
    }
    let nodes = node.sequence ?? [node]
    if nodes.isEmpty {
      report(
        .wrongShape, "'emit' names no kind of files", at: node.span,
        hint: "leave it out for all of them")
    }
    return nodes.compactMap { word($0, of: "a kind of files", among: Form.outputKinds)?.value }
  }

  private mutating func module(_ node: YAMLNode?) -> String? {
    let hint: Hint? = node?.sequence?.first?.scalar.map { "write '\(Self.imported($0.text))'" }
    guard let name = text(node, of: "the module that tests import", hint: hint) else { return nil }
    return moduleName(name.value, at: name.span)
  }

  private mutating func moduleName(_ name: String, at span: SourceSpan) -> String? {
    let isName = name.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    let startsWithDigit = name.unicodeScalars.first?.properties.numericType != nil
    guard isName, !startsWithDigit, !name.isEmpty else {
      let module = Self.imported(name)
      if module != name {
        report(.wrongWord, "a module stands by its name alone", at: span, hint: Hint.write(module))
        return nil
      }
      let meant =
        (startsWithDigit ? "_" : "") + String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      report(
        .wrongWord, "'\(name)' is no name of a module", at: span,
        hint: name.isEmpty ? nil : "write '\(meant)', as Xcode calls it")
      return nil
    }
    return name
  }

  /// The module of `@testable import App`.
  private static func imported(_ text: String) -> String {
    let words = text.split(separator: " ")
    return words.count > 1 && words[words.count - 2] == "import"
      ? String(words[words.count - 1]) : text
  }

  /// The name of a file without `.swift`. Two specs must not share a file, so the name of the spec
  /// has to be in it.
  private mutating func fileName(_ node: YAMLNode?) -> String? {
    guard let name = text(node, of: "the name of a file", saysForm: true) else { return nil }
    let bytes = name.value.utf8
    let isPlain = bytes.allSatisfy { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    guard isPlain, bytes.first != UInt8(ascii: "."), bytes.contains(UInt8(ascii: "*")) else {
      report(
        .wrongWord, "'\(name.value)' can't name the files of every spec", at: name.span,
        hint: "write one word with a '*' for the spec file's name, like '*ViewModel'")
      return nil
    }
    guard !name.value.hasSuffix(".swift") else {
      report(
        .wrongWord, "'\(name.value)' ends with what all files end with", at: name.span,
        hint: "leave out '.swift'")
      return nil
    }
    return name.value
  }

  /// Two kinds of files in one folder must not share a file, whether both are named or only one:
  /// the others end with their kind.
  private mutating func reportSameNames(_ kinds: [String], in names: Fields) {
    var first: [String: String] = [:]
    for kind in kinds {
      let name = names[kind]?.scalar?.text ?? "*\(kind)"
      guard let other = first.updateValue(kind, forKey: name.lowercased()),
        let node = names[kind] ?? names[other]
      else { continue }
      report(
        .wrongWord, "'\(other)' and '\(kind)' would be the same file", at: node.span,
        hint: "give each kind a name of its own")
    }
  }

  private func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      String(
        decoding: line.utf8.reversed().drop { $0 == UInt8(ascii: " ") }.reversed(), as: UTF8.self)
    }
  }
}
