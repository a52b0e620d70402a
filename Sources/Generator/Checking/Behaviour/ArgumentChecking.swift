import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// What events and methods are given.
extension ScreenChecker {
  /// The arguments in the order of the declaration; all have to be there, and no other.
  mutating func arguments(
    _ pairs: [NamedValue], for taker: Taker, in scope: Scope, at span: SourceSpan,
    allowsMissing: Bool = false
  ) -> [TypedExpression.Argument] {
    let pairs = values.joiningCutTexts(pairs)
    if reportNameless(pairs, of: taker) { return [] }
    let start = diagnostics.count
    let strangers = reportStrangers(among: pairs, of: taker)
    var missing: [TypedExpression.Parameter] = []
    var arguments: [TypedExpression.Argument] = []
    let before = diagnostics.count
    for parameter in taker.parameters {
      guard let pair = pairs.first(where: { $0.name.text == parameter.name }) else {
        if parameter.type != .unknown, !strangers.meant.contains(parameter.name) {
          missing.append(parameter)
        }
        continue
      }
      expressions.note(parameter.name, of: taker.name, parameter.type, at: pair.name.span)
      let told = diagnostics.count
      let value = values.value(
        pair.value, of: parameter.name, at: pair.name.span, in: scope, expected: parameter.type)
      note(parameter.name, of: taker, pair.value, from: told)
      arguments.append(TypedExpression.Argument(label: parameter.name, value: value))
    }
    expressions.joinSwapped(taker.parameters, from: before)
    relate(pairs, to: taker, from: before)
    if arguments.isEmpty { expressions.joinStrangers(from: start) }
    // One that is given twice, or that nobody can read, may be the one.
    if !allowsMissing, strangers.areMeant, !pairs.contains(where: { $0.value.isInvalid }) {
      report(missing, of: taker, at: span)
    }
    return arguments
  }

  /// The parameters that are meant by wrong labels, and whether that is known of all these: a wrong
  /// label explains a missing one.
  private mutating func reportStrangers(
    among pairs: [NamedValue], of taker: Taker
  ) -> (meant: [String], areMeant: Bool) {
    var found: (meant: [String], areMeant: Bool) = ([], true)
    lazy var isAllGiven = taker.parameters.allSatisfy { parameter in
      pairs.contains { $0.name.text == parameter.name }
    }
    for pair in pairs where !taker.parameters.contains(where: { $0.name == pair.name.text }) {
      let meant = reportStranger(
        pair.name.text, in: taker, at: pair.name.span, isAllGiven: isAllGiven)
      if let meant { found.meant.append(meant) } else { found.areMeant = false }
      // `{ =id, =page }` is one slip.
      if pair.name.text.hasPrefix("=") { break }
    }
    return found
  }

  private mutating func report(
    _ missing: [TypedExpression.Parameter], of taker: Taker, at span: SourceSpan
  ) {
    guard !missing.isEmpty else { return }
    let list = missing.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    report(
      .wrongArguments, "'\(taker.name)' needs \(list)", at: span,
      hint: "add to it: with: { \(missing.map { $0.name }.asPlaceholders) }",
      missing: .init(.arguments(missing.map { $0.name }, of: taker.name)))
  }
}
