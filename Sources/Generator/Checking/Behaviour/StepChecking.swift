import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// The steps one after another; what one names the next ones see.
  mutating func steps(_ specs: [StepSpec], in scope: Scope) -> [Step] {
    let start = diagnostics.count
    let steps = stepsAsWritten(specs, in: scope)
    guard diagnostics.hasErrors(from: start) else { return steps }
    return stepsWithSigns(specs, in: scope, from: start) ?? steps
  }

  /// The steps, as if each was meant as it stands there.
  mutating func stepsAsWritten(_ specs: [StepSpec], in outer: Scope) -> [Step] {
    var scope = outer
    var steps: [Step] = []
    var guards: [(condition: YAMLNode, told: Int)] = []
    for (index, spec) in specs.enumerated() {
      let before = diagnostics.count
      steps.append(contentsOf: self.steps(spec, in: &scope))
      if diagnostics.count > before {
        joinDoubled(spec, after: specs.prefix(index), from: before)
        hintAtOrder(
          of: specs[(index + 1)...].flatMap { $0.namesGiven }, from: before,
          "a step below names it: move that above this one")
      }
      if case .branch(let branch) = spec.kind, branch.isGuard {
        guards.append((branch.condition, diagnostics.count))
      }
    }
    for (condition, told) in guards { hintAtNaming(condition, from: told, in: .following) }
    return steps
  }

  private mutating func steps(_ spec: StepSpec, in scope: inout Scope) -> [Step] {
    switch spec.kind {
    case .set(let pairs): return [.set(assignments(pairs, in: scope))]
    case .letValue(let pairs): return letValues(pairs, in: &scope)
    case .call(let call): return self.call(call, in: &scope)
    case .branch(let branch): return [self.branch(branch, in: scope)]
    case .forEach(let node, let name, let body): return [forEach(node, name, body, in: scope)]
    case .send(let name, let with): return send(name, with, in: scope)
    case .emit(let name, let value): return emit(name, value, in: scope)
    case .cancel(let names):
      return [.cancel(names.map { $0.text })]
    case .wait(let text): return [.wait(timeSpan(text))]
    case .stop: return [.stop]
    case .swift(let node): return [.swift(swift(node, in: scope))]
    }
  }

  private mutating func letValues(_ pairs: [NamedValue], in scope: inout Scope) -> [Step] {
    pairs.enumerated().map { index, pair in
      let before = diagnostics.count
      if reportCall(in: pair) {
        addLocal(pair.name, .unknown, to: &scope)
        return .letValue(name: pair.name.text, .unknown)
      }
      let value =
        valueLackingSign(pair.value, in: scope)
        ?? values.inferredValue(
          pair.value, in: scope,
          remedy: "write it where it is used, or set a state, which has a type")
      if diagnostics.count > before {
        hintAtOrder(of: pairs[(index + 1)...].map { $0.name.text }, from: before)
      }
      let method = warnOfCall(in: pair)
      addLocal(pair.name, value.type, to: &scope)
      if let method {
        let (name, place) = (pair.name.text, pair.name.span)
        scope.note(name, isAnswerOf: Scope.Declared(path: name, span: place))
        diagnostics[diagnostics.count - 1].roots.append(
          .init(name, at: place, taken: expressions.types.shape(of: method.answerType)))
      }
      scope.remember(pair.name.text, value)
      return .letValue(name: pair.name.text, value)
    }
  }

  /// A `let` that stands there twice is one mistake, and not one for each of its names.
  private mutating func joinDoubled(
    _ step: StepSpec, after others: ArraySlice<StepSpec>, from before: Int
  ) {
    guard case .letValue(let pairs) = step.kind, let other = others.first(where: step.isSame),
      diagnostics.count - before == pairs.count,
      diagnostics[before...].allSatisfy({ $0.id == .hidesName })
    else { return }
    diagnostics.removeSubrange(before...)
    report(
      .hidesName, "this step is there twice", at: step.keySpan, hint: "remove one of them",
      related: [.init(other.keySpan, "it is there already")])
  }

  private mutating func forEach(
    _ node: YAMLNode, _ name: Name, _ body: [StepSpec], in scope: Scope
  ) -> Step {
    let before = diagnostics.count
    let list = expressions.expression(node, in: scope, expected: nil)
    hintAtStream(node, from: before)
    var inner = scope
    addLocal(name, elementType(of: list, at: node, in: scope), to: &inner, seenBy: .inside("do"))
    return .forEach(list, name: name.text, steps(body, in: inner))
  }

  private mutating func swift(_ node: YAMLNode, in scope: Scope) -> Step.SwiftCode {
    let swift = Step.SwiftCode(node) { name in
      scope[name].map { Step.TypedName(reference: $0.reference, type: $0.type) }
    }
    if losesLines(node, written: file.bytes(at: node.span)) {
      report(
        .joinedSwift, "YAML makes one line of these lines of Swift", at: node.span.start,
        hint: "write 'swift: |', and the code below it: then they stay as they are")
    } else if isEmpty(swift: swift.code) {
      report(.nothingForIt, "there is no Swift here", at: node.span, hint: "remove the step")
    }
    checkSwift(swift)
    if let value = scope["update"], let call = callOfUpdate(inSwift: swift.code) {
      report(
        .hidesName, "'update' is a value here, which hides the function of that name",
        at: node.span(of: call, in: file),
        hint: "write 'self.update { ... }'",
        related: [.declaration(of: "update", at: value.span)])
    }
    reportChange(in: swift.code, node, scope)
    return swift
  }

  /// `items = found`: Swift sees the value that was there when the step began.
  private mutating func reportChange(in code: String, _ node: YAMLNode, _ scope: Scope) {
    func isStored(_ name: String, _ change: SwiftChange, isOfSelf: Bool) -> Bool {
      guard case .value(let value)? = lookUp(name), !value.isDerived else { return false }
      // The view model has a box that can be written for what the view writes, and for nothing
      // else.
      if isOfSelf { return value.role != .input || change == .assignment }
      if change != .assignment {
        // A type of the author's own may have members of these names.
        switch value.type.unwrapped {
        case .named, .unknown: return false
        default: break
        }
      }
      // A local name hides it, and so may a variable of the code.
      return scope[name]?.reference.kind == value.role.referenceKind
        && !["var \(name)", "var (", "inout"].contains { code.holds($0) }
    }
    guard let (place, way) = change(inSwift: code, of: isStored) else { return }
    let name = String(Substring(code.utf8.dropFirst(place.lowerBound).prefix(place.count)))
    let rest =
      switch way {
      case .assignment, .assignmentOfValue: " = ..."
      case .call(let method): ".\(method)(...)"
      }
    report(
      .setInSwift, "Swift code can't set '\(name)' outside of 'update'",
      at: node.span(of: place, in: file), hint: "write 'update { $0.\(name)\(rest) }'",
      related: expressions.declaration(name))
  }

  /// `let: { x: =y, y: 1 }`: each can use those before it.
  private mutating func hintAtOrder(of later: [String], from before: Int, _ hint: Hint? = nil) {
    for index in diagnostics[before...].indices
    where diagnostics[index].id == .unknownName {
      let name = later.first { diagnostics[index].missing?.name == $0 }
      guard let name else { continue }
      diagnostics[index].hint = hint ?? "it is named after this: write '\(name)' first"
      diagnostics[index].missing?.isElsewhere = true
    }
  }

  mutating func checkSwift(_ swift: Step.SwiftCode) {
    if swift.code.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "=") {
      let code = swift.code.drop { $0.isWhitespace || $0 == "=" }
      report(
        .badSyntax, "no '=' is wanted here: this is Swift already", at: swift.span,
        hint: code.contains { $0.isNewline } ? "remove the '='" : .write(String(code)))
      return
    }
    if swift.code.holds("${"), swift.code.holds("\"") {
      report(
        .textLikeName, "'${' is only text in Swift", at: swift.span, severity: .warning,
        hint: "a text of Swift has its holes as \\(name)")
    }
    guard !bracketsMatch(inSwift: swift.code) else { return }
    report(
      .openSwift, "the brackets or quotes of this Swift do not close each other", at: swift.span,
      hint: "Swift would tell it far behind: count its ( [ { and quotes")
  }

  /// Adds a local name of steps.
  mutating func addLocal(
    _ name: Name, _ type: ValueType, to scope: inout Scope,
    seenBy: Onlookers = .following, takenHint: Hint? = nil
  ) {
    checkName(name, as: .local)
    if expressions.bind(name, type, to: &scope, takenHint: takenHint) {
      expressions.seenElsewhere.set(name.text, to: (name.span, seenBy))
    }
  }

  /// Steps that miss names which can't be known: all else can be told.
  mutating func stepsApart(_ specs: [StepSpec], in scope: Scope) -> [Step] {
    let before = diagnostics.count
    let steps = steps(specs, in: scope)
    takeBack(from: before) { $0.id == .unknownName || $0.severity == .warning }
    return steps
  }

  /// `each: clock.ticks`, where the method streams.
  private mutating func hintAtStream(_ node: YAMLNode, from before: Int) {
    guard diagnostics.count > before, let path = node.scalar?.text,
      method(at: path)?.streams ?? false
    else { return }
    diagnostics[before].hint = "write '- call: \(path)', and its steps under 'each'"
  }

  private mutating func elementType(
    of value: TypedExpression, at node: YAMLNode, in scope: Scope
  ) -> ValueType {
    let type = value.type
    switch type {
    case .array(let element): return element
    case .unknown: return .unknown
    default:
      let hint: Hint =
        switch type {
        case .optional(.array): "give it a default: '?? []'"
        case .emptyList: "there is nothing to go through"
        case .set: "only an array has an order to go through"
        case .dictionary: "go through its keys or values: '.keys', '.values'"
        case .optional: "name what may be there: '- if: \(node.asWritten)', below it 'as: name'"
        default: "only an array has elements to go through"
        }
      report(
        .notAnArray, "'each' goes through an array, and this is \(type)", at: node.span,
        hint: hint, roots: expressions.roots(of: value, taken: .list, scope))
      return .unknown
    }
  }

  /// Whether a name is declared, and a mistake has made it meaningless.
  func isMeaningless(_ name: Name) -> Bool {
    expressions.poisoned.contains(name.text)
  }

  /// The name, where nothing has it.
  func missing(
    _ name: Name, meant: Hint?, wanted: Diagnostic.Missing.Kind? = nil
  ) -> Diagnostic.Missing? {
    declared[name.text] == nil
      ? .init(.name(name.text), isGuessed: meant != nil, wanted: wanted) : nil
  }

  func declaration(of name: Name) -> [Diagnostic.Related] {
    expressions.declaration(name.text)
  }
}
