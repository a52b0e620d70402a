import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// `service.method`, and what is written in its place.
extension SpecDecoder {
  /// `service.method`
  mutating func methodReference(_ node: YAMLNode) -> MethodReference? {
    guard let name = name(node, of: "a call", hint: methodInside(node)) else { return nil }
    return methodReference(name, isStep: true)
  }

  mutating func methodReference(_ name: Name, isStep: Bool = false) -> MethodReference? {
    if name.text.hasPrefix("await ") || name.text.hasPrefix("try ") {
      let call = (name.text.split(separator: " ").last ?? "").prefix { $0 != "(" }
      // Arguments would be lost.
      let isWhole = !name.text.contains("(")
      report(
        .notAMethod, "'\(name.text)' is not the method of a service", at: name.span,
        hint: Hint(
          "a call waits by itself: write '\(call)'", replacement: isWhole ? String(call) : nil))
      return nil
    }
    if let (answer, call) = named(name.text) {
      report(
        .notAMethod, "the answer of a call gets its name under a key of its own", at: name.span,
        hint: "write 'call: \(call)', and below it 'as: \(answer)'")
      return nil
    }
    let point = name.text.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.text.endIndex
    let (service, method) = (name.text[..<point], name.text[point...].dropFirst())
    // Arguments behind it are told with the method.
    let bare = method.prefix { $0 != "(" }
    guard !service.isEmpty, !bare.isEmpty, !bare.utf8.contains(UInt8(ascii: ".")) else {
      report(
        .notAMethod, "'\(name.text)' is not the method of a service", at: name.span,
        hint: howToCall(name.text, isStep: isStep).ofOneWord)
      return nil
    }
    // Quotes around a key don't move its parts by more than the quote itself.
    let quote = name.span.length == UInt32(name.text.utf8.count) ? 0 : 1
    let first = UInt32(service.utf8.count)
    return MethodReference(
      service: Name(String(service), at: name.span.part(from: UInt32(quote), length: first)),
      method: Name(
        String(method),
        at: name.span.part(
          from: UInt32(quote) + first + 1, length: UInt32(method.utf8.count))))
  }

  /// The parameters of a method that this document declares.
  func parameters(of reference: MethodReference) -> [ParameterSpec] {
    declared(reference)?.takes ?? []
  }

  /// The method, if this document declares it.
  func declared(_ reference: MethodReference) -> MethodSpec? {
    service(reference.service.text)?.methods.first { $0.name.text == reference.method.text }
  }

  /// `call: { service: geocoder, method: geocode }`
  private func methodInside(_ node: YAMLNode) -> Hint? {
    func text(_ key: String) -> String? {
      node.mapping?[key]?.scalar?.text
    }
    if let pair = node.mapping?.first, let name = pair.name, name.holds("."), isInScenario {
      let answer = pair.value.isNull ? "null" : pair.value.asWritten
      // `{ api.load: { throws: offline } }`
      let parts = pair.value.mapping ?? []
      let keys = parts.compactMap { part in
        part.key.scalar.map { "\($0.text): \(part.value.asWritten)" }
      }
      if !parts.isEmpty, parts.allSatisfy(Form.replyStep.has) {
        return "write 'reply: \(name)', and below it '\(keys.joined(separator: "' and '"))'"
      }
      return "write 'reply: \(name)', and below it 'returns: \(answer)'"
    }
    if let name = node.mapping?.first?.name, name.holds(".") {
      return "write '\(name)' alone, and what belongs to it in keys below it"
    }
    guard let method = text("method") ?? text("name") else { return nil }
    let name = text("service").map { "\($0).\(method)" } ?? method
    return "write 'call: \(name)', and beside it 'with', 'as' and 'catch'"
  }

  /// `places = geocoder.geocode` as a step.
  func callAssigned(in text: String) -> Hint? {
    guard let (answer, call) = named(text) else { return nil }
    let method = call.prefix { $0 != "(" }
    let service = method.prefix { $0 != "." }
    guard service.count < method.count, self.service(service) != nil else { return nil }
    return "write '- call: \(method)', and below it 'as: \(answer)'"
  }

