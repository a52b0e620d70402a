import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenProgram

/// A screen or library with all that its emitters look up. A class, as each of them holds it.
final class Unit: Sendable {
  let program: ScreenProgram
  let names: UnitNames
  /// The spec's file, as Swift's own messages are to name it.
  let file: String
  let testLibrary: TestLibrary
  /// Whether some of it is written in Swift.
  let hasHandwork: Bool
  /// The values that a binding's `when` names.
  let watched: NameSet
  /// The services that the screen is opened with: its own and those of its libraries that it
  /// calls, as far as the spec says so.
  let usedServices: [CheckedService]
  /// The services that the scenarios have mocks of: also those of libraries that only they speak
  /// of.
  let mockedServices: [CheckedService]
  /// The answers of the spec's own `given`, by their methods.
  private let commonAnswers: NameTable<CheckedScenario.Answer>
  /// The libraries with whose formatters the screen shows something; for a library that
  /// shows anything all that it uses, as nobody knows what others show with its own.
  let librariesWithFormatters: [(library: CheckedScreen, names: GeneratedNames)]
  /// The libraries and the screen itself: what declares something is its place here.
  private let screens: [CheckedScreen]
  private let libraryNames: [GeneratedNames]
  private let formatters: NameTable<CheckedFormatter>
  private let formatterOwners: NameTable<Int>
  private let cells: NameTable<CheckedCell>
  private let cellOwners: NameTable<Int>
  private let constantOwners: NameTable<Int>
  private let models: NameTable<CheckedModel>
  private let needs: NameTable<CheckedNeed>
  private let values: NameTable<CheckedValue>
  private let derived: NameTable<DerivedValue>

  init(
    _ program: ScreenProgram, file: String, testLibrary: TestLibrary = .swiftTesting,
    clashing: NameSet = []
  ) {
    let screen = program.screen
    self.program = program
    hasHandwork = HandEmitter.isNeeded(by: program)
    watched = NameSet(program.watched)
    derived = Self.table(program.derived, by: { $0.name })
    names = UnitNames(screen, clashing: clashing)
    self.file = file
    self.testLibrary = testLibrary
    screens = screen.withLibraries
    let libraryNames = screen.libraries.map { GeneratedNames($0) }
    self.libraryNames = libraryNames
    // What the screen itself declares hides what its libraries do.
    formatters = Self.table(screens.lazy.flatMap { $0.formatters }, by: { $0.name })
    formatterOwners = Self.owners(in: screens) { $0.formatters.map { $0.name } }
    cells = Self.table(screens.lazy.flatMap { $0.cells }, by: { $0.name })
    cellOwners = Self.owners(in: screens) { $0.cells.map { $0.name } }
    constantOwners = Self.owners(in: screens) { $0.constants.map { $0.name } }
    models = Self.table(screens.lazy.flatMap { $0.models }, by: { $0.name })
    needs = Self.table(screen.needs, by: { $0.name })
    values = Self.table(screen.values, by: { $0.name })
    usedServices = Self.usedServices(of: program)
    mockedServices = Self.mockedServices(of: screen, beside: usedServices)
    commonAnswers = Self.table(screen.given?.answers ?? [], by: { $0.methodPath })
    librariesWithFormatters = Self.librariesWithFormatters(of: program).map { place in
      (screen.libraries[place], libraryNames[place])
    }
  }

  private static func usedServices(of program: ScreenProgram) -> [CheckedService] {
    let shared = program.screen.libraries.flatMap { $0.services }
    guard !shared.isEmpty else { return program.screen.services }
    var called = NameSet()
    for binding in program.bindings {
      if case .byHand(let services) = binding.binding.body { called.formUnion(services) }
    }
    program.visitSteps { step in
      switch step {
      case .call(let call): called.insert(call.service)
      // What Swift calls may be any of them.
      case .swift(let code): called.formUnion(shared.map { $0.name }.filter { code.mentions($0) })
      case .set, .letValue, .branch, .branchOfOptional, .forEach, .send, .emit, .cancel, .wait,
        .stop:
        break
      }
    }
    return shared.filter { called.contains($0.name) } + program.screen.services
  }

