import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// What is read of the values of a case: where each is read by itself, a `case` gives them names of
/// their own.
struct UnpackedValues {
  private let name: String
  private var fields = NameSet()
  /// Names that mean something else in there.
  private var others = NameSet()
  /// How often the values are meant together, or one where its name would mean something else.
  private var wholes = 0

  /// The names of the generator's own that what is written may need.
  private static let ownNames = NameSet(["formatters", "run", "screen", "viewModel"])

  init(_ name: String, in value: TypedExpression) {
    self.name = name
    add(value)
  }

  init(_ name: String, in steps: [Step]) {
    self.name = name
    for step in steps { add(step) }
  }

  /// Whether anything is read of them.
  var areRead: Bool { wholes > 0 || !fields.isEmpty }

  /// Those that are read; nil where the values are meant together too, or a name means something
  /// else there.
  func names(besides locals: NameSet) -> NameSet? {
    let areNew = fields.names.allSatisfy {
      !others.contains($0) && !locals.contains($0) && !Self.ownNames.contains($0)
    }
    return wholes == 0 && areNew ? fields : nil
  }

  private mutating func add(_ value: TypedExpression) {
    let given = value.localNames
    value.visit { part in
      switch part.kind {
      case .field(let base, let field) where base.isLocal(name):
        fields.insert(field)
        wholes -= 1
      case .reference(let reference) where reference.name == name: wholes += 1
      case .reference(let reference):
        if !given.contains(reference.name) { others.insert(reference.name) }
      case .function(let parameters, let body): for one in parameters { add(one.name, in: body) }
      case .choiceOfOptional(_, let name, let then, _): add(name, in: then)
      default: break
      }
    }
  }

  /// A name that part of an expression gives: there the value of the case would have none.
  private mutating func add(_ given: String, in body: TypedExpression) {
    let isHidden = body.has { part in
      if case .field(let base, given) = part.kind { base.isLocal(name) } else { false }
    }
    if isHidden { wholes += 1 }
  }

  private mutating func add(_ step: Step) {
    step.visit { step in
      step.visitExpressions { add($0) }
      switch step {
      case .letValue(let name, _), .branchOfOptional(_, let name, _, _), .forEach(_, let name, _):
        others.insert(name)
      case .call(let call):
        if let name = call.resultName { others.insert(name) }
        if call.onError != nil { others.insert("error") }
      case .swift(let code) where code.mentionsLocally(name): wholes += 1
      default: break
      }
    }
  }
}

extension TypedExpression {
  /// The same with the values of a case by their own names, whatever they are called together.
  func unpacking(_ name: String) -> TypedExpression {
    var value = self
    visit { part in
      guard case .field(let base, let field) = part.kind, base.isLocal(name) else { return }
      value = value.replacing(part, by: .local(field, part.type))
    }
    return value
  }
}

extension ExpressionEmitter {
  /// `.paid(let amount)` for an arm of a `switch`, and the emitter of its way. `values` are those
  /// that the way reads; nil where it reads none.
  func patterns<Way>(
    of arm: CaseChoice<Way>.Arm, in choice: CaseChoice<Way>, _ values: UnpackedValues?
  ) -> (patterns: [Layout], emitter: ExpressionEmitter)? {
    guard let name = arm.valuesName, let values else { return (Self.patterns(arm.cases), self) }
    if let field = arm.field {
      guard values.areRead else { return (Self.patterns(arm.cases), self) }
      let names = choice.values(of: arm.cases[0]).map { $0 == field ? SwiftName.plain(name) : nil }
      return ([Self.pattern(arm.cases[0], names)], with([name]))
    }
    guard let read = values.names(besides: locals) else { return nil }
    guard !read.isEmpty else { return (Self.patterns(arm.cases), self) }
    var inner = with(read.names)
    inner.unpacked.append(name)
    let names = choice.values(of: arm.cases[0]).map {
      read.contains($0) ? SwiftName.local($0) : nil
    }
    return ([Self.pattern(arm.cases[0], names)], inner)
  }

  /// `.paid(let amount, _)`, with no name for what is not read.
  private static func pattern(_ name: String, _ values: [String?]) -> Layout {
    let values = values.map { $0.map { Layout.text("let \($0)") } ?? "_" }
    return [".\(SwiftName.member(name))", .list("(", values, ")")]
  }

  static func patterns(_ cases: [String]) -> [Layout] {
    cases.map { .text($0 == "nil" ? $0 : ".\(SwiftName.member($0))") }
  }

  /// `case .free, .pro:`, or `default:` for none.
  static func head(_ patterns: [Layout]) -> Layout {
    guard patterns.count > 1 else { return patterns.first.map { "case \($0):" } ?? "default:" }
    return .group(["case ", .nested(.joined(patterns, by: [",", .space])), ":"])
  }

  /// A value of a case that has a name of its own.
  func unpackedField(_ base: TypedExpression, _ field: String) -> String? {
    unpacked.contains(where: base.isLocal) ? SwiftName.local(field) : nil
  }
}
