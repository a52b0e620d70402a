import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Lines that stand in the element of a list next to the one that they belong to.
extension SpecDecoder {
  /// A part of a step that the step beside it has, in lines that changed places: one message for
  /// both, where that step does not know it and this one needs it.
  mutating func settleTorn(_ elements: [YAMLNode], _ forms: StepForms, from start: Int) {
    guard diagnostics.hasErrors(from: start) else { return }
    for (above, element) in zip(elements, elements.dropFirst()) {
      if !settleTorn(from: element, to: above, "above", forms, from: start) {
        _ = settleTorn(from: above, to: element, "below", forms, from: start)
      }
    }
  }

  private mutating func settleTorn(
    from element: YAMLNode, to owner: YAMLNode, _ place: String, _ forms: StepForms,
    from start: Int
  ) -> Bool {
    guard let (name, form) = form(of: owner, forms) else { return false }
    for pair in element.mapping ?? [] {
      guard let key = pair.name, form.has(key),
        needs(key, owner.mapping ?? [], name),
        let index = diagnostics[start...].firstIndex(where: {
          ($0.cause == .partOfOther || $0.id == .duplicateKey) && $0.span == pair.key.span
        })
      else { continue }
      let isDouble = diagnostics[index].id == .duplicateKey
      diagnostics[index].hint =
        "\(isDouble ? "one of them" : "it") belongs to '- \(name)' \(place): move it there"
      broken.add(owner.span)
      broken.addResults(of: YAMLNode(.mapping([pair]), span: pair.key.span))
      let rest = diagnostics[start...].filter { $0.id != .missingKey || !owner.span.holds($0.span) }
      diagnostics.replaceSubrange(start..., with: rest)
      return true
    }
    return false
  }

  /// Whether a step is surely not whole without that part.
  private func needs(_ key: String, _ pairs: [YAMLPair], _ step: String) -> Bool {
    guard !pairs.has(key) else { return false }
    let name = pairs[step]?.scalar?.text ?? ""
    switch (step, key) {
    case ("call", "with"):
      return method(at: name)?.takes.isEmpty == false
    case ("send", "with"): return parameters(ofEvent: name)?.isEmpty == false
    case ("emit", "value"):
      return spec.outputs.contains { output in
        if case .event(let event) = output {
          event.name.text == name && !event.type.isText("Void")
        } else {
          false
        }
      }
    case ("reply", "returns"): return !pairs.has("throws") && !pairs.has("ends")
    case ("if", "then"): return !pairs.has("else")
    case ("each", "do"), ("each", "as"): return true
    default: return false
    }
  }

  private func form(of element: YAMLNode, _ forms: StepForms) -> (name: String, form: Form)? {
    for pair in element.mapping ?? [] {
      if let name = pair.name, let form = forms[name] { return (name, form) }
    }
    return nil
  }

  /// The steps of an element without the last one, where that starts the next element: of that its
  /// first line stands too deep, and the keys below it seem to be given twice.
  mutating func withoutDeeperElement(
    _ steps: YAMLPair, in pairs: [YAMLPair], _ form: Form
  ) -> YAMLPair? {
    let starts = form == .scenario ? ["name"] : ["when", "every"]
    guard [.whenBinding, .everyBinding, .scenario].contains(form),
      let elements = steps.value.sequence, let key = elements.last?.mapping?.first?.key,
      let name = key.scalar?.text, starts.contains(name),
      let column = pairs.first?.key.span.column, column > 2, key.span.column > column
    else { return nil }
    report(
      .unknownStep, "there is no step '\(name)'", at: key.span,
      hint: "it starts the next \(form == .scenario ? "scenario" : "binding"): indent it by "
        + "\(column - 3) spaces in all")
    // What the next one is made of is taken for parts of this one.
    missSection()
    var rest = steps
    rest.value.content = .sequence(Array(elements.dropLast()))
    return rest
  }

  /// The step whose first line is missing, where a key comes again and has others beside it that
  /// this one can't have.
  func stepWithoutStart(_ rest: ArraySlice<YAMLPair>, in form: Form) -> Form? {
    let names = rest.compactMap { $0.name }
    func knowsAll(_ form: Form) -> Bool {
      names.allSatisfy { name in form.keys.dropFirst().contains { $0.name == name } }
    }
    let forms = Form.steps.contains(form) ? Form.steps : Form.scenarioSteps
    guard forms.contains(form), !knowsAll(form) else { return nil }
    return forms.first(where: knowsAll)
  }
}
