import Checking
import Expressions

/// Answers that some scenarios give and others don't: each of them stands once, beside the mocks.
struct SharedAnswers {
  private let unit: Unit
  private var answers: [CheckedScenario.Answer] = []
  private var nameOf: [CheckedScenario.Answer: String] = [:]

  init(_ unit: Unit, besides common: CommonAnswers) {
    self.unit = unit
    var seen: Set<CheckedScenario.Answer> = []
    var taken = NameSet()
    for answer in unit.screen.scenarios.flatMap({ $0.given.answers })
    where Self.isWorthAName(answer) && !common.contains(answer) {
      guard !seen.insert(answer).inserted, nameOf[answer] == nil else { continue }
      let name = unit.names.own("\(answer.method)Answer", besides: taken)
      taken.insert(name)
      answers.append(answer)
      nameOf[answer] = name
    }
  }

  var names: [String] { answers.compactMap { nameOf[$0] } }

  func name(of answer: CheckedScenario.Answer) -> String? { nameOf[answer] }

  func add(to members: inout Members) {
    let emitter = ExpressionEmitter(unit, .test)
    for answer in answers {
      guard let name = nameOf[answer], case .returns(let value?) = answer.kind,
        let method = unit.method(answer.method, of: answer.service)
      else { continue }
      let type = unit.names.type(method.answerType)
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
