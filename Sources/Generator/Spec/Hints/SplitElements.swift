import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Elements of a list that a dash has cut in two.
extension SpecDecoder {
  /// The steps of a list. A part of a step that stands behind a dash of its own, `- catch: [...]`,
  /// is told, and joins the step that it belongs to.
  mutating func joinedSteps(_ elements: [YAMLNode], _ forms: StepForms) -> [YAMLNode] {
    // Nearly all lists are told by this alone.
    let hasPart = elements.contains { element in
      (element.mapping?.first?.name).map(Self.partsOfSteps.contains) ?? false
    }
    guard hasPart else { return elements }
    // `- catch: []` with the `each: [steps]` of a call below it is no step of its own.
    let starts = { (pairs: [YAMLPair]) in
      let isOfStream = pairs["each"]?.sequence != nil && !pairs.has("do")
      return pairs.contains { pair in
        pair.key.scalar.map { forms[$0.text] != nil && !(isOfStream && $0.text == "each") } ?? false
      }
    }
    return joined(elements, starts) { key, step in
      guard Self.partsOfSteps.contains(key) else { return nil }
      let form = step.lazy.compactMap { $0.key.scalar.flatMap { forms[$0.text] } }.first
      return (form, .unknownStep, "there is no step '\(key)'", "the step above it")
    }
  }

  /// The bindings of a list, in the same way.
  mutating func joinedBindings(_ elements: [YAMLNode]) -> [YAMLNode] {
    let starts = { (pairs: [YAMLPair]) in pairs.has("when") || pairs.has("every") }
    return joined(elements, starts) { key, binding in
      let isTimer = binding.has("every")
      let form = isTimer ? Form.everyBinding : .whenBinding
      guard form.has(key) else { return nil }
      let title = "a binding starts with 'when' or 'every', and this is '\(key)'"
      return (form, .missingKey, title, "the binding above it")
    }
  }

  /// The scenarios of a list, in the same way.
  mutating func joinedScenarios(_ elements: [YAMLNode]) -> [YAMLNode] {
    let starts = { (pairs: [YAMLPair]) in pairs.has("name") }
    return joined(elements, starts) { key, _ in
      guard Form.scenario.has(key) else { return nil }
      let title = "a scenario starts with its 'name', and this is '\(key)'"
      return (.scenario, .missingKey, title, "the scenario above it")
    }
  }

  /// What steps have besides the key that says which step it is.
  private static let partsOfSteps = Set(
    (Form.steps + Form.scenarioSteps).flatMap { $0.keys.dropFirst().map { $0.name } })

  private mutating func joined(
    _ elements: [YAMLNode], _ starts: ([YAMLPair]) -> Bool,
    _ part: (String, [YAMLPair]) -> (Form?, DiagnosticID, title: String, owner: String)?
  ) -> [YAMLNode] {
    guard elements.contains(where: { !starts($0.mapping ?? []) }) else { return elements }
    var result: [YAMLNode] = []
    for element in elements {
      guard let pairs = element.mapping, let key = pairs.first?.key, let text = key.scalar?.text,
        !starts(pairs), let owner = result.last?.mapping, starts(owner),
        let (wanted, id, title, place) = part(text, owner), let form = wanted,
        pairs.allSatisfy({ pair in form.has(pair) && !owner.contains { $0.name == pair.name } })
      else {
        result.append(element)
        continue
      }
      report(
        id, title, at: key.span,
        hint: "'\(text)' belongs to \(place): write it there, without '- '")
      result[result.count - 1].content = .mapping(owner + pairs)
    }
    return result
  }
}
