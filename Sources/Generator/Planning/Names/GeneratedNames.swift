import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// The names that are the generator's own, in what is made of one screen or library: the author's
/// stay as they are, and these give way.
// Sendable: nothing in it changes.
class GeneratedNames: @unchecked Sendable {
  final let screen: String
  final let viewModel: String
  final let logic: String
  final let formatters: String
  final let constants: String
  final let tests: String
  /// All names of the spec.
  final let taken: NameSet
  /// Those that stand behind a dot or a label only.
  final let members: NameSet
  private final let types: TypeTable
  /// The protocols of services, which are types too.
  private final let protocols: NameSet
  /// Names of the author's types that the view model has types of its own for.
  static let nested = ["Input", "Output", "Signals"]

  init(_ screen: CheckedScreen) {
    taken = screen.names
    members = screen.memberNames
    types = screen.types
    protocols = NameSet(screen.withLibraries.flatMap { $0.services }.map { $0.protocolName })
    self.screen = screen.name
    func free(_ name: String) -> String { Self.free(name, screen.names.contains) }
    viewModel = screen.name + "ViewModel"
    logic = free(screen.name + "Logic")
    formatters = free(screen.name + "Formatters")
    constants = free(screen.name + "Constants")
    tests = free(screen.name + "Tests")
  }

  /// A name for something of the generator's own that no name of the spec hides, and none of these
  /// others: `ownScreen` beside an input `screen`.
  final func own(_ name: String, besides others: NameSet = []) -> String {
    let isHidden = isInSight(name)
    guard isHidden || others.contains(name) else { return name }
    return Self.free(isHidden ? besideOthers(name) : name) { isInSight($0) || others.contains($0) }
  }

  private final func besideOthers(_ name: String) -> String {
    switch name {
    // Events are often called so.
    case "run": "thisRun"
    case "start": "begin"
    default: (name.first?.isUppercase == true ? "Own" : "own") + name.withCapital
    }
  }

  /// The same, among the methods of a service and their parameters.
  final func ownOfService(_ name: String) -> String { Self.free(name, taken.contains) }

  private final func isInSight(_ name: String) -> Bool {
    taken.contains(name) && !members.contains(name)
  }

  final func isType(_ name: String) -> Bool {
    types[name] != nil || protocols.contains(name)
  }

  /// Whether something is so of the names of all types.
  final func allTypes(_ areSo: (String) -> Bool) -> Bool {
    types.names.allSatisfy(areSo) && protocols.names.allSatisfy(areSo)
  }

  /// A local name: as it is, where nothing else that is in sight has it.
  final func local(_ name: String, besides others: NameSet) -> String {
    guard others.contains(name) || isType(name) else { return name }
    return Self.free(besideOthers(name)) { isInSight($0) || others.contains($0) }
  }

  /// The author's types that need another name inside the view model, each with that name.
  final var aliases: [(alias: String, name: String)] {
    Self.nested.filter(isType).map { ("\($0)Value", $0) }
  }

  /// What holds the other names.
  final var holderOfAliases: String { Self.free(screen + "Types", taken.contains) }

  /// The name, or the first with a number behind it that is free.
  static func free(_ name: String, _ isTaken: (String) -> Bool) -> String {
    guard isTaken(name) else { return name }
    var number = 2
    while isTaken(name + String(number)) { number += 1 }
    return name + String(number)
  }
}
