import Diagnostics
import Expressions
import Reading
import Spec

/// Two bindings that call one method and set one value to what it answers: each `policy` is that of
/// its own runs, so a late answer of one overwrites a newer one of the other.
///
/// Only what begins with `start` is told of, where it surely is the same list or page that is loaded
/// again; and nothing is said of policies that differ, which somebody has thought about.
func racingAnswers(
  in spec: ScreenSpec, _ screen: CheckedScreen, _ answersAtOnce: NameSet
) -> [Diagnostic] {
  var found: [Diagnostic] = []
  typealias Before = (answers: AnsweredValues, triggers: [Name], policy: CheckedBinding.Policy)
  var before: [Before] = []
  var beforeAtStart: [Before] = []
  for (binding, checked) in zip(spec.bindings, screen.bindings) {
    guard case .when(let triggers) = binding.trigger, case .steps(let steps) = binding.body else {
      continue
    }
    var answers = AnsweredValues()
    answers.look(at: steps)
    answers.values.removeAll { answersAtOnce.contains($0.method) }
    guard !answers.values.isEmpty else { continue }
    let isAtStart = triggers.contains { $0.text == "start" }
    for other in isAtStart ? before : beforeAtStart where other.policy == checked.policy {
      guard let pair = answers.racing(with: other.answers),
        !answers.cancels(other.triggers), !other.answers.cancels(triggers)
      else { continue }
      let names = (other.triggers + triggers).map(\.text)
      found.append(
        .warning(
          .racingAnswer,
          "a late answer sets '\(pair.0.target.text)' over a newer one of the other binding",
          at: pair.0.target.span,
          hint:
            "one binding for both: 'when: [\(names.joined(separator: ", "))]'; or '- send' from one "
            + "to the other",
          related: [.init(pair.1.target.span, "the other one is here")]))
      break
    }
    before.append((answers, triggers, checked.policy))
    if isAtStart { beforeAtStart.append((answers, triggers, checked.policy)) }
  }
  return found
}

/// What a binding sets to the answers of its calls, and what it cancels.
private struct AnsweredValues {
  struct Value {
    var target: Name
    var method: String
  }

  var values: [Value] = []
  /// The names of answers, and the methods that gave them.
  private var answers: [String: String] = [:]
  private var cancelled = NameSet()

  func cancels(_ triggers: [Name]) -> Bool {
    triggers.contains { cancelled.contains($0.text) }
  }

  func racing(with other: AnsweredValues) -> (Value, Value)? {
    for value in values {
      let same = other.values.first {
        $0.target.text == value.target.text && $0.method == value.method
      }
      if let same { return (value, same) }
    }
    return nil
  }

  mutating func look(at steps: [StepSpec]) {
    for step in steps {
      switch step.kind {
      case .call(let call):
        if let name = call.name, call.onElement == nil {
          answers[name.text] = call.method.path
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

  /// A value that is the answer itself: one that is made of the value before has room for both.
  private mutating func add(_ pair: NamedValue) {
    guard let text = pair.value.scalar?.text, text.hasPrefix("="),
      let method = answers[String(text.dropFirst())]
    else { return }
    values.append(Value(target: pair.name, method: method))
  }
}
