import Checking
import Diagnostics
import Spec

extension [Diagnostic] {
  /// A name that several places use and nothing declares, where one declaration alone is there that
  /// nothing uses: it was renamed, and they were not.
  func namingRenamed(in spec: ScreenSpec, _ file: SourceFile) -> [Diagnostic] {
    guard contains(where: \.isOfLostName) else { return self }
    let bytes = file.bytes[...]
    return map { message in
      guard message.isOfLostName, let lost = message.missing?.name else { return message }
      let unused = spec.names(fitting: message).filter { bytes.hasOnce($0) }
      guard unused.count == 1 else { return message }
      // Others that are lost may have been it as well.
      let hasRival = contains { other in
        other.severity == .error && other.missing?.name.map { $0 != lost } ?? false
          && spec.names(fitting: other).contains(unused[0])
      }
      if hasRival { return message }
      var told = message
      let declaring = message.hint.flatMap { $0.text.hasPrefix("declare it") ? $0.text : nil }
      let rest = declaring.map { " If not, \($0.prefix { $0 != "\n" })" } ?? ""
      told.hint = "did you mean '\(unused[0])', which nothing uses?\(rest)"
      told.missing?.isGuessed = true
      return told
    }
  }
}

extension Diagnostic {
  /// Whether nothing has a name that is used more than once; a longer name that has it in it was
  /// hardly meant.
  fileprivate var isOfLostName: Bool {
    guard severity == .error, let missing, let name = missing.name, !missing.isElsewhere,
      !otherPlaces.isEmpty
    else { return false }
    return !missing.isGuessed || id == .unknownType && hint?.replacement?.holds(name) ?? false
  }
}

extension ScreenSpec {
  /// The names of all that could have the name that a message misses. What is derived for the view
  /// is nothing that the spec has to use.
  fileprivate func names(fitting message: Diagnostic) -> [String] {
    let names: [Name] =
      switch message.id {
      case .unknownType: models.map(\.name) + errors.map(\.name)
      case .wrongFormatter: formatters.map(\.name)
      case .unknownMethod: services.map(\.name)
      case .cannotSet: inputs.filter { !$0.isSent }.map(\.name) + state.map(\.name) + plainOutputs
      case .unknownTrigger: inputs.map(\.name)
      case .unknownEvent: inputs.filter(\.isSent).map(\.name) + eventOutputs
      case .unknownName:
        inputs.filter { !$0.isSent }.map(\.name) + state.map(\.name) + constants.map(\.name)
          + needs.map(\.name)
      default: []
      }
    return names.map(\.text)
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

extension ArraySlice<UInt8> {
  /// Whether a name stands in it as a word of its own, and only once.
  fileprivate func hasOnce(_ name: String) -> Bool {
    let word = Array(name.utf8)
    var count = 0
    for part in split(whereSeparator: { !$0.isInName }) where part.elementsEqual(word) {
      count += 1
    }
    return count == 1
  }
}

extension InputSpec {
  fileprivate var isSent: Bool {
    if case .event = kind { true } else { false }
  }
}
