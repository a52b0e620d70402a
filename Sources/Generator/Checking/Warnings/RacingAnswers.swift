import Diagnostics
import Expressions
import Reading
import Spec

/// Two bindings that call one method and set one value to what it answers: each `policy` is that of
/// its own runs, so a late answer of one overwrites a newer one of the other.
///
/// It is told only where the same is surely asked again: where a binding begins with `start`, and
/// where calls are made with the same values of the screen. Nothing is said where the policies
/// differ: somebody has thought about that.
func racingAnswers(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  let values = NameSet(examined.screen.values.map(\.name))
  // The first binding that asks each question.
  var before = NameTable<(target: Name, triggers: [Name], answers: AnsweredValues)>()
  for (binding, checked) in examined.bindings {
    guard case .when(let triggers) = binding.trigger else { continue }
    var answers = AnsweredValues()
    answers.look(at: binding.steps)
    answers.values.removeAll { examined.answersAtOnce.contains($0.call.method.path) }
    guard !answers.values.isEmpty else { continue }
    let isAtStart = triggers.contains { $0.text == "start" }
    let questions = answers.values.map { value in
      let what = "\(value.target.text) \(value.call.method.path) \(checked.policy.rawValue)"
      let asked = asked(value.call, in: checked, of: values).map { "\(what) \($0)" }
      return (value: value, what: what, asked: asked)
    }
    for (value, what, asked) in questions {
      let others = isAtStart ? [what] : ["\(what) start", asked].compactMap(\.self)
      guard let other = others.lazy.compactMap({ before[$0] }).first,
        !answers.cancels(other.triggers), !other.answers.cancels(triggers)
      else { continue }
      let names = (other.triggers + triggers).map(\.text).joined(separator: ", ")
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
      for question in [what, isAtStart ? "\(what) start" : nil, asked].compactMap(\.self) {
        before.add(question, (value.target, triggers, answers))
      }
    }
  }
  return found
}

/// What a call is made with, where that is values of the screen as they are then; nil where it is
/// anything else, as what an event brings.
private func asked(
  _ call: CallSpec, in binding: CheckedBinding, of values: NameSet
) -> String? {
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

/// What a binding sets to the answers of its calls, and what it cancels.
private struct AnsweredValues {
  struct Value {
    var target: Name
    var call: CallSpec
  }

  var values: [Value] = []
  /// The names of answers, and the calls that gave them.
  private var answers: [String: CallSpec] = [:]
  private var cancelled = NameSet()

  func cancels(_ triggers: [Name]) -> Bool {
    triggers.contains { cancelled.contains($0.text) }
  }

  mutating func look(at steps: [StepSpec]) {
    for step in steps {
      switch step.kind {
      case .call(let call):
        if let name = call.name, call.onElement == nil {
          answers[name.text] = call
        }
      case .set(let pairs):
        for pair in pairs { add(pair) }
      case .branch(_, _, let then, let otherwise):
        look(at: then)
        look(at: otherwise)
      case .cancel(let names):
        for name in names { cancelled.insert(name.text) }
      case .letValue, .forEach, .send, .emit, .wait, .stop, .swift: continue
      }
    }
  }

  /// A value that is the answer itself or a part of it: one that is made of the value before has room
  /// for both.
  private mutating func add(_ pair: NamedValue) {
    guard let text = pair.value.scalar?.text, text.hasPrefix("=") else { return }
    let path = text.utf8.dropFirst()
    let end = path.firstIndex { !$0.isInName } ?? path.endIndex
    guard let call = answers[String(Substring(path[..<end]))],
      path[end...].allSatisfy({ $0.isInName || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") })
    else { return }
    values.append(Value(target: pair.name, call: call))
  }
}
