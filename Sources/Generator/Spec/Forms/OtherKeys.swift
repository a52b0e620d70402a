extension Form {
  /// The key that was meant by one that other tools, or other parts of a spec, have.
  func meantKey(by name: String) -> String? {
    Self.otherKeys[name]?.first { meant in keys.contains { $0.name == meant } }
  }

  private static let otherKeys: [String: [String]] = [
    "actions": ["inputs", "do"], "args": ["with", "takes"], "arguments": ["with", "takes"],
    "body": ["do"], "code": ["currency"], "comment": ["doc"], "compute": ["from"],
    "computed": ["from", "outputs"], "concurrency": ["policy"],
    "dateFormat": ["date"], "decimal": ["number"], "decimals": ["fraction"],
    "default": ["initial", "value"], "defaultValue": ["initial", "default"],
    "definitions": ["models"], "delay": ["debounce"],
    "dependencies": ["services"], "derived": ["from"], "description": ["doc"],
    "digits": ["fraction"], "do": ["then", "steps"], "documentation": ["doc"],
    "effects": ["bindings"], "else": ["otherwise"], "entities": ["models"], "enums": ["models"],
    "error": ["throws", "catch"], "errors": ["throws"], "event": ["when", "emits"],
    "events": ["inputs"], "execute": ["do"], "expected": ["expect"], "expression": ["from"],
    "fails": ["throws"], "fractionDigits": ["fraction"], "failure": ["throws", "catch"],
    "format": ["date", "style"],
    "get": ["from"],
    "handler": ["do"], "handlers": ["bindings"], "include": ["uses"],
    "initial": ["value", "default"],
    "initialValue": ["initial", "default"],
    "inputs": ["values"], "interface": ["protocol"], "internal": ["private"], "interval": ["every"],
    "into": ["as"],
    "it": ["name"], "json": ["key", "body"], "members": ["fields"], "name": ["key"],
    "on": ["when"], "onError": ["catch"], "onFailure": ["catch"], "otherwise": ["else"],
    "outputs": ["values"], "parameters": ["with", "takes", "needs"],
    "params": ["with", "takes", "needs"], "pattern": ["date"], "payload": ["with", "body"],
    "perform": ["do"], "properties": ["fields", "state"], "props": ["needs"],
    "protocols": ["services"], "reducers": ["bindings"],
    "rescue": ["catch"], "result": ["as", "returns"], "run": ["do"], "schemas": ["models"],
    "signal": ["emits"], "source": ["from"], "sources": ["from"],
    "state": ["values"], "steps": ["do"], "strategy": ["policy"], "structs": ["models"],
    "test": ["name"], "tests": ["scenarios"], "then": ["do"], "title": ["name"],
    "trigger": ["when"], "type": ["protocol"], "url": ["base"],
    "value": ["initial", "default", "with", "returns"], "variables": ["state"],
    "visibility": ["access"], "with": ["to", "value"],
  ]
}
