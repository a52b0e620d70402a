import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ValueChecker {
  /// Tells the mistakes of a value by itself, where what it is for means nothing, which was told.
  mutating func lookAtLost(_ node: YAMLNode?, in scope: Scope) {
    let before = diagnostics.count
    look(at: node, in: scope)
    keepNames(from: before)
  }

  private mutating func look(at node: YAMLNode?, in scope: Scope) {
    switch node?.content {
    case .invalid?, nil: break
    case .scalar(let scalar)?:
      guard let node else { return }
      if scalar.isExpression {
        _ = expressions.expression(scalar.text, from: 1, at: node, in: scope, expected: nil)
      } else if scalar.text.holds("${") {
        _ = expressions.text(scalar.plainText, at: node, in: scope)
      }
    case .sequence(let elements)?: for element in elements { look(at: element, in: scope) }
    case .mapping(let pairs)?: for pair in pairs { look(at: pair.value, in: scope) }
    }
  }
}

extension ScreenChecker {
  /// The same of arguments.
  mutating func lookAtLost(_ pairs: [NamedValue], in scope: Scope) {
    for pair in pairs { values.lookAtLost(pair.value, in: scope) }
  }

  /// What is wrong in and below a call of a method that nobody knows.
  mutating func lookAtLost(_ call: CallSpec, in scope: Scope) {
    lookAtLost(call.with, in: scope)
    var inner = scope
    inner.add("error", .local, .unknown, at: call.method.span)
    _ = steps(call.onError ?? [], in: inner)
    inner = scope
    if let name = call.name { inner.add(name.text, .local, .unknown, at: name.span) }
    _ = steps(call.onElement ?? [], in: inner)
  }
}

extension Diagnosing {
  /// Of what was told since then, that of names is right whatever was expected there.
  mutating func keepNames(from before: Int) {
    guard diagnostics.count > before else { return }
    let names = diagnostics[before...].filter {
      [.unknownName, .unknownMember].contains($0.id) && $0.severity == .error
    }
    diagnostics.replaceSubrange(before..., with: names)
  }
}
