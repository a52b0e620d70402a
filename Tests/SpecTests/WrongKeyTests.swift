import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading
import Testing

@testable import MVVMGenSpec

/// One wrong spec for each rule of the decoder, with the place, the message and the hint.
@Suite struct WrongKeyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var spec: String
    var message: String

    init(_ spec: String, _ message: String) {
      self.spec = spec
      self.message = message
    }

    var testDescription: String { message }
  }

  static let cases: [Case] = [
    Case(
      "", "1:1 MVG030 the file declares nothing | start it with 'screen: Name' or 'library: Name'"),
    Case(
      "scren: A", "1:1 MVG030 a spec has no key 'scren' | did you mean 'screen'?"),
    Case(
      "outputs: {}",
      "1:1 MVG030 the document is neither a screen nor a library | start it with 'screen: Name' or 'library: Name'"
    ),
    Case(
      "- a",
      "1:1 MVG034 a spec is written as a map, and this is a list | start it with 'screen: Name' or 'library: Name'"
    ),
    Case(
      "- screen: A\n- screen: B",
      "1:1 MVG034 a spec is written as a map, and this is a list | several specs in one file stand under each other, with a line --- between them"
    ),
    Case(
      "screen: A\noutput: {}", "2:1 MVG031 a screen has no key 'output' | did you mean 'outputs'?"),
    Case(
      "screen: A\ndoc: a\ndoc: b",
      "3:1 MVG032 'doc' is given twice | remove one of them"),
    Case(
      "screen: A\nstate: { a: Int, a: Int }",
      "2:18 MVG032 'a' is given twice | remove one of them, or give it another name"),
    // Long maps are looked through in another way.
    Case(
      "screen: A\nstate:\n" + (1...20).map { "  a\($0): Int\n" }.joined() + "  a7: Int",
      "23:3 MVG032 'a7' is given twice | remove one of them, or give it another name"),
    Case(
      "library: A\noutputs: {}",
      "2:1 MVG039 a library can't have 'outputs' | move it to a screen that has this library in its 'uses'"
    ),
    Case(
      "screen: A\naccess: publik",
      "2:9 MVG035 the access level can't be 'publik' | did you mean 'public'?"),
    Case(
      "screen: A\nconstants:\n  a: { value: 3 }",
      "3:6 MVG033 a constant needs 'type' | add 'type: Int'"),
    Case(
      "screen: A\nmodels:\n  M: { fields: {}, cases: [] }",
      "3:20 MVG036 a model has 'fields' or 'cases', not both | a struct has fields, an enum has cases"
    ),
    Case(
      "screen: A\nmodels:\n  M: { external: true }",
      "3:3 MVG033 the model M has neither 'fields' nor 'cases' | a type of which nothing more is known is named in 'types': types: [M]"
    ),
    Case(
      "screen: A\nbindings:\n  - when: a",
      "3:5 MVG033 the binding does nothing | add 'do:' with its steps, or 'by: hand'"),
    Case(
      "screen: A\nbindings:\n  - when: a\n    do:\n      - sett: {}",
      "5:9 MVG037 there is no step 'sett' | did you mean 'set'?"),
    Case(
      "screen: A\nbindings:\n  - when: a\n    do:\n      - set: { b: 1 }\n        emit: b",
      "6:9 MVG036 one step can't do two things | start a step of its own with '- '"),
    Case(
      "screen: A\nbindings:\n  - when: a\n    do:\n      - call: weather",
      "5:15 MVG038 'weather' is not the method of a service | write the service, a point and the method: weather.current"
    ),
    Case(
      "screen: A\nbindings:\n  - when: a\n    policy: freshest\n    do: []",
      "4:13 MVG035 the policy can't be 'freshest' | it can be 'latest', 'first', 'queue' or 'all'"),
    Case(
      "screen: A\nbindings:\n  - when: a\n    debounce: 1s\n    throttle: 1s\n    do: []",
      "5:5 MVG036 a binding has 'debounce' or 'throttle', not both | keep the one that is meant"),
    Case(
      "screen: A\noutputs:\n  a: { emits: Int, initial: 3 }",
      "3:20 MVG036 an event output has no 'initial' | it is delivered once and not kept: give it 'emits' only"
    ),
    Case(
      "screen: A\noutputs:\n  a: { from: b, text: c }",
      "3:17 MVG036 'from' and 'text' can't stand together | keep 'text' for a text with holes, 'from' "
        + "for an expression"),
    Case(
      "screen: A\nformatters:\n  f: { number: { fraction: many } }",
      "3:28 MVG035 'fraction' is a whole number from 0 to 100, and this is 'many' | for example 2"),
    Case(
      "screen: A\nformatters:\n  f: { date: yyyy, number: {} }",
      "3:20 MVG036 a formatter is one of 'date', 'relative', 'number', 'percent', 'currency', 'list', 'of' or 'swift', not two of them | keep the one that says what is meant"
    ),
    Case(
      "screen: A\nscenarios:\n  - name: a\n    steps:\n      - expekt: {}",
      "5:9 MVG037 there is no step 'expekt' | did you mean 'expect'?"),
    Case(
      "screen: A\ngiven: { a.b: {} }",
      "2:15 MVG033 the answer says nothing | give it 'returns', 'returnsEach', 'throws' or 'streams'"
    ),
  ]

  @Test(arguments: cases) func tells(_ wrong: Case) {
    #expect(messages(of: wrong.spec) == [wrong.message])
  }

  @Test func everyFormHasKeysAndSummaries() {
    for form in Form.allCases {
      #expect(!form.keys.isEmpty, "\(form)")
      for key in form.keys { #expect(key.summary.hasSuffix("."), "\(form).\(key.name)") }
      #expect(Set(form.keys.map(\.name)).count == form.keys.count, "\(form)")
    }
  }

  private func messages(of text: String) -> [String] {
    let file = SourceFile(name: "a.yaml", text: text)
    let id = FileID(rawValue: 0)
    let reading = readYAML(file, id: id)
    return (reading.diagnostics + decodeSpecs(reading.documents, of: id).diagnostics).map {
      "\($0.span.line):\($0.span.column) \($0.id) \($0.title)" + ($0.hint.map { " | \($0)" } ?? "")
    }
  }
}