  private static func mockedServices(
    of screen: CheckedScreen, beside used: [CheckedService]
  ) -> [CheckedService] {
    let shared = screen.libraries.flatMap { $0.services }
    guard !shared.isEmpty else { return used }
    let mentioned = NameSet(screen.scenarios.flatMap { $0.services }).subtracting(
      used.map { $0.name })
    return shared.filter { mentioned.contains($0.name) } + used
  }

  /// Whether a screen or library shows anything with the formatters of libraries that it uses.
  static func showsWithLibraries(_ screen: CheckedScreen) -> Bool {
    screen.libraries.contains { $0.givesFormatters }
      && !librariesWithFormatters(of: ScreenProgram(screen)).isEmpty
  }

  /// The places of those libraries.
  private static func librariesWithFormatters(of program: ScreenProgram) -> [Int] {
    let screen = program.screen
    let libraries = screen.libraries.indices.filter { screen.libraries[$0].givesFormatters }
    if screen.isLibrary { return screen.givesFormatters ? libraries : [] }
    guard !libraries.isEmpty else { return [] }
    var formatters = NameSet()
    var cells = NameSet()
    program.visitExpressions { part in
      switch part.kind {
      case .formatted(_, let name): formatters.insert(name)
      case .cell(let name, _): cells.insert(name)
      default: break
      }
    }
    return libraries.filter { place in
      let library = screen.libraries[place]
      return library.formatters.contains {
        formatters.contains($0.name) || program.swiftMayUse(formatter: $0.name)
      }
        || library.cells.contains {
          cells.contains($0.name) && program.reads(of: $0).usesFormatters
        }
    }
  }

  private static func table<Entry>(
    _ entries: some Sequence<Entry>, by name: (Entry) -> String
  ) -> NameTable<Entry> {
    var table = NameTable<Entry>()
    for entry in entries { table.set(name(entry), to: entry) }
    return table
  }

  /// The places of those that have each of the names; what is declared later hides what is before
  /// it.
  private static func owners(
    in screens: [CheckedScreen], of names: (CheckedScreen) -> [String]
  ) -> NameTable<Int> {
    var owners = NameTable<Int>()
    for (place, screen) in screens.enumerated() {
      for name in names(screen) { owners.set(name, to: place) }
    }
    return owners
  }

  /// The screen at a place, where it is a library.
  private func library(_ place: Int?) -> CheckedScreen? {
    guard let place, place < screens.count - 1 else { return nil }
    return screens[place]
  }

  var screen: CheckedScreen { program.screen }

  /// The names in what is generated for the spec at a place.
  private func names(at place: Int?) -> GeneratedNames {
    guard let place, place < libraryNames.count else { return names }
    return libraryNames[place]
  }

  /// The type that holds a constant.
  func holder(ofConstant name: String) -> String { names(at: constantOwners[name]).constants }

  /// The names in what is generated for the spec that declares a cell.
  func names(ofOwnerOfCell name: String) -> GeneratedNames { names(at: cellOwners[name]) }

  /// The library that declares a formatter; nil for the unit's own.
  func library(ofFormatter name: String) -> CheckedScreen? {
    library(formatterOwners[name])
  }

  /// The library that declares a cell; nil for the unit's own.
  func library(ofCell name: String) -> CheckedScreen? {
    library(cellOwners[name])
  }

  func formatter(_ name: String) -> CheckedFormatter? { formatters[name] }

  func cell(_ name: String) -> CheckedCell? { cells[name] }

  func service(_ name: String) -> CheckedService? { program.services[name] }

  /// A model or an error, whichever spec declares it.
  func model(_ name: String) -> CheckedModel? { models[name] }

  /// Whether what a mock was called with can be compared as a whole.
  func comparesArguments(of method: CheckedService.Method) -> Bool {
    method.parameters.allSatisfy { isHashable($0.type) }
  }

