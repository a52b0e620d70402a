import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// Writes the choices of a binding: `if … else if … else`.
struct BranchEmitter {
  let steps: StepEmitter

  init(_ steps: StepEmitter) {
    self.steps = steps
  }

  /// Writes an `if` step.
  func emit(_ step: Step, isFollowed: Bool, to writer: inout CodeWriter) {
    if let apart = step.apart {
      writer.block("do") { steps.emit(apart, to: &$0) }
    } else if emitCases(step, to: &writer) {
      return
    } else if isFollowed, let (conditions, steps) = guarding(step, in: writer) {
      emitGuard(conditions, steps, to: &writer)
    } else if let choice = choice(step) {
      emit(choice, isFollowed: isFollowed, to: &writer) { $0.emit($1, to: &$2) }
    }
  }

  /// Writes the steps of one way through a choice.
  typealias Way = (StepEmitter, [Step], inout CodeWriter) -> Void

  /// Writes a choice: behind a `guard` where nothing follows it. `isEnded` where each way has an
  /// end of its own, also one without steps.
  func emit(
    _ choice: Choice, isFollowed: Bool, isEnded: Bool = false, to writer: inout CodeWriter,
    _ way: Way
  ) {
    if !isFollowed, steps.isLast, let (conditions, inner, then) = guarded(choice, in: writer) {
      emitGuard(conditions, [.stop], to: &writer)
      way(inner, then, &writer)
    } else {
      emitBranches(of: choice, after: "", isEnded, to: &writer, way)
    }
  }

  /// Writes the steps of a loop: behind a `guard` where all of them hang on a condition.
  func emit(each body: [Step], to writer: inout CodeWriter) {
    guard let choice = choice(onlyOneIn: body),
      let (conditions, inner, then) = guarded(choice, in: writer)
    else { return steps.emit(body, to: &writer) }
    emitGuard(conditions, [.stop], leavingBy: "continue", to: &writer)
    inner.emit(then, to: &writer)
  }

  /// Writes `guard let user else { … return }` where the run ends when there is no value, and
  /// answers with the choice, whose other way goes on behind it.
  func emitUnwrapping(
    _ step: Step, _ following: inout FollowingSteps, to writer: inout CodeWriter
  ) -> Choice? {
    guard let (then, otherwise) = waysOfGuard(step), let choice = choice(step),
      areNew(choice.locals, then),
      !following.give(anyOf: choice.locals + then.compactMap { $0.givenName })
    else { return nil }
    let conditions = parts(of: choice)
    guard writer.fits(Self.guardHead(conditions)) else { return nil }
    emitGuard(conditions, otherwise, to: &writer)
    return choice
  }

  /// What is done behind a `guard`, and what ends the run in it: there where nothing else is to
  /// follow, what is short stands first, and what is long is no deeper.
  private func waysOfGuard(_ step: Step) -> (then: [Step], otherwise: [Step])? {
    switch step {
    case .branchOfOptional(_, _, let then, let otherwise) where otherwise.isEnd:
      then.isEmpty ? nil : (then, otherwise)
    case .branch(_, let then, let otherwise), .branchOfOptional(_, _, let then, let otherwise):
      steps.isLast && !steps.returns && then.isLong && otherwise.isShort
        && !isChoiceOfCases(step) ? (then, otherwise + [.stop]) : nil
    default: nil
    }
  }

  /// Whether names that a `guard` gives, and those of the steps behind it, are no names here yet.
  private func areNew(_ locals: [String], _ then: [Step]) -> Bool {
    let known = steps.emitter.locals
    return !locals.contains(where: known.contains) && !then.give(anyOf: known)
  }

  /// `guard a, b else {`
  private static func guardHead(_ conditions: [Layout]) -> Layout {
    ["guard ", .joined(conditions, by: ", "), " else {"]
  }

  /// `if a, b {`
  private static func head(_ start: String, _ conditions: [Layout]) -> Layout {
    [.text(start), .joined(conditions, by: ", "), " {"]
  }

