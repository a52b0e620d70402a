import MVVMGenDiagnostics
import MVVMGenExpressions

extension ExpressionChecker {
  /// `value.name`, and `base?.name`, where the value is what is there of the base.
  mutating func member(
    _ name: Expression.Identifier, of value: TypedExpression,
    openedFrom base: TypedExpression? = nil, _ range: Range<Int>, _ scope: Scope,
    behind start: StartOfPath? = nil
  ) -> TypedExpression {
    if let found = types.member(name.text, of: value) {
      if !scope.part.isScenario { noteMessage(found, name, range, start) }
      return note(name, of: value.type, found)
    }
    let told = diagnostics.count
    let failed = failMember(
      UnknownMember(
        name: name, type: value.type, range: range, start: start, isOpened: base != nil))
    if diagnostics.count == told + 1 {
      switch diagnostics[told].id {
      case .unknownMember where diagnostics[told].cause != .otherWord:
        diagnostics[told].roots += roots(of: base ?? value, having: name.text, scope)
      case .optionalValue: diagnostics[told].roots += roots(ofPresent: value, scope)
      default: break
      }
    }
    return note(name, of: value.type, failed)
  }

  /// Keeps in mind where the message of an error or an enum is shown, of which a case with values
  /// has none but its name, nor has a case of an error that was given none.
  private mutating func noteMessage(
    _ value: TypedExpression, _ name: Expression.Identifier, _ range: Range<Int>,
    _ start: StartOfPath?
  ) {
    guard case .message(let base) = value.kind, case .named(let type) = base.type,
      let declaration = types[type], let cases = declaration.cases,
      case let items = cases.filter({
        $0.text == $0.name && (declaration.isError || !$0.values.isEmpty) && base.mayBe($0.name)
      }),
      let item = items.first,
      // The names of an enum's cases may be what is wanted, where nothing says more.
      declaration.isError || cases.contains(where: { $0.text != $0.name })
        || item.values.contains(where: { $0.type == .string })
    else { return }
    let (place, written) = (place(name.range), node.text(in: range))
    shownNames.append(
      ShownName(
        error: type, items: items,
        written: start?.written ?? (base.kind == .chained ? written + "?" : written),
        parameter: start?.parameter, place: place))
  }
}

extension TypedExpression {
  /// Whether it is no other case that is written out.
  fileprivate func mayBe(_ name: String) -> Bool {
    if case .enumCase(_, let written, _) = kind { written == name } else { true }
  }
}

extension ValueType {
  /// Whether a message speaks of it as of several: "the values of Plan.pro".
  var isSeveral: Bool { if case .caseValues = self { true } else { false } }

  /// That a value has it.
  var asFound: String { "\(unwrapped.isSeveral ? "these are" : "this is") \(self)" }

  /// Why a value of it can't be used as if it were there.
  var maybeMissing: String {
    if case .optional(.caseValues(let type, let name)) = self {
      return "this may be missing: only the case '\(name)' of \(type) has these values"
    }
    return "this may be missing: it is \(self)"
  }

  /// That it is wanted.
  var wanted: String { "\(self) \(isSeveral ? "are" : "is") wanted" }

  /// The name of a declared type.
  var name: String? {
    if case .named(let name) = self { name } else { nil }
  }
}
