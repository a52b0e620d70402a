import MVVMGenDiagnostics
import MVVMGenForms

/// Steps by the keys that say which step it is.
struct StepForms {
  /// The keys, in the order of the reference.
  let names: [String]
  private let forms: [Form]

  /// What to write in place of the steps of the others.
  private let ofOthers: @Sendable () -> KeyValuePairs<String, Hint>

  static let steps = StepForms(
    Form.steps,
    [
      "advance": .write("wait"), "reply": "answers stand under 'scenarios'",
      "expect": "what is expected stands under 'scenarios'",
      "debounce": "it stands beside 'when'", "throttle": "it stands beside 'when'",
      "toggle": .write("set: { name: =not name }"),
      "parallel": atOnce, "concurrent": atOnce, "concurrently": atOnce, "together": atOnce,
      "all": atOnce, "gather": atOnce, "race": atOnce,
      "increment": .write("set: { name: =name + 1 }"),
      "decrement": .write("set: { name: =name - 1 }"),
      "append": .write("set: { list: =list.appending(x) }"),
      "push": .write("set: { list: =list.appending(x) }"),
      "add": "write 'set: { list: =list.appending(x) }', or '{ name: =name + 1 }'",
      "insert": "write \"set: { list: '=list.inserting(x, 0)' }\"",
      "remove": "write 'set: { list: =list.removing(0) }', or with '=list.filter(...)'",
      "retry": "a method of an HTTP service has it: 'retry: { times: 3 }'",
      "throw": "no step throws: set or emit what the view shows, and end the run with 'stop: true'",
      "print": "what is logged goes to a service: 'call' its method, which is 'sync: true'",
      "log": "what is logged goes to a service: 'call' its method, which is 'sync: true'",
      "return": .write("stop: true"), "break": "'stop: true' ends the whole run",
      "continue": "put the steps that it would skip under the 'else' of the 'if'",
      "exit": .write("stop: true"),
      "abort": "write 'stop: true' for this run, 'cancel: name' for others",
      "dispose": .write("cancel"),
      "assign": .write("set"), "update": .write("set"), "var": .write("let"),
      "setState": .write("set"), "mutate": .write("set"), "const": .write("let"),
      "val": .write("let"),
      "subscribe": toldByAStream, "observe": toldByAStream, "listen": toldByAStream,
      "await": .write("call"), "invoke": .write("call"), "fetch": .write("call"),
      "guard": "write 'if', and put what follows it under 'then'",
      "unless": .write("if: not ..."), "when": .write("if"),
      "for": .write("each"), "forEach": .write("each"), "foreach": .write("each"),
      "loop": .write("each"), "trigger": .write("send"), "dispatch": .write("send"),
      "publish": .write("emit"), "delay": .write("wait"),
      "after": .write("wait"),
      "sleep": .write("wait"), "pause": .write("wait"), "run": .write("swift"),
      "while": "what is done again and again is a binding: '- every: 1s', with 'while'",
      "repeat": "what is done again and again is a binding: '- every: 1s', with 'while'",
      "switch": "write 'if', once for each case", "try": "write 'call', and 'catch' below it",
      "navigate": toldToTheView, "present": toldToTheView, "dismiss": toldToTheView,
      "alert": toldToTheView, "show": toldToTheView,
    ])
  private static let toldToTheView: Hint =
    "the view does it, and hears of it by an event output: '- emit: name'"
  private static let toldByAStream: Hint =
    "write 'call', and the steps for each element under 'each'; a value of the screen has a 'when'"
  static let scenarioSteps = StepForms(
    Form.scenarioSteps,
    [
      "call": "the screen calls: 'reply' answers it, and 'expectCalls' looks at its calls",
      "wait": .write("advance"), "emit": "the screen emits: 'expectEvents' looks at it",
      "given": "'given' stands beside 'steps'",
      "emitted": .write("expectEvents"), "emits": .write("expectEvents"),
      "expectEmitted": .write("expectEvents"), "expectEmit": .write("expectEvents"),
      "called": .write("expectCalls"), "calls": .write("expectCalls"),
      "expectCalled": .write("expectCalls"), "changes": .write("expectChanges"),
      "sent": "only the view and a scenario send: '- send: name'; 'expect' looks at what it led to",
      "expectNoCalls": .write("expectCalls: { service.method: [] }"),
      "expectNoEvents": .write("expectEvents: { output: [] }"),
      "expectNot": notExpected, "expectNotEqual": notExpected, "not": notExpected,
      "assert": .write("expect"), "verify": .write("expect"), "check": .write("expect"),
      "then": .write("expect"), "else": "a scenario takes one way: write another one",
      "if": "a scenario takes one way: write another one for what is otherwise",
      "each": "a scenario has no loops: write out its steps",
      "let": "a scenario has no names of its own: a constant can be used in all of them",
      "stop": "a scenario ends with its last step: remove it",
      "cancel": "the screen cancels: 'send' what makes it",
      "delay": .write("advance"), "sleep": .write("advance"), "after": .write("advance"),
      "input": "write 'send', or 'set' for a value", "event": .write("send"),
      "fail": failed, "fails": failed, "failure": failed, "reject": failed, "throw": failed,
      "throws": failed,
      "type": .write("set"), "enter": .write("set"), "tap": .write("send"), "press": .write("send"),
      "trigger": .write("send"), "dispatch": .write("send"), "when": .write("send"),
      "end": ended, "ends": ended, "finish": ended, "complete": ended, "close": ended,
      "answer": .write("reply"), "respond": .write("reply"), "return": .write("reply"),
    ])

  private static let atOnce: Hint =
    "a binding makes one call after the other; several bindings of one event make theirs at the same time"
  private static let ended: Hint = "write 'reply' with the stream, and below it 'ends: true'"
  private static let failed: Hint = "write 'reply', and below it 'throws' with the error"
  private static let notExpected: Hint =
    "say what there is instead: a scenario gives the same result every time"

  private init(
    _ forms: [Form],
    _ ofOthers: @escaping @Sendable @autoclosure () -> KeyValuePairs<String, Hint>
  ) {
    self.ofOthers = ofOthers
    self.forms = forms
    names = forms.map { $0.keys[0].name }
  }

  /// What to write in place of a step that these have not.
  func meant(by name: String) -> Hint? { ofOthers().first { $0.key == name }?.value }

  subscript(name: String) -> Form? { names.firstIndex(of: name).map { forms[$0] } }
}