  /// Whether conditions without room beside each other have it below each other.
  private func fitBelow(
    _ conditions: [Layout], behind start: String = "guard ", in writer: CodeWriter
  ) -> Bool {
    conditions.count > 1 && writer.fits("\(start)\(conditions[0]),")
      && conditions.dropFirst().allSatisfy { writer.fits("  \($0),") }
  }

  private func emitGuard(
    _ conditions: [Layout], _ otherwise: [Step], leavingBy word: String = "return",
    to writer: inout CodeWriter
  ) {
    let head = Self.guardHead(conditions)
    let isStop = if case .stop = otherwise[0] { true } else { false }
    guard !writer.fits(head), fitBelow(conditions, in: writer) else {
      let line: Layout = "\(head) \(word) }"
      if isStop, writer.fits(line) { return writer.add(line) }
      writer.add(head)
      writer.inside { isStop ? $0.add(.text(word)) : steps.emit(otherwise, to: &$0) }
      return writer.add("}")
    }
    writer.add("guard \(conditions[0]),")
    writer.inside { body in
      for condition in conditions.dropFirst().dropLast() { body.add("\(condition),") }
      body.add(conditions[conditions.count - 1])
    }
    if isStop {
      writer.add("else { \(word) }")
    } else {
      writer.block("else") { steps.emit(otherwise, to: &$0) }
    }
  }

  /// `guard let user else { return }` where all that is left to do hangs on a condition, and is
  /// long, or has no room behind an `if`.
  private func guarded(
    _ choice: Choice, in writer: CodeWriter
  ) -> (conditions: [Layout], steps: StepEmitter, then: [Step])? {
    // A value that all steps are about is unwrapped in front of them; one step alone is an `if`.
    func isMeant(_ choice: Choice) -> Bool {
      choice.otherwise.isEmpty && !steps.returns
        && (!choice.pattern.isEmpty && choice.then.stepCount > 1 || choice.then.isLong)
    }
    let (conditions, inner, innermost, locals) = clauses(of: choice)
    let all = (conditions, inner, innermost.then)
    let areNew = self.areNew(locals.flatMap { $0 }, innermost.then)
    // Conditions that have no room behind an `if` stand below each other behind a `guard`.
    let isWide =
      locals == [[]] && conditions.count > 1 && choice.otherwise.isEmpty && !steps.returns
      && !writer.fits("if \(choice.condition.layout) {")
    let isInnermostMeant = isMeant(innermost) || isWide
    if isInnermostMeant, areNew, writer.fits(Self.guardHead(conditions)) { return all }
    // Those that have no room beside each other are unwrapped below each other, or one after the
    // other where one of them needs several lines.
    let isApart =
      isMeant(choice) && (locals.count == 1 || !writer.fits(Self.head("if ", conditions)))
    guard isInnermostMeant || isApart else { return nil }
    if areNew, fitBelow(conditions, in: writer) { return all }
    let first = parts(of: choice)
    guard isApart, self.areNew(choice.locals, choice.then), writer.fits(Self.guardHead(first))
    else { return nil }
    return (first, steps.with(choice.locals), choice.then)
  }

  /// `guard isOpen else {` for what ends the run where something is not so, and
  /// `guard !list.isEmpty else {` where nothing else is done there.
  private func guarding(
    _ step: Step, in writer: CodeWriter
  ) -> (conditions: [Layout], steps: [Step])? {
    guard case .branch(let condition, let then, let otherwise) = step, otherwise.isEmpty,
      case .stop? = then.last
    else { return nil }
    let wanted: [TypedExpression]
    switch condition.kind {
    case .not(let condition): wanted = condition.conjuncts
    case .binary(.notEqual, _, _): wanted = [condition.negated]
    default:
      let opposites = condition.disjuncts.compactMap({ $0.opposite })
      guard then.count == 1, opposites.count == condition.disjuncts.count else { return nil }
      wanted = opposites
    }
    let conditions = layouts(wanted)
    return writer.fits(Self.guardHead(conditions)) ? (conditions, then) : nil
  }

