import MVVMGenChecking
import MVVMGenExpressions

/// The behaviour of a screen as a typed program. Whatever runs or prints a screen starts here, so
/// that a binding has one meaning.
public struct ScreenProgram: Sendable {
  public let screen: CheckedScreen
  /// The services of the screen and of its libraries, by their names.
  public let services: NameTable<CheckedService>
  /// Derived values, each after those that it reads.
  public let derived: [DerivedValue]
  /// Derived values that never change.
  private let fixed: NameSet
  /// In the order they are written.
  public let bindings: [BindingProgram]
  /// Those of them that run when the screen starts.
  public let startBindings: [BindingProgram]
  /// The values that a binding's `when` names, in the order of their declarations: whoever keeps
  /// them has to know whether they differ from what they were.
  public let watched: [String]
  /// The names that are `loading` of several bindings, in the order of the declarations.
  public let sharedLoadings: [String]
  /// The author's own Swift in steps and formatters.
  let swiftCode: [Step.SwiftCode]
  /// The places of the bindings that each event sets off, each value, and the start.
  private let places: NameTable<[Int]>
  private let collector: ReadsCollector
  private let pauseFinder: PauseFinder
  let instantCalls: InstantCalls

  /// Finds out what follows from a screen's declarations.
  public init(_ screen: CheckedScreen) {
    let collector = screen.reads
    var services = NameTable<CheckedService>()
    for service in screen.withLibraries.flatMap({ $0.services }) {
      services.set(service.name, to: service)
    }
    self.services = services
    let pauseFinder = PauseFinder(services: services)
    self.collector = collector
    self.pauseFinder = pauseFinder
    self.screen = screen
    derived = Self.derived(of: screen, collector)
    fixed = NameSet(derived.filter { $0.follows.isEmpty }.map { $0.name })
    let effective = screen.bindings.map { binding in
      binding.isByHand ? binding : binding.withSteps(binding.steps.effective)
    }
    let cancelled = NameSet(effective.flatMap { $0.cancelled })
    bindings = effective.enumerated().map { index, binding in
      BindingProgram(
        index: index, binding: binding, pauses: pauseFinder.pauses(of: binding.body),
        isCancelled: binding.goesOnAfterAStep
          && binding.sources.contains { cancelled.contains($0.name) })
    }
    startBindings = bindings.filter { $0.starts(on: .start) }
    swiftCode = Self.swiftCode(of: bindings, screen)
    var places = NameTable<[Int]>()
    for binding in bindings {
      for name in binding.triggerNames where places[name]?.last != binding.index {
        places[name, default: []].append(binding.index)
      }
    }
    self.places = places
    instantCalls = InstantCalls(services: self.services, bindings: bindings, places: places)
    let watchedNames = NameSet(bindings.flatMap { $0.changes }.map { $0.name })
    watched = screen.values.map { $0.name }.filter(watchedNames.contains)
    var loadings = NameSet()
    let shared = NameSet(
      screen.bindings.compactMap { $0.loading?.name }.filter { !loadings.insert($0) })
    sharedLoadings = screen.values.map { $0.name }.filter(shared.contains)
  }

  /// What expressions depend on, also through formatters and cells.
  func reads(of expressions: [TypedExpression]) -> Reads {
    collector.reads(of: expressions)
  }

  /// Whether an expression reads any of these values, be it through formatters and cells.
  public func reads(_ expression: TypedExpression, anyOf names: NameSet) -> Bool {
    collector.reads(expression, anyOf: names)
  }

  /// What a formatter depends on beside its value.
  public func reads(of formatter: CheckedFormatter) -> Reads {
    collector.reads(of: formatter)
  }

  /// What a cell is made from beside its sources.
  public func reads(of cell: CheckedCell) -> Reads {
    collector.reads(of: cell)
  }

  /// Whether an expression can have another value once the screen is there.
  public func canChange(_ expression: TypedExpression) -> Bool {
    !fixed.isSuperset(of: reads(of: [expression]).values)
  }

  /// Whether a step, or one inside it, can be held up.
  public func pauses(_ step: Step) -> Bool {
    pauseFinder.pauses(step)
  }

  /// Whether a step itself, before it is done, calls a service that answers at once.
  public func callsAtOnce(_ step: Step) -> Bool {
    instantCalls.isMade(by: step)
  }

  /// The bindings that an event starts, in the order they are written.
  public func bindings(startedBy event: String) -> [BindingProgram] {
    (places[event] ?? []).map { bindings[$0] }
  }

  /// The bindings that any of these set off, in the order they are written.
  public func bindings(setOffByAnyOf triggers: [String]) -> [BindingProgram] {
    if triggers.count == 1 { return bindings(startedBy: triggers[0]) }
    return Set(triggers.flatMap { places[$0] ?? [] }).sorted().map { bindings[$0] }
  }

  /// Whether one binding alone is started by an event.
  public func startsOne(_ event: String) -> Bool { places[event]?.count == 1 }

  /// Each value after those that it reads. The checker has refused circles.
  private static func derived(
    of screen: CheckedScreen, _ collector: ReadsCollector
  ) -> [DerivedValue] {
    var values: [CheckedValue] = []
    var expressions: [TypedExpression] = []
    for value in screen.values {
      guard case .derived(let expression) = value.content else { continue }
      values.append(value)
      expressions.append(expression)
    }
    let places = NameSet(values.map { $0.name })
    let reads = expressions.map { collector.reads(of: [$0]) }
    let order = DependencyOrder(values.count) { place in
      reads[place].values.compactMap { places.place(of: $0) }
    }
    // What is made of needs and constants alone stays as it is.
    var fixed = NameSet()
    var derived: [DerivedValue] = []
    var sources = NameTable<[String]>()
    for place in order.order {
      let changing = reads[place].values.filter { !fixed.contains($0) }
      // One that changes with others of them alone says nothing new.
      let follows = changing.filter { name in
        sources[name].map { !$0.allSatisfy(changing.contains) } ?? true
      }
      if follows.isEmpty { fixed.insert(values[place].name) }
      sources.set(values[place].name, to: follows)
      derived.append(
        DerivedValue(
          name: values[place].name, type: values[place].type, expression: expressions[place],
          reads: reads[place], follows: follows))
    }
    return derived
  }
}
