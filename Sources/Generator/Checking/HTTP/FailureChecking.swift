import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// The case of the method's error for each status, and for any other failure.
  mutating func checkFailures(
    _ spec: MethodSpec, _ method: CheckedService.Method, of service: String,
    _ request: inout CheckedRequest
  ) {
    let status = spec.http.first { $0.name == "status" }
    let otherwise = spec.http.first { $0.name == "otherwise" }
    guard case .error(let error) = method.failure, errorType(method.failure) != .unknown else {
      return reportNoCases(spec, method, of: service, (status ?? otherwise)?.key)
    }
    let pairs = status?.value.mapping ?? []
    for pair in pairs {
      if pair.key.isText("network") {
        request.network = failure(pair.value, of: error)
        continue
      }
      guard let codes = codes(pair, in: pairs), let failure = failure(pair.value, of: error) else {
        continue
      }
      if let first = request.statuses.first(where: { $0.codes == codes }) {
        report(
          .badFailure, "the status is given twice: '\(first.failure.name)' is there already",
          at: pair.key.span, hint: "remove one of them")
      }
      request.statuses.append(CheckedRequest.Status(codes: codes, failure: failure))
    }
    guard let otherwise else {
      // That it stands among the statuses is told.
      let isTold = pairs.contains { Self.wordsForOthers.contains($0.name?.lowercased() ?? "") }
      if !isTold { reportNoOtherwise(spec, error, request) }
      return
    }
    request.otherwise = failure(otherwise.value, of: error)
  }

  /// A request whose method throws nothing that has cases; the key is one that names some.
  private mutating func reportNoCases(
    _ spec: MethodSpec, _ method: CheckedService.Method, of service: String, _ key: YAMLNode?
  ) {
    var isTold = false
    if case .never = method.failure, case .answers(let type) = method.kind, type != .void,
      type != .unknown, !type.canBeEmpty, spec.throwing?.isInvalid != true
    {
      report(
        .badFailure, "a request can fail, and '\(spec.name.text)' throws nothing",
        at: spec.name.span,
        hint: "add 'throws: true' or an error; or let it return \(type)?, nil for a failure",
        missing: .init(.key("throws", of: "\(service).\(spec.name.text)")))
      isTold = true
    }
    // An unknown error was reported already.
    let isKnown = ["true", "false", nil].contains(spec.throwing.map { $0.scalar?.text ?? "" })
    if let key, isKnown, !isTold {
      report(
        .badFailure, "the method throws no error that has cases", at: key.span,
        hint: "name an error of the spec in 'throws', or remove this",
        missing: .init(.key("throws", of: "\(service).\(spec.name.text)")))
    }
  }

  /// A case of the error may be free for what no status tells.
  private mutating func reportNoOtherwise(
    _ spec: MethodSpec, _ error: String, _ request: CheckedRequest
  ) {
    let cases = expressions.types[error]?.cases ?? []
    let used = [request.network].compactMap { $0?.name } + request.statuses.map { $0.failure.name }
    // One with a value would show what the client says to developers.
    let unused = cases.filter { !used.contains($0.name) }
    let free = unused.filter {
      $0.values.isEmpty || $0.values.count == 1 && $0.values[0].type == .string
    }.map { $0.name }
    let meant = free.count == 1 ? free[0] : free.first(where: Self.namesOfOthers.contains)
    let hint: Hint? =
      meant.map { "name one for all that no status tells: otherwise: \($0)" }
      ?? (free.isEmpty
        ? nil
        : "name one for all that no status tells, 'otherwise: ...', such as \(free.quotedList)")
    report(
      .badFailure, "'\(spec.name.text)' has no case for any other failure", at: spec.name.span,
      hint: hint
        ?? "add a case for it to '\(error)', and name it here: otherwise: failed")
  }

  /// What a case is called that stands for whatever else went wrong.
  private static let namesOfOthers: Set<String> = [
    "other", "others", "unknown", "failed", "failure", "unexpected", "general", "generic", "server",
    "unavailable", "bad", "error",
  ]

  /// `404`, or `5xx` for all from 500 to 599.
  private mutating func codes(_ pair: YAMLPair, in pairs: [YAMLPair]) -> ClosedRange<Int>? {
    guard let text = pair.name else { return nil }
    if let codes = Self.codes(of: text) { return codes }
    let other = pair.value.scalar?.text ?? ""
    let isSwapped = Self.isSwapped(pair)
    // One message for all that are: the first.
    if isSwapped, pairs.first(where: Self.isSwapped)?.key.span != pair.key.span { return nil }
    let hint: Hint =
      isSwapped
      ? "the status comes first: '\(other): \(text)'"
        + (pairs.count(where: Self.isSwapped) > 1 ? ", and so for each" : "")
      : Self.otherStatus(text, other)
        ?? "a number from 300 to 599, 4xx for all from 400 to 499, or 'network'"
    report(
      .badFailure, "'\(text)' is not the status of a failure", at: pair.key.span,
      hint: hint.besides(pairs))
    return nil
  }

  /// `gone: 404`
  private static func isSwapped(_ pair: YAMLPair) -> Bool {
    let (name, status) = (pair.name ?? "", pair.value.scalar?.text ?? "")
    let isFailure = codes(of: name) == nil && name != "network"
    return isFailure && (codes(of: status) != nil || status == "network" && Int(name) == nil)
  }

  private static let wordsForOthers = ["default", "else", "otherwise", "other", "_", "*", "any"]

  /// What was meant by a status that is none.
  private static func otherStatus(_ text: String, _ failure: String) -> Hint? {
    switch text.lowercased() {
    case let word where wordsForOthers.contains(word):
      return "what no status tells stands beside 'status': 'otherwise: \(failure)'"
    case "timeout", "offline", "connection", "unreachable": return .write("network")
    default: break
    }
    let digits = text.prefix { $0.isNumber }
    let isClass =
      digits.count == 1 && text.lowercased() == "\(digits)xx"
      || ["-", "..", "..."].contains { text == "\(digits)\($0)\(digits.prefix(1))99" }
    guard let hundreds = digits.first, isClass, codes(of: "\(hundreds)xx") != nil else {
      return nil
    }
    return .write("\(hundreds)xx")
  }

  private static func codes(of text: String) -> ClosedRange<Int>? {
    if let code = Int(text), (300...599).contains(code) { return code...code }
    guard text.hasSuffix("xx"), let hundreds = Int(text.dropLast(2)), (3...5).contains(hundreds)
    else { return nil }
    return (hundreds * 100)...(hundreds * 100 + 99)
  }

  private mutating func failure(_ node: YAMLNode, of error: String) -> CheckedRequest.Failure? {
    guard let text = node.scalar?.trimmed else {
      if !node.isInvalid {
        report(
          .badFailure, "the name of a case is wanted here, and this is \(node.shape)",
          at: node.span,
          hint: "a failure tells no values, other than one String, which tells what happened",
          related: expressions.related(to: error))
      }
      return nil
    }
    let cases = expressions.types[error]?.cases ?? []
    expressions.noteCase(text, of: error, at: node.span)
    guard let found = cases.first(where: { $0.name == text }) else {
      // What is wrong with the name of the case was told.
      if expressions.poisoned.contains(text) { return nil }
      guard !text.isEmpty else {
        report(
          .badFailure, "no case is named here", at: node.span,
          hint: "'\(error)' has \(cases.map { $0.name }.joined(separator: ", "))")
        return nil
      }
      let names = cases.map { $0.name }
      let meant =
        cases.first { $0.text == text }
        .map { Hint("write '\($0.name)', whose text it is", replacement: $0.name) }
        ?? nearestCase(plainCase(text), names)
      report(
        .unknownCase, "'\(error)' has no case '\(text)'", at: node.span,
        hint: meant ?? namesHint(names), related: expressions.related(to: error),
        missing: .init(.member(text, of: error), isGuessed: meant != nil))
      return nil
    }
    switch found.values.count {
    case 0: return CheckedRequest.Failure(name: text)
    case 1 where found.values.allSatisfy { $0.type == .string }:
      return CheckedRequest.Failure(name: text, reason: found.values.first?.name)
    case _ where found.values.contains { $0.type == .unknown }: return nil
    default:
      report(
        .badFailure, "the values of '\(text)' can't be told from a failure", at: node.span,
        hint: "a case without values, or with one String, which tells what happened",
        related: expressions.related(to: error))
      return nil
    }
  }
}
