import Checking
import Expressions
import Program

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
  func isLocal(_ name: String) -> Bool {
    if case .reference(let reference) = kind { reference.name == name } else { false }
  }
}

extension ExpressionEmitter {
  /// `case .paid(let amount):` for an arm of a `switch`, and the emitter of its way. `values` are
  /// those that the way reads; nil where it reads none.
  func head<Way>(
    of arm: CaseChoice<Way>.Arm, in choice: CaseChoice<Way>, _ values: UnpackedValues?
  ) -> (head: Layout, emitter: ExpressionEmitter)? {
    guard let name = arm.valuesName, let values else { return (Self.head(arm.cases), self) }
    guard let read = values.names(besides: locals) else { return nil }
    guard !read.isEmpty else { return (Self.head(arm.cases), self) }
    var inner = with(read.names)
    inner.unpacked.append(name)
    let names = choice.values(of: arm.cases[0]).map {
      read.contains($0) ? Layout.text("let \(SwiftName.local($0))") : "_"
    }
    return (
      ["case .\(SwiftName.member(arm.cases[0]))", .list("(", names, ")"), ":"], inner
    )
  }

  /// `case .free, .pro:`, or `default:` for none.
  static func head(_ cases: [String]) -> Layout {
    guard !cases.isEmpty else { return "default:" }
    let names = cases.map { Layout.text(".\(SwiftName.member($0))") }
    return .group(["case ", .nested(.joined(names, by: [",", .space])), ":"])
  }

  /// A value of a case that has a name of its own.
  func unpackedField(_ base: TypedExpression, _ field: String) -> String? {
    guard !unpacked.isEmpty, case .reference(let reference) = base.kind,
      reference.kind == .local, unpacked.contains(reference.name)
    else { return nil }
    return SwiftName.local(field)
  }
}
