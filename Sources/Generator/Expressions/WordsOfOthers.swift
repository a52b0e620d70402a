import MVVMGenDiagnostics

/// Words of other languages that people try, with what to write here. All of them can be names.
public let wordsOfOthers: [String: Hint] = [
  "null": "write 'nil'", "undefined": "write 'nil'", "None": "write 'nil'",
  "True": "write 'true'", "TRUE": "write 'true'", "False": "write 'false'",
  "FALSE": "write 'false'", "NULL": "write 'nil'", "Nil": "write 'nil'",
  "YES": "write 'true'", "NO": "write 'false'",
  "self": "name the value itself", "this": "name the value itself",
  "await": "remove it: services are called by a 'call' step, whose answer is here already",
  "try": "remove it: services are called by a 'call' step, whose answer is here already",
  "func": "a function is written x => x.name", "lambda": "a function is written x => x.name",
  "new": "remove it: a model is made by its name alone, Model(field: value)",
  "let": "a name for a value is given by a 'let' step",
  "var": "a name for a value is given by a 'let' step",
  "now": "a service gives the time: methods: { now: { returns: Date, sync: true } }",
  "for": "each element goes through 'map(x => ...)', 'filter(x => ...)' and the like",
  "return": "an expression is its value: remove 'return'",
]
