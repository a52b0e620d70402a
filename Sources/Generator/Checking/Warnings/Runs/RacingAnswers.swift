import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// Two bindings that call one method and set one value to what it answers: each `policy` is that of
/// its own runs, so a late answer of one overwrites a newer one of the other.
///
/// It is told only where the same is surely asked again: where a binding begins with `start`, and
/// where calls are made with the same values of the screen. Nothing is said where the policies
/// differ: somebody has thought about that.
func racingAnswers(in examined: ExaminedScreen) -> [Diagnostic] {
  guard examined.asksInTwoBindings else { return [] }
  var found: [Diagnostic] = []
  let values = NameSet(examined.screen.values.map { $0.name })
  // The first binding that asks each question.
  var before = NameTable<(target: Name, answers: AnswersOfBinding)>()
  for (binding, checked) in examined.bindings {
    guard case .when(let triggers) = binding.trigger else { continue }
    let answers = AnswersOfBinding(binding, when: triggers, of: examined.awaited)
    let isAtStart = triggers.contains { $0.text == "start" }
    let questions = answers.values.filter { $0.isPart }.map { value in
      let what = "\(value.target.text) \(value.call.method.path) \(checked.policy.rawValue)"
      let asked = asked(value.call, in: checked, of: values).map { "\(what) \($0)" }
      return (value: value, what: what, asked: asked)
    }
    for (value, what, asked) in questions {
      let others = isAtStart ? [what] : ["\(what) start", asked].compactMap { $0 }
      guard let other = others.lazy.compactMap({ before[$0] }).first,
        !answers.cancels(other.answers.triggers), !other.answers.cancels(triggers)
      else { continue }
      let names = (other.answers.triggers + triggers).map { $0.text }.joined(separator: ", ")
      found.append(
        .warning(
          .racingAnswer,
          "a late answer sets '\(value.target.text)' over a newer one of the other binding",
          at: value.target.span,
          hint: "one binding for both: 'when: [\(names)]'; or '- send' from one to the other",
          related: [.init(other.target.span, "the other one is here")]))
      break
    }
    for (value, what, asked) in questions {
      for question in [what, isAtStart ? "\(what) start" : nil, asked].compactMap({ $0 }) {
        before.add(question, (value.target, answers))
      }
    }
  }
  return found
}

/// What a call is made with, where that is values of the screen as they are then; nil where it is
/// anything else, as what an event brings.
private func asked(_ call: CallSpec, in binding: CheckedBinding, of values: NameSet) -> String? {
  var asked: [String] = []
  for argument in call.with {
    guard let text = argument.value.scalar?.text else { return nil }
    asked.append("\(argument.name.text): \(text)")
    guard text.hasPrefix("=") else { continue }
    let names = parseExpression(text, from: 1).0.names.names
    guard
      names.allSatisfy({ name in
        values.contains(name) && !binding.parameters.contains { $0.name == name }
      })
    else { return nil }
  }
  let isOfScreen = call.with.contains { $0.value.scalar?.text.hasPrefix("=") ?? false }
  return isOfScreen ? asked.sorted().joined(separator: ", ") : nil
}
