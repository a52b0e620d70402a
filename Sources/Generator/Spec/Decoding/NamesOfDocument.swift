/// What this document declares, by name, as far as it is read.
extension SpecDecoder {
  func service(_ name: some StringProtocol) -> ServiceSpec? {
    spec.services.first { $0.name.text == name }
  }

  /// The method of a path as steps have it: `service.method`.
  func method(at path: String) -> MethodSpec? {
    let parts = path.split(separator: ".")
    return parts.count == 2 ? service(parts[0])?.methods.first { $0.name.text == parts[1] } : nil
  }

  /// Whether that is a path whose service is declared.
  func isPathOfService(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    return parts.count == 2 && service(parts[0]) != nil
  }

  /// What an event is sent with; nil for what is no event.
  func parameters(ofEvent name: String) -> [ParameterSpec]? {
    let input = spec.inputs.first { $0.name.text == name }
    return if case .event(let takes, _)? = input?.kind { takes } else { nil }
  }

  func isEvent(_ name: String) -> Bool { parameters(ofEvent: name) != nil }

  /// Whether a name is that of something that has a value.
  func isValue(_ name: String) -> Bool {
    spec.state.contains { $0.name.text == name } || spec.outputs.contains { $0.name.text == name }
      || spec.inputs.contains { $0.name.text == name && !$0.isEvent }
  }

  /// Whether what is called so is emitted.
  func isEventOutput(_ name: String) -> Bool {
    spec.outputs.contains { output in
      if case .event(let event) = output { event.name.text == name } else { false }
    }
  }

  /// Whether a binding may run when that happens.
  func isTrigger(_ name: String) -> Bool {
    name == "start" || spec.inputs.contains { $0.name.text == name }
  }
}
