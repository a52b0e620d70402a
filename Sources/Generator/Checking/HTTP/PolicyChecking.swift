import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  mutating func span(_ node: YAMLNode) -> TimeSpan? {
    node.scalar.map { timeSpan(Located($0.text, at: node.span)) }
  }

  /// `{ times: 3, on: [429, 503], wait: 200ms }`
  mutating func retry(_ node: YAMLNode) -> CheckedRequest.Retry? {
    guard let pairs = node.mapping else { return nil }
    var retry = CheckedRequest.Retry(
      times: 0, statuses: [429, 503], onNetwork: false, wait: TimeSpan(milliseconds: 200))
    // A key that nobody knows may have been meant for it.
    var hasTimes = false
    for pair in pairs {
      switch pair.name {
      case "times":
        hasTimes = true
        retry.times = times(pair.value)
      case "on": (retry.statuses, retry.onNetwork) = reasons(pair.value)
      case "wait": if let wait = span(pair.value) { retry.wait = wait }
      case let key?:
        hasTimes = true
        let meant =
          (Self.keysOfRetry[key].map { Hint.write($0) }
          ?? suggestion(for: key, among: ["times", "on", "wait"]))?
          .besides(pairs)
        report(
          .badHTTPPolicy, "'retry' has no key '\(key)'", at: pair.key.span,
          hint: meant ?? "it can have 'times', 'on', 'wait'")
      case nil: break
      }
    }
    if !hasTimes {
      report(
        .badHTTPPolicy, "'retry' does not say how often", at: node.span,
        hint: "{ times: 3, on: [429, 503], wait: 200ms }")
    }
    return retry
  }

  /// What others call the keys of 'retry'.
  private static let keysOfRetry = [
    "attempts": "times", "count": "times", "limit": "times", "max": "times", "retries": "times",
    "maxAttempts": "times", "delay": "wait", "backoff": "wait", "interval": "wait",
    "pause": "wait", "status": "on", "statuses": "on", "codes": "on", "when": "on",
  ]

  private mutating func times(_ node: YAMLNode) -> Int {
    if let number = (node.scalar?.text).flatMap({ Int($0) }), (1...10).contains(number) {
      return number
    }
    if !node.isInvalid {
      report(
        .badHTTPPolicy, "'times' is a whole number from 1 to 10, and this is \(written(node))",
        at: node.span, hint: "for example 3")
    }
    return 1
  }

  private mutating func reasons(_ node: YAMLNode) -> (statuses: [Int], onNetwork: Bool) {
    var statuses: [Int] = []
    var onNetwork = false
    if node.sequence?.isEmpty ?? false {
      report(
        .badHTTPPolicy, "'on' names nothing, so nothing is tried again", at: node.span,
        hint: "remove it: 429 and 503 are tried again then; or remove 'retry'")
    }
    for element in node.sequence ?? [node] {
      if element.isInvalid { continue }
      if element.scalar?.text == "network" {
        onNetwork = true
      } else if let status = (element.scalar?.text).flatMap({ Int($0) }),
        (400...599).contains(status)
      {
        if !statuses.contains(status) { statuses.append(status) }
      } else {
        report(
          .badHTTPPolicy, "a request can't be tried again after \(written(element))",
          at: element.span,
          hint: "a status from 400 to 599, or 'network'")
      }
    }
    return (statuses, onNetwork)
  }

  /// What a message calls a value: its text, or its shape.
  private func written(_ node: YAMLNode) -> String {
    node.scalar.map { "'\($0.text)'" } ?? node.shape
  }
}

extension Hint {
  /// The same; of a key that is there already, that the other one goes.
  func besides(_ pairs: [YAMLPair]) -> Hint {
    guard let replacement, pairs.has(replacement) else { return self }
    return "remove it: '\(replacement)' is there already"
  }
}
