import Checking
import Expressions

/// Writes the choices of a binding: `if … else if … else`.
struct BranchEmitter {
  private let steps: StepEmitter

  init(_ steps: StepEmitter) {
    self.steps = steps
  }

  /// Writes an `if` step; whether nothing after it can be reached.
  func emit(_ step: Step, isFollowed: Bool, to writer: inout CodeWriter) -> Bool {
    if let only = step.onlyWay, isFollowed, only.nameSomething {
      // What stands behind it may have the same names.
      var ends = false
      writer.block("do") { ends = steps.emit(only, to: &$0) }
      return ends
    }
    if isFollowed, let (head, steps) = guarding(step, in: writer) {
      writer.add(head)
      writer.inside { _ = self.steps.emit(steps, to: &$0) }
      writer.add("}")
      return false
    }
    return emit(step, after: "", to: &writer)
  }

  /// `guard isOpen else {` for what ends the run where something is not so.
  private func guarding(_ step: Step, in writer: CodeWriter) -> (head: Layout, steps: [Step])? {
    guard case .branch(let condition, let then, let otherwise) = step, otherwise.isEmpty,
      case .not(let wanted) = condition.kind, case .stop? = then.last
    else { return nil }
    let head: Layout = "guard \(steps.emitter.inHead.layout(wanted)) else {"
    return writer.fits(head) ? (head, then) : nil
  }

  struct Choice {
    var condition: SwiftExpression
    /// What stands between `if` and the condition.
    var pattern = ""
    var locals: [String] = []
    var then: [Step]
    var otherwise: [Step]

    /// What stands between commas.
    var clause: Layout { "\(pattern)\(condition.layout)" }
  }

  private func emit(_ step: Step, after before: String, to writer: inout CodeWriter) -> Bool {
    if let only = step.onlyWay {
      // Swift warns of what can never run.
      guard !before.isEmpty else { return steps.emit(only, to: &writer) }
      return emitElse(only, to: &writer)
    }
    guard let choice = choice(step) else {
      // Nothing is chosen between, which Swift would warn of.
      if !before.isEmpty { writer.add("}") }
      return false
    }
    if let (head, steps, then) = joined(choice, after: before, in: writer) {
      writer.add(head)
      writer.inside { _ = steps.emit(then, to: &$0) }
      writer.add("}")
      return false
    }
    writer.add(
      Self.head("\(before)if \(choice.pattern)", choice.condition))
    var endsThen = false
    writer.inside { endsThen = steps.with(choice.locals).emit(choice.then, to: &$0) }
    if choice.otherwise.isEmpty {
      writer.add("}")
      return false
    }
    if choice.otherwise.count == 1, choice.otherwise[0].isBranch {
      let endsElse = emit(choice.otherwise[0], after: "} else ", to: &writer)
      return endsThen && endsElse
    }
    let endsElse = emitElse(choice.otherwise, to: &writer)
    return endsThen && endsElse
  }

  /// `if let a = b, c {` for choices that are all there is in each other, where that has room on a line.
  private func joined(
    _ choice: Choice, after before: String, in writer: CodeWriter
  ) -> (head: Layout, steps: StepEmitter, then: [Step])? {
    var (steps, innermost) = (steps.with(choice.locals), choice)
    var conditions = [choice.clause]
    while innermost.otherwise.isEmpty, case let written = innermost.then.written,
      written.count == 1, written[0].isOpenBranch,
      let inner = BranchEmitter(steps).choice(written[0]), inner.otherwise.isEmpty
    {
      conditions.append(inner.clause)
      (steps, innermost) = (steps.with(inner.locals), inner)
    }
    guard conditions.count > 1 else { return nil }
    let head: Layout = ["\(before)if ", .joined(conditions, by: ", "), " {"]
    return writer.fits(head) ? (head, steps, innermost.then) : nil
  }

  /// The condition of a loop over what is chosen, where that is all there is in it.
  func filter(_ steps: [Step]) -> Choice? {
    guard case let written = steps.written, written.count == 1, written[0].isOpenBranch,
      let choice = choice(written[0]), choice.otherwise.isEmpty, choice.pattern.isEmpty,
      case let inner = choice.then.written, let first = inner.first,
      inner.count > 1 || !first.isOpenBranch
    else { return nil }
    return choice
  }

  private func emitElse(_ otherwise: [Step], to writer: inout CodeWriter) -> Bool {
    guard !otherwise.isEmpty else {
      writer.add("}")
      return false
    }
    var ends = false
    writer.add("} else {")
    writer.inside { ends = steps.emit(otherwise, to: &$0) }
    writer.add("}")
    return ends
  }

  /// The choice as Swift makes it: with the other way round where `then` is empty.
  func choice(_ step: Step) -> Choice? {
    let emitter = steps.emitter.inHead
    switch step {
    case .branch(let condition, let then, let otherwise):
      if !then.isEmpty {
        return Choice(
          condition: emitter.expression(condition), then: then, otherwise: otherwise)
      }
      let negated = TypedExpression(.not(condition), .bool)
      return otherwise.isEmpty
        ? nil : Choice(condition: emitter.expression(negated), then: otherwise, otherwise: [])
    case .branchOfOptional(let value, let name, let then, let otherwise):
      func comparison(_ sign: String) -> SwiftExpression {
        SwiftExpression(
          "\(emitter.layout(value, atLeast: .coalescing)) \(sign) nil", .comparison)
      }
      if then.isEmpty {
        return otherwise.isEmpty
          ? nil : Choice(condition: comparison("=="), then: otherwise, otherwise: [])
      }
      guard then.mention(name) else {
        return Choice(condition: comparison("!="), then: then, otherwise: otherwise)
      }
      return Choice(
        condition: emitter.expression(value), pattern: "let \(SwiftName.plain(name)) = ",
        locals: [name], then: then, otherwise: otherwise)
    default: return nil
    }
  }

  /// `if condition {`, with the brace on a line of its own below a condition of several lines.
  static func head(_ before: String, _ condition: SwiftExpression) -> Layout {
    let layout = condition.layout
    let isPlain = layout.isPath
    let brace = Layout.either(broken: [.newLine, "{"], flat: " {")
    if condition.isNegatedGroup || !isPlain && layout.startsWithParenthesis {
      return .group([.text(before), layout, brace])
    }
    guard isPlain || condition.level < .prefix, let inner = isPlain ? layout : layout.insideOfGroup
    else { return "\(before)\(layout) {" }
    return .group([.text(before), inner, brace])
  }
}

extension Step {
  fileprivate var isBranch: Bool {
    switch self {
    case .branch, .branchOfOptional: true
    default: false
    }
  }

  /// Whether it is a choice that is made only when it comes to it.
  var isOpenBranch: Bool { isBranch && onlyWay == nil }

  /// The steps of a choice whose condition is `true` or `false`.
  var onlyWay: [Step]? {
    guard case .branch(let condition, let then, let otherwise) = self,
      case .bool(let isTrue) = condition.kind
    else { return nil }
    return isTrue ? then : otherwise
  }
}

extension [Step] {
  /// Whether they may give names in Swift: to a value, an answer, or what a `set` puts aside.
  var nameSomething: Bool {
    contains { step in
      switch step {
      case .letValue, .call: true
      case .set(let assignments): assignments.count > 1
      default: step.onlyWay?.nameSomething ?? false
      }
    }
  }
}
