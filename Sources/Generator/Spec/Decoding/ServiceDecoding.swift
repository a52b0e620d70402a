import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension SpecDecoder {
  mutating func service(_ name: Name, _ node: YAMLNode) -> ServiceSpec? {
    let before = diagnostics.count
    guard !hasMethodsInside(node), let fields = fields(node, .service) else { return nil }
    if fields.pair("methods") != nil { settle(fields, of: node, from: before) }
    var methods: [MethodSpec] = []
    let declared = outdented("methods", fields["methods"])
    let isNameless = lacksName("methods", declared)
    let written = declared?.scalar.flatMap { SwiftSignature($0.text) }
    let listed = declared?.sequence?.first.flatMap(signatureInList)
    // `methods: stop`
    let alone = declared?.scalar.flatMap { scalar in
      !scalar.text.isEmpty && scalar.text.utf8.allSatisfy { $0.isInName } ? scalar.text : nil
    }
    let hint: Hint? =
      written.map { "write '\($0.asMethod)'" } ?? alone.map { "write '\($0): {}'" }
      ?? listed.map { "each has its name as the key: write '\($0.asMethod)', without '- '" }
    for entry in isNameless ? [] : entries(declared, of: "'methods'", hint: hint) {
      let (name, value) = (entry.name, entry.value)
      let method = member(value, of: name) { $0.method(name, value) }
      if let method {
        methods.append(method)
        // Whether it throws is not known, for example.
        if holdsInvalid(value) { broken.add(name.text) }
        noteUnread(value)
      }
    }
    let http = fields["http"].flatMap { self.http($0) }
    for pair in http?.pairs ?? [] { keepingMethods(pair.value) { $0.checkShapes(of: [pair]) } }
    let needs = http?["needs"].map { node in
      keepingMethods(node) { $0.parameters(node, of: "'needs'") }
    }
    return ServiceSpec(
      name: name, doc: doc(fields),
      protocolName: self.name(fields["protocol"], of: "the name of a protocol", saysForm: true),
      style: word("style", in: fields, of: "the style"),
      methods: methods,
      // With its keys as they were meant.
      http: http.flatMap { $0.hasUnknown ? YAMLNode(.mapping($0.pairs), span: $0.span) : nil }
        ?? fields["http"],
      clientNeeds: needs ?? [])
  }

  /// Decodes a part of `http`: one that is wrong hides no mistakes of the methods.
  private mutating func keepingMethods<Part>(
    _ node: YAMLNode, _ decode: (inout SpecDecoder) -> Part
  ) -> Part {
    let before = diagnostics.count
    let part = decode(&self)
    if diagnostics.count > before {
      broken.add(node.span)
      broken.addNames(under: node)
      settle(from: before)
    }
    return part
  }

  private mutating func http(_ node: YAMLNode) -> Fields? {
    let before = diagnostics.count
    let http = fields(node, .http)
    if let http, http.hasUnknown, http.pair("base") != nil { settle(http, of: node, from: before) }
    return http
  }

  /// `methods`, or what stands under it where that line is missing, as if it was a part of `http`:
  /// one message for all of it.
  private mutating func hasMethodsInside(_ node: YAMLNode) -> Bool {
    let pairs = node.mapping ?? []
    guard !pairs.has("methods"),
      let http = pairs["http"]?.mapping,
      let stranger = http.first(where: { pair in
        !Form.http.has(pair) && (pair.value.isNull || pair.value.mapping != nil)
      }), let name = stranger.name
    else { return false }
    report(
      .unknownKey, "\(Form.http.title) has no key '\(name)'", at: stranger.key.span,
      hint: name == "methods"
        ? "indent it less, to put it beside 'http'"
        : "methods stand beside 'http': is the line 'methods:' missing above it?")
    return true
  }

  private mutating func method(_ name: Name, _ node: YAMLNode) -> MethodSpec? {
    if let signature = signature(name, node) {
      reportSignature(of: "a method", name, signature.asMethod)
      missName(signature.name, at: name.span)
      return nil
    }
    guard !node.isNull else { return MethodSpec(name: name, doc: nil, takes: [], http: []) }
    guard let fields = fields(node, .method) else { return nil }
    let http = fields.pairs.filter { pair in
      Form.httpMethodKeys.contains { pair.key.isText($0.name) }
    }
    checkShapes(of: http)
    return MethodSpec(
      name: name, doc: doc(fields), takes: parameters(fields["takes"], of: "'takes'"),
      returns: fields["returns"], streams: fields["streams"], throwing: fields["throws"],
      isSync: bool(fields["sync"], of: "'sync'"),
      http: http)
  }

  /// `load(id: Int) -> String`: for YAML `load(id` is a key, and the rest its value.
  func signature(_ name: Name, _ node: YAMLNode) -> SwiftSignature? {
    guard name.text.utf8.contains(UInt8(ascii: "(")), let text = node.scalar?.text else {
      return nil
    }
    return SwiftSignature("\(name.text): \(text)")
  }

  /// `- func load(id: Int) async`, with a dash in front.
  private func signatureInList(_ element: YAMLNode) -> SwiftSignature? {
    if let text = element.scalar?.text { return SwiftSignature(text) }
    guard let pair = element.onlyPair, let key = pair.name else { return nil }
    return signature(Name(key, at: pair.key.span), pair.value)
  }

  /// `seek(to): Int`, where what stands behind the colon is the type of the parameter.
  func signatureBefore(type: YAMLNode, _ name: Name) -> SwiftSignature? {
    guard name.text.hasSuffix(")"), let open = name.text.firstIndex(of: "("),
      let text = type.scalar?.text, text.startsUpper
    else { return nil }
    let parameter = name.text[open...].dropFirst().dropLast()
    guard !parameter.isEmpty, parameter.allSatisfy({ $0.isInName }) else { return nil }
    return SwiftSignature("\(name.text[..<open])(\(parameter): \(text))")
  }

  mutating func reportSignature(of what: String, _ name: Name, _ written: String) {
    report(
      .wrongShape, "\(what) is written with keys for its parts", at: name.span,
      hint: "write '\(written)'")
  }

  /// What is a map, and what a text; their content is for the checker.
  private mutating func checkShapes(of pairs: [YAMLPair]) {
    for pair in pairs {
      guard let key = pair.name else { continue }
      switch key {
      case "query", "headers", "form", "status":
        _ = entries(pair.value, of: "'\(key)'", hint: mapMeant(by: pair.value, under: key))
      case "retry":
        let times = pair.value.scalar.flatMap { Int($0.text) }
        _ = entries(
          pair.value, of: "'retry'",
          hint: times.map { .write(map: "times: \($0)") } ?? "for example { times: 2 }")
      case "body":
        if pair.value.mapping != nil { _ = entries(pair.value, of: "'body'") }
      case "cache", "timeout": _ = duration(pair.value, of: "'\(key)'")
      // `at: [0]`, which YAML takes for a list.
      case "at":
        let only = pair.value.sequence?.count == 1 ? pair.value.sequence?[0].scalar : nil
        let keys = pair.value.sequence?.compactMap { $0.scalar?.text } ?? []
        let areKeys = keys.count > 1 && keys.allSatisfy { $0.utf8.allSatisfy { $0.isInName } }
        _ = text(
          pair.value, of: "'at'",
          hint: areKeys
            ? .write(keys.joined(separator: "."))
            : only.map { "put it in quotes: '[\($0.text)]'" })
      case "base", "dates", "otherwise": _ = text(pair.value, of: "'\(key)'")
      default: break
      }
    }
  }

  /// What to write where `query`, `status` and the like hold no map.
  private func mapMeant(by node: YAMLNode, under key: String) -> Hint? {
    // `404`, and `[403, 404]`
    let codes = (node.sequence ?? [node]).compactMap { $0.scalar?.text }
      .filter { $0.utf8.first?.isDigit ?? false }
    if key == "status", !codes.isEmpty {
      let cases = codes.map { "\($0): name" }.joined(separator: ", ")
      return "each has the case that it throws: { \(cases) }"
    }
    guard let text = node.scalar?.text else { return nil }
    let name = text.drop { $0 == "=" }
    let isName = (name.utf8.first?.startsName ?? false) && name.utf8.allSatisfy { $0.isInName }
    if text.hasPrefix("=") {
      return
        "each has a name: { \(isName ? String(name) : "name"): \(text) }; as JSON it is sent by 'body: \(text)'"
    }
    guard isName else { return nil }
    return key == "status"
      ? "each has its status: { 401: \(name) }" : "each has a name: { \(name): =\(name) }"
  }
}