  struct Choice {
    var condition: SwiftExpression
    /// What stands between `if` and the condition.
    var pattern = ""
    var locals: [String] = []
    var then: [Step]
    var otherwise: [Step]
    /// The condition as it was written, where that is a Bool.
    var written: TypedExpression?
  }

  private func emitBranches(
    of choice: Choice, after before: String, _ isEnded: Bool, to writer: inout CodeWriter,
    _ way: Way
  ) {
    if let (head, inner, then) = joined(choice, after: before, in: writer) {
      writer.add(head)
      writer.inside { way(inner, then, &$0) }
    } else {
      writer.add(Self.head("\(before)if \(choice.pattern)", choice.condition))
      writer.inside { way(steps.with(choice.locals), choice.then, &$0) }
      if let other = self.choice(onlyOneIn: choice.otherwise) {
        return emitBranches(of: other, after: "} else ", isEnded, to: &writer, way)
      }
    }
    if !choice.otherwise.isEmpty || isEnded {
      writer.add("} else {")
      writer.inside { way(steps, choice.otherwise, &$0) }
    }
    writer.add("}")
  }

  /// `if let a = b, c {` for choices that are all there is in each other, where that has room on a
  /// line, or each condition has.
  private func joined(
    _ choice: Choice, after before: String, in writer: CodeWriter
  ) -> (head: Layout, steps: StepEmitter, then: [Step])? {
    let (conditions, steps, innermost, locals) = clauses(of: choice)
    let start = "\(before)if "
    guard locals.count > 1,
      writer.fits(Self.head(start, conditions)) || fitBelow(conditions, behind: start, in: writer)
    else { return nil }
    let all = Layout.group(.nested(.joined(conditions, by: [",", .space])))
    return ([.text(start), all, .brace], steps, innermost.then)
  }

  /// The conditions of a choice and of those that are all there is in each other, and the names
  /// that each of them gives.
  private func clauses(
    of choice: Choice
  ) -> (conditions: [Layout], steps: StepEmitter, innermost: Choice, locals: [[String]]) {
    var (steps, innermost, locals) = (steps.with(choice.locals), choice, [choice.locals])
    var conditions = parts(of: choice)
    while innermost.otherwise.isEmpty,
      let inner = BranchEmitter(steps).choice(onlyOneIn: innermost.then), inner.otherwise.isEmpty
    {
      conditions += BranchEmitter(steps).parts(of: inner)
      (steps, innermost) = (steps.with(inner.locals), inner)
      locals.append(inner.locals)
    }
    return (conditions, steps, innermost, locals)
  }

  /// What stands between commas.
  private func parts(of choice: Choice) -> [Layout] {
    let parts = choice.written?.conjuncts ?? []
    return parts.count > 1 ? layouts(parts) : ["\(choice.pattern)\(choice.condition.layout)"]
  }

  private func layouts(_ parts: [TypedExpression]) -> [Layout] {
    parts.map { steps.emitter.inHead.layout($0) }
  }

  /// The condition of a loop over what is chosen, where that is all there is in it.
  func filter(_ steps: [Step]) -> Choice? {
    guard let choice = choice(onlyOneIn: steps), choice.otherwise.isEmpty,
      choice.pattern.isEmpty, self.choice(onlyOneIn: choice.then) == nil
    else { return nil }
    return choice
  }

  /// Whether the condition of an `if` has room on a line, beside those of the ones that are all
  /// there is in it, or above them.
  func fits(_ step: Step, in writer: CodeWriter) -> Bool {
    guard let choice = choice(step) else { return false }
    let conditions = clauses(of: choice).conditions
    return writer.fits(Self.guardHead(conditions)) || fitBelow(conditions, in: writer)
  }

  /// The choice that is all there is in a list of steps.
  func choice(onlyOneIn steps: [Step]) -> Choice? { steps.count == 1 ? choice(steps[0]) : nil }

