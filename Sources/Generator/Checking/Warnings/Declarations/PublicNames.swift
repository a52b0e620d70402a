import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// Types that other modules see, and that have the name of one of Swift's own: Swift takes those of
/// a module that is imported first.
func publicNamesOfSwift(in examined: ExaminedScreen) -> [Diagnostic] {
  guard examined.screen.access > .internal else { return [] }
  let models = (examined.spec.models + examined.spec.errors).filter { !$0.isExternal }.map {
    $0.name
  }
  return (models + examined.spec.cells.map { $0.name }).compactMap { name in
    guard let module = moduleOfSwift(name.text) else { return nil }
    return .warning(
      .publicNameOfSwift,
      "'\(name.text)' hides Swift's own type in all modules that import this one", at: name.span,
      hint:
        "give it another name, for example '\(examined.spec.name.text)\(name.text)': Swift's own would "
        + "have to be written '\(module).\(name.text)' there")
  }
}

private func moduleOfSwift(_ name: String) -> String? {
  concurrency.contains(name) ? "_Concurrency" : swift.contains(name) ? "Swift" : nil
}

/// Those that are written by hand every day, and could be something of an app.
private let concurrency: NameSet = [
  "Actor", "AsyncSequence", "AsyncStream", "Clock", "Executor", "MainActor", "Task", "TaskGroup",
]
private let swift: NameSet = [
  "Character", "Codable", "Collection", "Comparable", "Duration", "Equatable", "Error", "Float",
  "Hashable", "Identifiable", "Mirror", "Range", "Result", "Sendable", "Sequence", "Substring",
]
