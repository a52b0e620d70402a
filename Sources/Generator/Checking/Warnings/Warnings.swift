import Diagnostics
import Expressions
import Spec

/// What is legal in a screen that is proven valid, and surely not meant.
///
/// In a wrong spec much is unused only because of what is wrong, so nothing is said where more than
/// scenarios is wrong. What a library declares is for others, except what its clients are made
/// with, what it says of JSON, what its formatters fix, and what it hides from them. What a message
/// has told to use counts as used.
public func warnings(
  of screen: CheckedScreen, _ spec: ScreenSpec, told: [Diagnostic]
) -> [Diagnostic] {
  var found = unusedClientNeeds(in: spec, told: told) + vainNamesInJSON(in: spec, screen)
  found += vainEnvironment(in: spec, screen) + doubledEntries(in: spec)
  found += publicNamesOfSwift(in: spec, screen)
  guard !screen.isLibrary else { return found }
  let answersAtOnce = screen.methodsThatAnswerAtOnce
  found += unreachableSteps(in: spec, screen) + scenariosThatExpectNothing(in: spec)
  found += answeredReplies(in: spec) + earlyReplies(in: spec, screen) + emptySteps(in: spec)
  found += doubledNames(in: spec) + startValues(in: spec, screen)
  found += lateReads(in: spec, screen, answersAtOnce)
  found += idleLoading(in: spec, screen, answersAtOnce, told: told)
  found += lingeringLoading(in: spec, answersAtOnce)
  found += unheardEvents(in: spec, screen, answersAtOnce)
  found += endedRuns(in: spec, screen, answersAtOnce)
  found += vainKeys(in: spec, screen) + stuckFlags(in: spec)
  found += lostRollbacks(in: spec, screen, answersAtOnce)
  found += racingAnswers(in: spec, screen, answersAtOnce)
  found += racingPages(in: spec, screen, answersAtOnce)
  found += staleCopies(in: spec, answersAtOnce)
  found += staleIndices(in: spec, screen, answersAtOnce)
  found += droppedSends(in: spec, screen)
  let uses = Uses(of: screen, spec, meant: told.compactMap(\.expressionMeant))
  found += unusedNames(in: spec, uses)
  // Behaviour that is written in Swift may use anything.
  if !uses.isByHand {
    found += unsetOutputs(of: spec, uses)
    found += unusedInputs(of: spec, uses)
    if !told.contains(where: \.mayMeanParameter) {
      found += unusedParameters(of: spec, screen, uses)
    }
    found += unreadStates(of: spec, uses, told: told)
    found += unsetStates(of: spec, uses)
    found += unusedDeclarations(of: spec, uses)
    // What others see they may use.
    if screen.access == .internal { found += unusedConstantsAndTypes(of: spec, screen, uses) }
    found += neverCalled(in: spec, screen, uses)
    found += shownNames(in: screen, spec, uses)
  }
  return found
}

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

extension CheckedScreen {
  /// The paths of the methods that are no call in the sense of the promises.
  var methodsThatAnswerAtOnce: NameSet {
    var names = NameSet()
    for service in withLibraries.flatMap(\.services) {
      for method in service.methods where method.answersAtOnce {
        names.insert(service.path(of: method))
      }
    }
    return names
  }
}
