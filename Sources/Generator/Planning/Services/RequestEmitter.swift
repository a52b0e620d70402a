import MVVMGenChecking
import MVVMGenExpressions

/// Writes requests in Swift.
struct RequestEmitter {
  private let unit: Unit
  private let emitter: ExpressionEmitter

  init(_ unit: Unit) {
    self.unit = unit
    emitter = ExpressionEmitter(unit, .member)
  }

  /// What a request is made of.
  func arguments(of method: CheckedService.Method, _ request: CheckedRequest) -> [Layout] {
    var arguments: [Layout] = [
      .text(StringLiteral.quoted(method.name)), ".\(request.verb.rawValue)",
      path(request.path),
    ]
    if !request.query.isEmpty { arguments.append("query: \(fields(request.query))") }
    if !request.headers.isEmpty { arguments.append("headers: \(fields(request.headers))") }
    switch request.body {
    case .value(let value)?: arguments.append("body: \(sent(value))")
    case .object(let items)?:
      let object = items.map { (name: $0.name, value: sent($0.value)) }
      arguments.append("body: \(dictionary(object)) as \(unit.names.known("HTTPObject"))")
    case nil: break
    }
    if let form = request.form { arguments.append("form: \(fields(form))") }
    return arguments + policies(request.retry, request.cache, request.timeout)
  }

  /// The runtime takes anything, so that Swift knows of a value only what it says itself.
  private func sent(_ value: TypedExpression) -> Layout {
    value.has { $0.isWrittenList } && !value.isWrittenList
      ? emitter.typeSaid(value) : emitter.converted(value)
  }

  /// What a request says of itself, or the client of all that say nothing.
  func policies(
    _ retry: CheckedRequest.Retry?, _ cache: TimeSpan?, _ timeout: TimeSpan?
  ) -> [Layout] {
    var arguments: [Layout] = []
    if let retry { arguments.append("retry: \(self.retry(retry))") }
    if let cache { arguments.append("cache: \(StepEmitter.duration(cache))") }
    if let timeout { arguments.append("timeout: \(StepEmitter.duration(timeout))") }
    return arguments
  }

  /// The runtime takes what stands in a hole as it takes the values of a query.
  private func path(_ value: TypedExpression) -> Layout {
    guard case .text(let pieces) = value.kind else { return emitter.layout(value) }
    return TextLiteral.layout(of: pieces, text)
  }

  /// Query items or headers.
  func fields(_ items: [CheckedRequest.Item]) -> Layout {
    dictionary(items.map { (name: $0.name, value: text($0.value)) })
  }

  private func dictionary(_ entries: [(name: String, value: Layout)]) -> Layout {
    .dictionary(entries.map { (.text(StringLiteral.quoted($0.name)), $0.value) })
  }

  /// A value that is sent as text: an enum by the name of its case.
  private func text(_ value: TypedExpression) -> Layout {
    let member: String
    switch value.type.unwrapped {
    case .named: member = "rawValue"
    case .array(.named): member = "map(\\.rawValue)"
    default: return sent(value)
    }
    let mark = value.type.isOptional ? "?" : ""
    return "\(emitter.layout(value, atLeast: .postfix))\(mark).\(member)"
  }

  private func retry(_ retry: CheckedRequest.Retry) -> Layout {
    var arguments: [Layout] = [
      "times: \(retry.times)",
      ["on: ", .list("[", retry.statuses.map { "\($0)" }, "]")],
    ]
    if retry.onNetwork { arguments.append("onNetwork: true") }
    arguments.append("wait: \(StepEmitter.duration(retry.wait))")
    return .call(.text(unit.names.known("HTTPRetry")), arguments)
  }
}
