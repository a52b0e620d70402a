extension Form {
  /// The key that was meant by one that other tools, or other parts of a spec, have.
  func meantKey(by name: String) -> String? {
    Self.otherKeys[name]?.first { meant in keys.contains { $0.name == meant } }
  }

  private static let otherKeys: [String: [String]] = [
    "actions": ["inputs"], "args": ["with", "takes"], "arguments": ["with", "takes"],
    "code": ["currency"], "comment": ["doc"], "compute": ["from"],
    "computed": ["from"], "concurrency": ["policy"],
    "dateFormat": ["date"], "decimal": ["number"], "decimals": ["fraction"],
    "default": ["initial", "value"], "definitions": ["models"], "delay": ["debounce"],
    "dependencies": ["services"], "derived": ["from"], "description": ["doc"],
    "digits": ["fraction"], "do": ["then", "steps"], "documentation": ["doc"],
    "effects": ["bindings"], "else": ["otherwise"], "entities": ["models"], "enums": ["models"],
    "error": ["throws", "catch"], "errors": ["throws"], "event": ["when", "emits"],
    "events": ["inputs"], "expected": ["expect"], "expression": ["from"],
    "fails": ["throws"], "fractionDigits": ["fraction"], "failure": ["throws", "catch"],
    "format": ["date", "style"],
    "get": ["from"],
    "handlers": ["bindings"], "include": ["uses"], "initial": ["value", "default"],
    "inputs": ["values"], "interface": ["protocol"], "internal": ["private"], "interval": ["every"],
    "into": ["as"],
    "it": ["name"], "json": ["key", "body"], "members": ["fields"], "name": ["key"],
    "on": ["when"], "onError": ["catch"], "onFailure": ["catch"], "otherwise": ["else"],
    "outputs": ["values"], "parameters": ["with", "takes", "needs"],
    "params": ["with", "takes", "needs"], "pattern": ["date"], "payload": ["with", "body"],
    "properties": ["fields", "state"], "props": ["needs"], "reducers": ["bindings"],
    "rescue": ["catch"], "result": ["as", "returns"], "schemas": ["models"], "signal": ["emits"],
    "state": ["values"], "steps": ["do"], "strategy": ["policy"], "structs": ["models"],
    "test": ["name"], "tests": ["scenarios"], "then": ["do"], "title": ["name"],
    "trigger": ["when"], "type": ["protocol"], "url": ["base"],
    "value": ["initial", "default", "with", "returns"], "variables": ["state"],
    "visibility": ["access"], "with": ["to", "value"],
  ]
}
