import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// What the behaviour of a screen does with each of its names. What scenarios do is no use.
struct Uses {
  /// Names whose values something depends on; constants and needs too.
  private(set) var read = NameSet()
  /// What steps set, and what tells that a binding runs.
  private(set) var set = NameSet()
  private(set) var emitted = NameSet()
  private(set) var sent = NameSet()
  /// What bindings run for.
  private(set) var triggers = NameSet()
  private(set) var formatters = NameSet()
  private(set) var services = NameSet()
  /// The types that expressions go through.
  private(set) var types = NameSet()
  /// Cases of errors and enums whose values are read, `Failure.lost`, and errors and enums that are
  /// compared, `Failure`, but in bindings.
  private(set) var readCases = NameSet()
  /// The same in each binding.
  private(set) var readCasesInBindings: [NameSet] = []
  /// The same in any of them, and outside of them.
  private(set) var readCasesAnywhere = NameSet()
  /// The local names that each binding uses.
  private(set) var locals: [NameSet] = []
  private var currentLocals = NameSet()
  private var words = MentionedWords()
  /// Whether a binding is written by hand.
  private(set) var isByHand = false

  /// What a screen uses, and what was meant to be used in some expressions.
  init(of screen: CheckedScreen, _ spec: ScreenSpec, meant: [String] = []) {
    for expression in meant { words.add(expression) }
    for value in screen.values {
      switch value.content {
      case .stored(let first): look(first)
      case .derived(let expression): look(expression)
      }
    }
    for constant in screen.constants { look(constant.value) }
    for field in screen.models.flatMap({ $0.allFields }) { field.defaultValue.map { look($0) } }
    for field in screen.cells.flatMap({ $0.fields }) { look(field.value) }
    // A formatter of a library may need what a screen has.
    for formatter in screen.withLibraries.flatMap({ $0.formatters }) { look(formatter) }
    for binding in screen.bindings { look(binding) }
    for choice in screen.settledChoices {
      for value in [choice.condition, choice.lost] {
        value.visit { part in
          types.insertTypes(of: part.type)
          if case .reference(let reference) = part.kind { words.add(reference.name) }
        }
      }
    }
    for service in spec.services {
      if let node = service.http { words.add(node) }
      for pair in service.methods.flatMap({ $0.http }) { words.add(pair.value) }
    }
  }

  /// Whether a name is mentioned where its meaning is not known.
  func mayMean(_ name: String) -> Bool { words.contains(name) }

  private mutating func look(_ formatter: CheckedFormatter) {
    if let expression = formatter.expression { look(expression) }
    if case .swift(let code) = formatter.kind { words.add(code.bare) }
  }

  private mutating func look(_ binding: CheckedBinding) {
    switch binding.trigger {
    case .every(_, let condition): if let condition { look(condition) }
    case .when(let sources):
      for source in sources {
        switch source {
        case .start: break
        case .event(let name): triggers.insert(name)
        case .change(let reference): triggers.insert(reference.name)
        }
      }
    }
    currentLocals = NameSet()
    if let per = binding.per { look(per) }
    if let loading = binding.loading { set.insert(loading.name) }
    let declared = readCases
    readCases = NameSet()
    defer {
      locals.append(currentLocals)
      readCasesInBindings.append(readCases)
      readCases = declared
    }
    switch binding.body {
    case .byHand(let calls):
      isByHand = true
      services.formUnion(calls)
    case .steps(let steps): look(steps)
    }
  }

  private mutating func look(_ steps: [Step]) {
    for step in steps {
      switch step {
      case .set(let assignments):
        for assignment in assignments { set.insert(assignment.target.name) }
      case .call(let call): services.insert(call.service)
      case .send(let input, _): sent.insert(input)
      case .emit(let output, _): emitted.insert(output)
      case .swift(let code): words.add(code.bare)
      case .letValue, .branch, .branchOfOptional, .forEach, .cancel, .wait, .stop: break
      }
      step.visitExpressions { look($0) }
      step.visitBodies { look($0) }
    }
  }

  private mutating func look(_ value: TypedExpression) {
    value.visit { part in
      types.insertTypes(of: part.type)
      switch part.kind {
      case .reference(let reference):
        switch reference.kind {
        case .local: currentLocals.insert(reference.name)
        case .source: break
        case .constant, .need, .input, .state, .output: read.insert(reference.name)
        }
      case .formatted(_, let formatter): formatters.insert(formatter)
      default: break
      }
      if let read = part.caseRead {
        readCases.insert(read)
        readCasesAnywhere.insert(read)
      }
    }
  }
}

extension TypedExpression {
  /// The case whose values it reads, `Failure.lost`, or the error or enum that it compares: who
  /// does that may show the message of what it has found.
  fileprivate var caseRead: String? {
    switch kind {
    case .caseValues(let base, let name): base.type.name.map { "\($0).\(name)" }
    case .binary(let sign, let left, _) where sign == .equal || sign == .notEqual:
      left.type.unwrapped.name
    default: nil
    }
  }
}

extension [Step] {
  /// The cases of errors and enums that they look at.
  var readCases: NameSet {
    var found = NameSet()
    for step in self {
      step.visit { step in
        step.visitExpressions { value in
          value.visit { part in
            if let read = part.caseRead { found.insert(read) }
          }
        }
      }
    }
    return found
  }
}
