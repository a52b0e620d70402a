import MVVMGenChecking
import MVVMGenExpressions

/// Answers of scenarios that are too large to stand in a test: each stands once, beside the mocks.
/// That depends on their size and not on how many give them, so that no test depends on what others
/// say.
struct LargeAnswers {
  private var answers: [(name: String, type: String, value: Layout)] = []
  private var nameOf: [CheckedScenario.Answer: String] = [:]

  /// About eight lines of models.
  private static let size = 240

  init(_ unit: Unit) {
    let emitter = ExpressionEmitter(unit, .test)
    var taken = NameSet()
    for answer in unit.screen.scenarios.flatMap({ $0.given.answers }) where nameOf[answer] == nil {
      guard case .returns(let value?) = answer.kind, value.holdsOthers, !unit.isCommon(answer),
        let method = unit.method(answer.method, of: answer.service)
      else { continue }
      let layout = emitter.typed(value)
      guard LayoutPrinter.flat(layout).bytes.count > Self.size else { continue }
      let name = unit.names.own("\(answer.method)Answer", besides: taken)
      taken.insert(name)
      nameOf[answer] = name
      answers.append((name, unit.names.type(method.answerType), layout))
    }
  }

  var names: [String] { answers.map { $0.name } }

  func name(of answer: CheckedScenario.Answer) -> String? { nameOf[answer] }

  func add(to members: inout Members) {
    for (name, type, value) in answers {
      members.add("private let \(name): \(type) = \(value)")
    }
  }
}

extension TypedExpression {
  /// Whether it is written with its elements or fields.
  fileprivate var holdsOthers: Bool {
    switch kind {
    case .list, .model, .dictionary: true
    default: false
    }
  }
}