  /// A type that is declared in Swift may be none that can be compared, where nothing asks it to
  /// be.
  func isHashable(_ type: ValueType) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner): isHashable(inner)
    case .dictionary(_, let value): isHashable(value)
    case .named(let name):
      screen.types[name]?.kind != .opaque && models[name]?.isExternal != true
    default: true
    }
  }

  func answersAtOnce(_ call: Step.Call) -> Bool {
    method(call.method, of: call.service)?.answersAtOnce ?? false
  }

  func method(_ name: String, of service: String) -> CheckedService.Method? {
    program.services[service]?.method(name)
  }

  /// The values that are handed to a formatter beside the one it shows.
  func values(readBy formatter: CheckedFormatter) -> [CheckedValue] {
    program.reads(of: formatter).values.compactMap { values[$0] }
  }

  /// The labels of the initialiser that makes a cell from its sources. Where they are those of its
  /// fields too, the first is another, so that Swift can tell the two initialisers apart.
  func labels(of cell: CheckedCell) -> [String] {
    let labels = cell.sources.map { $0.name }
    guard labels == cell.fields.map({ $0.name }), let first = labels.first else { return labels }
    return [first == "from" ? "of" : "from"] + labels.dropFirst()
  }

  /// What the initialiser of a cell calls the values that its formatters read: a source may have
  /// the name of one.
  func namesOfReads(of cell: CheckedCell) -> [String: String] {
    let sources = NameSet(cell.sources.map { $0.name } + labels(of: cell))
    let reads = program.reads(of: cell).values
    var taken = sources
    taken.formUnion(reads)
    let pairs = reads.map { read in
      guard sources.contains(read) else { return (read, read) }
      let name = names.local("current\(read.withCapital)", besides: taken)
      taken.insert(name)
      return (read, name)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// What a suite of tests calls the mock of a service: a class of XCTest has members of its own.
  func mockProperty(_ service: String) -> String {
    testLibrary == .xctest && SwiftKeywords.membersOfXCTest.contains(service)
      ? names.own("\(service)Service") : SwiftName.plain(service)
  }

  /// Whether an answer of a scenario is what the spec's own `given` says.
  func isCommon(_ answer: CheckedScenario.Answer) -> Bool {
    !commonAnswers.isEmpty && commonAnswers[answer.methodPath] == answer
  }

  /// The view model's label for its clock and locale: only what is passed beside it takes the name.
  var environmentLabel: String {
    let name = "environment"
    let isTaken = needs[name] != nil || usedServices.contains { $0.name == name }
    return isTaken ? names.own(name) : name
  }

  func need(_ name: String) -> CheckedNeed? { needs[name] }

  func value(_ name: String) -> CheckedValue? { values[name] }

  /// How a value is derived; nil where it is stored.
  func derived(_ name: String) -> DerivedValue? { derived[name] }

  /// Whether anything is formatted, by what the unit declares or a library.
  var hasFormatters: Bool { !screen.formatters.isEmpty || !librariesWithFormatters.isEmpty }

  /// The needs that the unit's own formatters read.
  var needsOfFormatters: [CheckedNeed] {
    let names = NameSet(screen.formatters.flatMap { program.reads(of: $0).needs })
    return screen.needs.filter { names.contains($0.name) }
  }

  /// What a library's formatters are called inside those of the unit: beside them stand its own
  /// ones and what these read, and nothing else of the spec, so that code by hand can rely on the
  /// name.
  func name(ofFormattersIn library: CheckedScreen) -> String {
    GeneratedNames.free(library.name.withoutCapital) { name in
      ["value", "environment", names.own("environment")].contains(name)
        || screen.formatters.contains { formatter in
          let reads = program.reads(of: formatter)
          return formatter.name == name || FormatterFunction.property(formatter.name) == name
            || formatter.localNames.contains(name) || reads.needs.contains(name)
            || reads.values.contains(name)
        }
    }
  }
}

extension CheckedFormatter {
  /// What its expression names by itself.
  fileprivate var localNames: NameSet {
    if case .expression(let expression) = kind { expression.localNames } else { NameSet() }
  }
}