  /// `places: { call: geocoder.geocode }` as a step, and `places = geocoder.geocode(name: name)`,
  /// whose label YAML takes for a key.
  func answerNamed(by key: String, _ value: YAMLNode, _ forms: StepForms) -> Hint? {
    guard forms["call"] != nil else { return nil }
    if let call = value.mapping, call.first?.key.isText("call") ?? false,
      key.allSatisfy({ $0.isInName })
    {
      let rest = call.dropFirst().map { "'\($0.key.asWritten): \($0.value.asWritten)'" }
      return "write '- call: \(call[0].value.asWritten)', and below it "
        + "\((rest + ["'as: \(key)'"]).joined(separator: " and "))"
    }
    guard let text = value.scalar?.text, text.last == ")", let open = key.firstIndex(of: "("),
      let (answer, call) = named(String(key[..<open])), callAssigned(in: key) != nil
    else { return nil }
    let argument = text.dropLast()
    let isLiteral =
      "\"'-[".contains(argument.first ?? " ") || argument.first?.isNumber ?? false
      || ["true", "false"].contains(argument)
    let label = key[open...].dropFirst()
    return
      "write '- call: \(call)', and below it 'with: { \(label): \(isLiteral ? "" : "=")\(argument) }' "
      + "and 'as: \(answer)'"
  }

  /// The name that such a step would give: it is no second mistake where it is used.
  func answerAssigned(in node: YAMLNode) -> String? {
    guard let text = node.scalar?.text, callAssigned(in: text) != nil else { return nil }
    return named(text).map { String($0.answer) }
  }

  /// `places = geocoder.geocode` and `call geocoder.geocode as places`
  private func named(_ text: String) -> (answer: Substring, call: Substring)? {
    if text.hasPrefix("call ") {
      let words = text.split(separator: " ")
      return words.count == 4 && words[2] == "as" ? (words[3], words[1]) : nil
    }
    guard text.anyByte({ $0 == UInt8(ascii: "=") }) else { return nil }
    let words = text.split(separator: " ").drop { $0 == "let" || $0 == "var" }
    guard words.count >= 3, words[words.startIndex + 1] == "=", let call = words.last else {
      return nil
    }
    return (words[words.startIndex], call)
  }

  /// What was meant by a text that names no method, in a step or elsewhere.
  func howToCall(_ text: String, isStep: Bool = false) -> Hint {
    let name = String(text.prefix { $0 != "(" })
    // A method may have the name of the event that it is called for.
    if let service = spec.services.first(where: { $0.methods.contains { $0.name.text == name } }) {
      return .write("\(service.name.text).\(name)")
    }
    // `hotelBook`
    for service in spec.services {
      let own = service.methods.first { service.name.text + $0.name.text.withCapital == name }
      if let own { return .write("\(service.name.text).\(own.name.text)") }
    }
    if isStep, spec.inputs.contains(where: { $0.name.text == text }) {
      return "it is an event: write 'send: \(text)'"
    }
    let parts = text.split { "./:#".contains($0) }
    if parts.count == 2, let service = service(parts[0]) {
      return .write("\(service.name.text).\(parts[1])")
    }
    // `store.store.save`
    if parts.count == 3, let service = service(parts[0]),
      !service.methods.contains(where: { $0.name.text == parts[1] }),
      service.methods.contains(where: { $0.name.text == parts[2] })
    {
      return .write("\(parts[0]).\(parts[2])")
    }
    if parts.count == 3, service(parts[0]) != nil {
      return .write("\(parts[0]).\(parts[1])")
        + (["count", "calls", "callCount"].contains(parts[2])
          ? ": its list has an entry for each call" : "")
    }
    if parts.count == 3, parts[0].startsUpper {
      return "what a library declares stands alone: write '\(parts[1]).\(parts[2])'"
    }
    if parts.count == 3, service(parts[1]) != nil { return .write("\(parts[1]).\(parts[2])") }
    // `geo.places.near`, of a library that was named as its file.
    if parts.count == 3, isStep, spec.services.isEmpty {
      return "what a library declares stands alone: write '\(parts[1]).\(parts[2])'"
    }
    for service in spec.services {
      if let meant = didYouMean(name, among: service.methods.map { $0.name.text }) {
        return .write("\(service.name.text).\(meant)")
      }
    }
    let service = service(text) ?? spec.services.first
    let example =
      service.flatMap { service in
        service.methods.first.map { "\(service.name.text).\($0.name.text)" }
      }
    // That of a library is not known here.
    if example == nil, !spec.uses.isEmpty {
      return "write its service and a point before it: service.\(text)"
    }
    return "write the service, a point and the method: \(example ?? "weather.current")"
  }
}
