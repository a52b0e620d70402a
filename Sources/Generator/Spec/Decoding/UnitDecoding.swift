import Diagnostics
import Reading

extension SpecDecoder {
  /// A document: a screen or a library.
  mutating func unit(_ node: YAMLNode) -> ScreenSpec? {
    guard !node.isNull else {
      report(
        .nothingDeclared, "the document declares nothing", at: node.span,
        hint: "start it with 'screen: Name' or 'library: Name'")
      return nil
    }
    guard let pairs = map(node, of: "a spec") else { return nil }
    let keys = pairs.compactMap { $0.key.scalar?.text }
    guard keys.contains("screen") || keys.contains("library") else {
      reportNoUnit(node, pairs)
      return nil
    }
    let form: Form = keys.contains("screen") ? .screen : .library
    let fields = fields(pairs, of: node, form)
    for pair in pairs where !fields.pairs.contains(where: { $0.key.span == pair.key.span }) {
      broken.addNames(under: pair.value)
    }
    guard let name = name(fields[form.rawValue], of: "the name of \(form.title)") else {
      return nil
    }
    var spec = ScreenSpec(kind: form == .screen ? .screen : .library, name: name, span: node.span)
    spec.doc = doc(fields)
    spec.access = word(
      fields["access"], of: "the access level", among: Form.accessLevels)
    spec.uses = texts(fields["uses"], of: "a path in 'uses'")
    spec.imports = texts(fields["imports"], of: "a module in 'imports'")
    spec.types = names(fields["types"], of: "a name in 'types'")
    decodeDeclarations(fields, into: &spec)
    spec.needs = parameters(fields["needs"], of: "'needs'")
    for (name, value) in entries(fields["inputs"], of: "'inputs'") {
      if let input = part(value, of: name, { $0.input(name, value) }) { spec.inputs.append(input) }
    }
    for (name, node) in entries(fields["state"], of: "'state'") {
      if let value = part(node, of: name, { $0.value(name, node, .value) }) {
        spec.state.append(value)
      }
    }
    for (name, node) in entries(fields["outputs"], of: "'outputs'") {
      if let output = part(node, of: name, { $0.output(name, node) }) {
        spec.outputs.append(output)
      }
    }
    for node in list(fields["bindings"], of: "bindings") {
      if let binding = inner({ $0.binding(node) }) { spec.bindings.append(binding) }
    }
    spec.given = fields["given"].flatMap { node in inner { $0.given(node) } }
    for node in list(fields["scenarios"], of: "scenarios") {
      if let scenario = inner({ $0.scenario(node) }) { spec.scenarios.append(scenario) }
    }
    return spec
  }

  private mutating func decodeDeclarations(_ fields: Fields, into spec: inout ScreenSpec) {
    for (name, node) in entries(fields["constants"], of: "'constants'") {
      if let constant = part(node, of: name, { $0.constant(name, node) }) {
        spec.constants.append(constant)
      }
    }
    for (name, node) in entries(fields["models"], of: "'models'") {
      if let model = part(node, of: name, { $0.model(name, node) }) { spec.models.append(model) }
    }
    for (name, node) in entries(fields["errors"], of: "'errors'") {
      if let error = part(node, of: name, { $0.error(name, node) }) { spec.errors.append(error) }
    }
    for (name, node) in entries(fields["services"], of: "'services'") {
      if let service = part(node, of: name, { $0.service(name, node) }) {
        spec.services.append(service)
      }
    }
    for (name, node) in entries(fields["formatters"], of: "'formatters'") {
      if let formatter = part(node, of: name, { $0.formatter(name, node) }) {
        spec.formatters.append(formatter)
      }
    }
    for (name, node) in entries(fields["cells"], of: "'cells'") {
      if let cell = part(node, of: name, { $0.cell(name, node) }) { spec.cells.append(cell) }
    }
  }

  private mutating func reportNoUnit(_ node: YAMLNode, _ pairs: [YAMLPair]) {
    let words = ["screen", "library"]
    for pair in pairs {
      if let key = pair.key.scalar?.text, let hint = suggestion(for: key, among: words) {
        report(.nothingDeclared, "a spec has no key '\(key)'", at: pair.key.span, hint: hint)
        return
      }
    }
    report(
      .nothingDeclared, "the document is neither a screen nor a library",
      at: node.span.firstLine, hint: "start it with 'screen: Name' or 'library: Name'")
  }
}
