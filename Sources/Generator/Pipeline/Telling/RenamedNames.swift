import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenSpec

extension [Diagnostic] {
  /// A name that several places use and nothing declares, where one declaration alone is there that
  /// nothing uses: it was renamed, and they were not.
  func namingRenamed(in spec: ScreenSpec, _ file: SourceFile) -> [Diagnostic] {
    guard contains(where: { $0.isOfLostName }) else { return self }
    let renamed = RenamedNames(self, in: spec, file)
    return map { message in
      guard message.isOfLostName, let name = renamed.name(meantBy: message) else { return message }
      var told = message
      let declaring = message.hint.flatMap { $0.text.hasPrefix("declare it") ? $0.text : nil }
      let rest = declaring.map { " If not, \($0.prefix { $0 != "\n" })" } ?? ""
      told.hint = "did you mean '\(name)', which nothing uses?\(rest)"
      told.missing?.isGuessed = true
      return told
    }
  }
}

/// The declarations that may have been renamed: for a kind of message those that nothing uses.
private struct RenamedNames {
  private var unused: [DiagnosticID: Set<String>] = [:]
  /// The lost names that a declaration may be, where it is the only one of a kind.
  private var lost: [String: Set<String>] = [:]

  init(_ messages: [Diagnostic], in spec: ScreenSpec, _ file: SourceFile) {
    let once = file.wordsStandingOnce
    let missing = messages.filter {
      $0.severity == .error && $0.missing?.name?.utf8.allSatisfy { $0.isInName } ?? false
    }
    for message in missing where unused[message.id] == nil {
      unused[message.id] = Set(spec.names(fitting: message.id).filter { once[$0] != nil })
      // A scenario may send what no binding has.
      if message.id == .unknownTrigger { unused[message.id]?.formUnion(spec.unheardEvents) }
    }
    let single = Set(unused.values.compactMap { $0.count == 1 ? $0.first : nil })
    for message in missing {
      guard let name = message.missing?.name, let names = unused[message.id] else { continue }
      for one in single where names.contains(one) { lost[one, default: []].insert(name) }
    }
  }

  /// The one that a message misses; nil where there are several, or others miss it too.
  func name(meantBy message: Diagnostic) -> String? {
    guard let names = unused[message.id], names.count == 1, let name = names.first,
      lost[name]?.count == 1
    else { return nil }
    return name
  }
}

extension Diagnostic {
  /// Whether nothing has a name that is used more than once; a longer name that has it in it was
  /// hardly meant.
  fileprivate var isOfLostName: Bool {
    guard severity == .error, let missing, let name = missing.name, !missing.isElsewhere,
      !otherPlaces.isEmpty || id == .unknownTrigger, name.utf8.allSatisfy({ $0.isInName })
    else { return false }
    guard missing.isGuessed else { return true }
    // `Lin` is a slip where `Line` is declared.
    guard id == .unknownType, let guess = hint?.replacement else { return false }
    return guess.holds(name) && guess.utf8.count > name.utf8.count + 2
  }
}

extension ScreenSpec {
  /// The names of all that could have the name that a kind of message misses. What is derived for
  /// the view is nothing that the spec has to use.
  fileprivate func names(fitting id: DiagnosticID) -> [String] {
    let names: [Name] =
      switch id {
      case .unknownType: models.map({ $0.name }) + errors.map({ $0.name })
      case .wrongFormatter: formatters.map({ $0.name })
      case .unknownMethod: services.map({ $0.name })
      case .cannotSet:
        inputs.filter { !$0.isEvent }.map({ $0.name }) + state.map({ $0.name }) + plainOutputs
      case .unknownTrigger: inputs.map({ $0.name })
      case .unknownEvent: inputs.filter({ $0.isEvent }).map({ $0.name }) + eventOutputs
      case .unknownName:
        inputs.filter { !$0.isEvent }.map({ $0.name }) + state.map({ $0.name })
          + constants.map({ $0.name })
          + needs.map({ $0.name })
      default: []
      }
    return names.map { $0.text }
  }

  /// The events that no binding has.
  fileprivate var unheardEvents: [String] {
    let heard = bindings.flatMap { binding -> [String] in
      if case .when(let names) = binding.trigger { names.map { $0.text } } else { [] }
    }
    return inputs.filter { $0.isEvent && !heard.contains($0.name.text) }.map { $0.name.text }
  }

  private var plainOutputs: [Name] {
    outputs.compactMap { output in
      guard case .value(let value) = output, case .stored = value.kind else { return nil }
      return value.name
    }
  }

  private var eventOutputs: [Name] {
    outputs.compactMap { output in
      if case .event(let event) = output { event.name } else { nil }
    }
  }
}
