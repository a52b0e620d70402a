import MVVMGenDiagnostics
import MVVMGenSpec

/// What is legal in a screen that is proven valid, and surely not meant.
///
/// In a wrong spec much is unused only because of what is wrong, so nothing is said where more than
/// scenarios is wrong. What a library declares is for others, except what its clients are made
/// with, what it says of JSON, what its formatters fix, and what it hides from them. What a message
/// has told to use counts as used.
public func warnings(
  of screen: CheckedScreen, _ spec: ScreenSpec, told: [Diagnostic]
) -> [Diagnostic] {
  let examined = ExaminedScreen(spec: spec, screen: screen, told: told)
  var found = warningsOfAll.flatMap { $0(examined) }
  guard !screen.isLibrary else { return found }
  found += warningsOfScreens.flatMap { $0(examined) }
  let uses = Uses(of: screen, spec, meant: told.compactMap { $0.expressionMeant })
  found += unusedNames(in: examined, uses)
  // Behaviour that is written in Swift may use anything.
  if !uses.isByHand { found += warningsOfUses.flatMap { $0(examined, uses) } }
  return found
}

private let warningsOfAll: [@Sendable (ExaminedScreen) -> [Diagnostic]] = [
  unusedClientNeeds, vainNamesInJSON, vainEnvironment, doubledEntries, publicNamesOfSwift,
]

private let warningsOfScreens: [@Sendable (ExaminedScreen) -> [Diagnostic]] = [
  unreachableSteps, scenariosThatExpectNothing, answeredReplies, earlyReplies, emptySteps,
  doubledNames, startValues, lateReads, idleLoading, lingeringLoading, unheardEvents, endedRuns,
  vainKeys, stuckFlags, lostChanges, racingAnswers, racingPages, skippedPages, staleCopies,
  staleIndices, droppedSends, callsMadeAgain,
]

private let warningsOfUses: [@Sendable (ExaminedScreen, Uses) -> [Diagnostic]] = [
  unsetOutputs, unusedInputs, unusedParameters, unreadStates, unsetStates, unusedDeclarations,
  unusedConstantsAndTypes, neverCalled, shownNames,
]

/// Whether scenarios that are right may show that there is nothing to warn of: what they give and
/// mention counts, and what they miss may be what uses the rest.
public func dependsOnScenarios(_ warning: Diagnostic, told: [Diagnostic]) -> Bool {
  let unused: [DiagnosticID] = [
    .unusedInput, .unreadState, .unusedFormatter, .unusedService, .unusedNeed,
  ]
  return [.neverSet, .neverCalled, .unusedConstant, .unusedType].contains(warning.id)
    || unused.contains(warning.id) && told.contains { $0.missing?.name != nil }
}

extension Diagnostic {
  /// The expression that was written as a text, where a message says so.
  fileprivate var expressionMeant: String? {
    if case .expressionMeant(let text)? = cause { text } else { nil }
  }

  /// Something that surely is not meant.
  static func warning(
    _ id: DiagnosticID, _ title: String, at span: SourceSpan, hint: Hint,
    related: [Related] = []
  ) -> Diagnostic {
    Diagnostic(id, title, at: span, severity: .warning, related: related, hint: hint)
  }
}
