import MVVMGenDiagnostics
import MVVMGenReading

/// Steps that are nearly called `expect`.
extension SpecDecoder {
  /// What `expectTitle: Home` is.
  static func expecting(_ text: String, _ pairs: [YAMLPair], _ forms: StepForms) -> Hint? {
    guard forms["expect"] != nil, text.hasPrefix("expect") else { return nil }
    return "values are looked at by '- expect: { name: \(pairs[0].value.scalar?.text ?? "...") }'"
  }

  /// `expectValues: { title: [a, b] }`, of which what stands under it tells what it is.
  func expectedAll(_ text: String, _ value: YAMLNode, _ forms: StepForms) -> Hint? {
    guard forms["expect"] != nil, text.hasPrefix("expect"), let pairs = value.mapping,
      !forms.names.contains(where: { areOneSlipApart($0, text) })
    else { return nil }
    let names = pairs.names
    guard !names.isEmpty, names.count == pairs.count else { return nil }
    if names.allSatisfy(isEventOutput) { return .write("expectEvents") }
    guard names.allSatisfy(isValue) else { return nil }
    return pairs.contains { $0.value.sequence != nil }
      ? "write 'expect' for what it is then, 'expectChanges' for all that was told of it"
      : .write("expect")
  }
}