  /// The choice as Swift makes it: with the other way round where `then` is empty.
  func choice(_ step: Step) -> Choice? {
    let emitter = steps.emitter.inHead
    switch step {
    case .branch(let condition, let then, let otherwise):
      guard then.isEmpty else {
        let asked = asked(condition)
        return Choice(
          condition: asked ?? emitter.expression(condition), then: then, otherwise: otherwise,
          written: asked == nil ? condition : nil)
      }
      return Choice(
        condition: emitter.expression(condition.negated), then: otherwise, otherwise: [])
    case .branchOfOptional(let value, let name, let then, let otherwise):
      let value = asked(value) ?? emitter.expression(value)
      func comparison(_ sign: String) -> SwiftExpression {
        SwiftExpression("\(value.layout(atLeast: .coalescing)) \(sign) nil", .comparison)
      }
      if then.isEmpty {
        return Choice(condition: comparison("=="), then: otherwise, otherwise: [])
      }
      guard then.mention(name) else {
        return Choice(condition: comparison("!="), then: then, otherwise: otherwise)
      }
      return Choice(
        condition: value, pattern: Self.pattern(name, value), locals: [name], then: then,
        otherwise: otherwise)
    default: return nil
    }
  }

  /// The call whose answer a value is, where it stands in its place.
  private func asked(_ value: TypedExpression) -> SwiftExpression? {
    steps.asked.flatMap { value.isLocal($0.name) ? SwiftExpression($0.call) : nil }
  }

  /// `let name = ` before a value, and `let ` before one that has that name already.
  static func pattern(_ name: String, _ value: SwiftExpression) -> String {
    let name = SwiftName.plain(name)
    return value.layout.bytes.elementsEqual(name.utf8) ? "let " : "let \(name) = "
  }

  /// `if condition {`.
  static func head(_ before: String, _ condition: SwiftExpression) -> Layout {
    let layout = condition.layout
    if before.hasSuffix("= "), let (condition, branches) = condition.choice {
      // The condition has a line of its own where it would be broken, and its branches are no
      // deeper.
      let value = Layout.group([.group([.hangingSpace, condition]), branches])
      return [.text(String(before.dropLast())), value, .brace]
    }
    if before.hasSuffix("= "), layout.startsWithParenthesis {
      let value = Layout.group(.nested([.space, layout.besideParenthesis]))
      return [.text(String(before.dropLast())), value, .brace]
    }
    let asked = layout.isPath ? .group(layout) : layout
    guard before.hasPrefix("return ") else { return [.text(before), asked, .brace] }
    // What has no room behind it stands below.
    let rest = Layout.text(String(before.dropFirst("return ".count)))
    return ["return", .group([.nested(.space), rest, asked]), .brace]
  }
}

extension TypedExpression {
  /// The parts of `a and b`, which stand between commas where others do.
  fileprivate var conjuncts: [TypedExpression] {
    guard case .binary(.and, let left, let right) = kind else { return [self] }
    return left.conjuncts + right.conjuncts
  }

  /// The parts of `a or b`.
  fileprivate var disjuncts: [TypedExpression] {
    guard case .binary(.or, let left, let right) = kind else { return [self] }
    return left.disjuncts + right.disjuncts
  }

  /// What is so where this is not, if that can be said as directly.
  fileprivate var opposite: TypedExpression? {
    switch kind {
    case .binary(let sign, let left, _): sign.opposite(of: left.type) == nil ? nil : negated
    case .not, .reference, .field, .builtin: negated
    default: nil
    }
  }
}

extension [Step] {
  /// Whether there is more in them than a reader has in view behind an `if`.
  fileprivate var isLong: Bool {
    var count = stepCount
    // Beside what is done there, a call that may fail takes lines of its own for that.
    visit { if case .call(let call) = $0 { count += call.onError == nil ? 3 : 4 } }
    return count > 5
  }

  /// Whether there is little to read in them, and no choice.
  fileprivate var isShort: Bool {
    !isEmpty && count < 3
      && allSatisfy { step in
        switch step {
        case .set, .send, .emit: true
        default: false
        }
      }
  }

  /// How many there are, with those inside them.
  fileprivate var stepCount: Int {
    var count = 0
    visit { _ in count += 1 }
    return count
  }

  private func visit(_ body: (Step) -> Void) {
    for step in self { step.visit(body) }
  }
}
