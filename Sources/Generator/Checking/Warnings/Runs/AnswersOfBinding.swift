import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// What a binding sets to the answers of its calls, what it asks for, and what it cancels.
struct AnswersOfBinding {
  struct Value {
    var target: Name
    var call: CallSpec
    /// Whether it is the answer itself or a part of it.
    var isPart: Bool
    /// Whether it is made of what it was before, too: that has room for both.
    var isAdded: Bool
  }

  let triggers: [Name]
  private(set) var values: [Value] = []
  /// The words of all conditions.
  private(set) var asked = NameSet()
  /// The calls that have named their answers.
  private var calls: [CallSpec] = []
  private var cancelled = NameSet()
  /// Those that are cancelled behind a call.
  private var cancelledLate = NameSet()

  init(_ binding: BindingSpec, when triggers: [Name], of awaited: AwaitedCalls) {
    self.triggers = triggers
    look(at: binding.steps, awaited)
  }

  func cancels(_ triggers: [Name]) -> Bool {
    triggers.contains { cancelled.contains($0.text) }
  }

  func cancelsLate(_ triggers: [Name]) -> Bool {
    triggers.contains { cancelledLate.contains($0.text) }
  }

  private mutating func look(at steps: [StepSpec], _ awaited: AwaitedCalls) {
    for step in steps {
      switch step.kind {
      case .call(let call):
        if call.name != nil, call.onElement == nil, awaited.contains(call) {
          calls.append(call)
        }
      case .set(let pairs):
        for pair in pairs { add(pair) }
      case .branch(let branch):
        for word in words(of: branch.condition) { asked.insert(word) }
        look(at: branch.then, awaited)
        look(at: branch.otherwise, awaited)
      case .cancel(let names):
        for name in names {
          cancelled.insert(name.text)
          if !calls.isEmpty { cancelledLate.insert(name.text) }
        }
      case .letValue, .forEach, .send, .emit, .wait, .stop, .swift: continue
      }
    }
  }

  private mutating func add(_ pair: NamedValue) {
    guard !calls.isEmpty, let text = pair.value.scalar?.text else { return }
    let words = words(of: pair.value)
    guard let call = calls.last(where: { words.contains($0.name?.text ?? "") }) else { return }
    let isPath = text.utf8.dropFirst().allSatisfy {
      $0.isInName || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?")
    }
    values.append(
      Value(
        target: pair.name, call: call,
        isPart: text.hasPrefix("=") && isPath && words.first == call.name?.text,
        isAdded: words.contains(pair.name.text)))
  }

  private func words(of node: YAMLNode) -> [String] {
    guard let text = node.scalar?.text else { return [] }
    return MentionedWords.words(in: text[...])
  }
}
