extension Form {
  /// The key that was meant by one that other tools, or other parts of a spec, have.
  func meantKey(by name: String) -> String? {
    Self.otherKeys[name]?.first { meant in keys.contains { $0.name == meant } }
  }

  private static let otherKeys: [String: [String]] = [
    "default": ["initial", "value"], "value": ["initial", "default", "with"],
    "initial": ["value", "default"], "steps": ["do"], "then": ["do"], "do": ["then", "steps"],
    "args": ["with", "takes"], "arguments": ["with", "takes"], "params": ["with", "takes"],
    "parameters": ["with", "takes"], "with": ["to", "value"], "into": ["as"], "result": ["as"],
    "json": ["key"], "properties": ["fields"], "members": ["fields"], "trigger": ["when"],
    "event": ["when", "emits"], "signal": ["emits"], "format": ["date", "style"],
    "url": ["base"], "pattern": ["date"], "digits": ["fraction"], "decimals": ["fraction"],
    "error": ["throws", "catch"], "failure": ["throws", "catch"],
    "expected": ["expect"], "strategy": ["policy"], "delay": ["debounce"],
  ]
}
