import Checking
import Expressions

/// Answers that several scenarios give: each of them stands once, beside the mocks.
struct SharedAnswers {
  private let unit: Unit
  private let answers: [(answer: CheckedScenario.Answer, name: String)]

  init(_ unit: Unit) {
    self.unit = unit
    var answers: [(answer: CheckedScenario.Answer, name: String)] = []
    var seen: [CheckedScenario.Answer] = []
    var counts: [String: Int] = [:]
    for answer in unit.screen.scenarios.flatMap({ $0.given.answers })
    where Self.isWorthAName(answer) {
      guard seen.contains(answer) else {
        seen.append(answer)
        continue
      }
      guard !answers.contains(where: { $0.answer == answer }) else { continue }
      let count = counts[answer.method, default: 0] + 1
      counts[answer.method] = count
      let number = count == 1 ? "" : String(count)
      answers.append((answer, unit.names.own("\(answer.method)Answer\(number)")))
    }
    self.answers = answers
  }

  var names: [String] { answers.map(\.name) }

  func name(of answer: CheckedScenario.Answer) -> String? {
    answers.first { $0.answer == answer }?.name
  }

  func add(to members: inout Members) {
    let emitter = ExpressionEmitter(unit, .test)
    for (answer, name) in answers {
      guard case .returns(let value?) = answer.kind,
        let method = unit.method(answer.method, of: answer.service)
      else { continue }
      let type = unit.names.type(method.answer)
      members.add("private let \(name): \(type) = \(emitter.typed(value))")
    }
  }

  private static func isWorthAName(_ answer: CheckedScenario.Answer) -> Bool {
    guard case .returns(let value?) = answer.kind else { return false }
    switch value.kind {
    case .list(let elements): return !elements.isEmpty
    case .model, .dictionary: return true
    default: return false
    }
  }
}
