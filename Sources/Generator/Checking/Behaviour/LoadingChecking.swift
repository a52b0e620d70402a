import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// `loading`: the flag that is set while a binding runs.
extension ScreenChecker {
  mutating func loading(_ name: Name) -> Reference? {
    if isMeaningless(name) { return nil }
    let named = value(named: name.text)
    if let named, Self.isFlag(named) { return Reference(name.text, named.role.referenceKind) }
    if named?.type != .unknown { reportNoFlag(name, named) }
    return nil
  }

  private static func isFlag(_ value: CheckedValue) -> Bool {
    !value.isDerived && value.type == .bool && value.role != .input
  }

  private mutating func reportNoFlag(_ name: Name, _ named: CheckedValue?) {
    let flags = screen.values.filter { Self.isFlag($0) && isName($0.name) }.map { $0.name }
    let isKnown = declared[name.text] != nil
    let near = suggestion(for: name.text, among: flags)
    // `isSaving` by `isLoading` may be one too many.
    let isSlip = near?.replacement.map { areOneSlipApart(name.text, $0) } ?? true
    let meant =
      isSlip || isKnown
      ? near : near.map { $0 + " If not, declare it: outputs: { \(name.text): Bool }" }
    let isStored = named.map { !$0.isDerived && $0.role != .input } ?? false
    let isSignal = signal(named: name.text) != nil
    let other: Hint =
      if isSignal {
        "what 'loading' names has a value: write '\(name.text): Bool', without 'emits'"
      } else if isStored {
        "make it a Bool: '\(name.text): Bool'"
      } else {
        flagInPlace(of: name.text, flags)
      }
    let title =
      isKnown
      ? "'loading' names a Bool state or output, and '\(name.text)' is \(kindOfFlag(name.text))"
      : "there is no output '\(name.text)'"
    // What a scenario expects of it may not fit for the same reason.
    let root =
      isStored ? declared[name.text].map { Diagnostic.Root(name.text, at: $0, taken: .bool) } : nil
    report(
      .badLoading, title, at: name.span, hint: meant ?? other,
      related: declaration(of: name),
      missing: missing(name, meant: meant) ?? .init(.declaration(of: name.text, as: .flag)),
      roots: root.map { [$0] } ?? [])
    if isSignal { note(name.text, at: declared[name.text], having: "value") }
  }

  /// One of the flags, or a new one, where a name can't be that of one.
  private func flagInPlace(of name: String, _ flags: [String]) -> Hint {
    let free =
      [name, "isLoading", "isBusy", "isRunning"].first {
        declared[$0] == nil && isName($0) && !expressionWords.contains($0)
      } ?? "isOn"
    if flags.isEmpty {
      return "declare \(free == name ? "it" : "one, and name it here"): outputs: { \(free): Bool }"
    }
    if free == name {
      return "it can be \(flags.quotedList); or declare it: outputs: { \(free): Bool }"
    }
    return flags.count == 1 ? .write(flags[0]) : "it can be \(flags.quotedList)"
  }

  /// What has the name of a flag, and can't be one.
  private func kindOfFlag(_ name: String) -> String {
    switch lookUp(name) {
    case .value(let value) where value.role == .input: "a value that the view writes"
    case .value(let value) where value.isDerived: "derived: no run can set it"
    case .value(let value): "of the type \(value.type)"
    case .event: "an event"
    case .signal: "an event output"
    case .need: "a need"
    case .constant: "a constant"
    case .formatter: "a formatter"
    case .service: "a service"
    case .type, nil: "a type"
    }
  }
}
