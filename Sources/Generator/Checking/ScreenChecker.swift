import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// Goes through a spec in the order in which one thing needs another: names, types, values,
/// behaviour, scenarios. What each of them found is at hand for the next.
struct ScreenChecker: Diagnosing {
  let spec: ScreenSpec
  let file: SourceFile
  var values: ValueChecker
  /// What bindings and derived values can use.
  var scope = Scope()
  /// What `initial` and the like can use: constants and needs.
  var firstScope = Scope(.first)
  /// What cells and constants can see.
  var constantScope = Scope(limit: "only constants can be used here")
  let screen: CheckedScreen
  /// The places of the values and of the events by their names, once all are declared.
  private var valuePlaces = NameTable<Int>()
  private var eventPlaces = NameTable<Int>()
  /// The services of this spec and of the libraries that it uses, by their names.
  var services = NameTable<CheckedService>()
  /// Names that bindings miss, by the parameter that each may have been: `event.name`.
  var lostParameters: [Diagnostic.Missing.What: Diagnostic.Missing] = [:]
  /// Where the texts stand that lack an `=`, and whether another such is tried just now.
  var lackingSigns: Set<UInt32> = []
  var isTrying = false
  /// Each trial goes through all the steps of a list: nobody forgets more of them.
  var trialsLeft = 24
  /// What can be JSON, where a service has a live client.
  var codability: Codability?
  /// What stored values start with, in the order of their declarations.
  var initials: [Initial] = []

  init(_ spec: ScreenSpec, in file: SourceFile, libraries: [CheckedScreen]) {
    self.spec = spec
    self.file = file
    values = ValueChecker(expressions: ExpressionChecker(file: file))
    screen = CheckedScreen(spec, libraries: libraries)
  }

  var diagnostics: [Diagnostic] {
    _read { yield values.diagnostics }
    _modify { yield &values.diagnostics }
  }

  var expressions: ExpressionChecker {
    _read { yield values.expressions }
    _modify { yield &values.expressions }
  }

  var libraries: [CheckedScreen] { screen.libraries }

  /// Where each name of the spec is declared.
  var declared: NameTable<SourceSpan> { expressions.declared }

  mutating func check() -> CheckedScreen {
    declareNames()
    expressions.valueless = valueless
    declareTypes()
    declareFixedTypes()
    declareServices()
    checkRecursion(besidesCells: true)
    noteParameters()
    declareInputsAndStoredValues()
    declareFormattersCellsAndDerivedValues()
    checkRecursion()
    checkFixedValues()
    checkClients()
    for service in allServices { services.add(service.name, service) }
    restoreWrittenOrder()
    screen.reads = ReadsCollector(screen)
    checkReadsOfFirstValues()
    if spec.kind == .screen {
      for place in screen.values.indices { valuePlaces.add(screen.values[place].name, place) }
      for place in screen.events.indices { eventPlaces.add(screen.events[place].name, place) }
      checkBindings()
      checkBindingCircles()
      checkScenarios()
      joinLostParameters()
    }
    checkAccess()
    keepWhatWasFound()
    return screen
  }

  /// What those need that generate or edit the screen, beside what each step has added to it.
  private func keepWhatWasFound() {
    screen.types = expressions.types
    screen.formatterTypes = expressions.formatters
    screen.knowsDecimals = expressions.namesDecimal || libraries.contains { $0.knowsDecimals }
    screen.settledChoices = expressions.settledChoices.values.sorted {
      $0.place.offset < $1.place.offset
    }
    screen.shownNames = expressions.shownNames.inSourceOrder()
    screen.places = declared
    let names = SpecNames(screen)
    screen.names = names.all
    screen.memberNames = names.members
    screen.hidingMembers = names.hidingMembers
  }

  /// A value input, a state or a value output, by its name.
  func value(named name: String) -> CheckedValue? { valuePlaces[name].map { screen.values[$0] } }

  func event(named name: String) -> CheckedEvent? { eventPlaces[name].map { screen.events[$0] } }

  func hasEvent(_ name: String) -> Bool { eventPlaces[name] != nil }

  /// An event output, by its name.
  func signal(named name: String) -> CheckedSignal? { screen.signals.first { $0.name == name } }

  private var valueless: NameTable<Valueless> {
    var kinds = NameTable<Valueless>()
    for service in libraries.flatMap({ $0.services }) { kinds.set(service.name, to: .service) }
    for service in spec.services { kinds.set(service.name.text, to: .service) }
    for input in spec.inputs {
      guard case .event(let parameters, _) = input.kind else { continue }
      kinds.set(input.name.text, to: parameters.isEmpty ? .plainEvent : .event)
    }
    for case .event(let event) in spec.outputs { kinds.set(event.name.text, to: .eventOutput) }
    return kinds
  }
}
