import Checking
import Expressions

/// The names of all that is generated for one screen or library. The author's names stay as they
/// are; the generator's own give way. A class, as all emitters hold it.
final class UnitNames: Sendable {
  let screen: String
  let viewModel: String
  let logic: String
  let formatters: String
  let constants: String
  let tests: String
  /// All names of the spec.
  let taken: NameSet
  /// Those that stand behind a dot or a label only.
  private let members: NameSet
  private let hidingMembers: NameSet
  private let types: TypeTable
  /// The protocols of services, which are types too.
  private let protocols: NameSet
  /// The types of the values of cases, by `Enum.case`.
  private let valuesTypes: NameTable<String>
  /// Names of Swift, Foundation or the runtime that the spec has too, or a type beside it that it
  /// does not see.
  private let clashing: NameSet
  /// Names of the author's types that the view model has types of its own for.
  private let nested = ["Input", "Output", "Signals"]

  init(_ screen: CheckedScreen, clashing others: NameSet = []) {
    taken = screen.names
    var clashing = others
    for name in KnownNames.all.names where taken.contains(name) { clashing.insert(name) }
    self.clashing = clashing
    members = screen.memberNames
    hidingMembers = screen.hidingMembers
    types = screen.types
    valuesTypes = Self.valuesTypes(of: screen.types)
    protocols = NameSet(screen.withLibraries.flatMap(\.services).map(\.protocolName))
    self.screen = screen.name
    func free(_ name: String) -> String { Self.free(name, screen.names.contains) }
    viewModel = screen.name + "ViewModel"
    logic = free(screen.name + "Logic")
    formatters = free(screen.name + "Formatters")
    constants = free(screen.name + "Constants")
    tests = free(screen.name + "Tests")
  }

  /// A name of Swift, Foundation or the runtime, with its module where it clashes with another.
  func known(_ name: String) -> String {
    clashing.contains(name) ? KnownNames.module(of: name) + "." + name : name
  }

  /// The same where a member of one of the spec's types hides it only beside these.
  func known(_ name: String, besideMembers: Bool) -> String {
    besideMembers || !members.contains(name) ? known(name) : name
  }

  /// A name for something of the generator's own that no name of the spec hides: `ownScreen` beside
  /// an input `screen`.
  func own(_ name: String) -> String {
    isInSight(name) ? Self.free(besideOthers(name), isInSight) : name
  }

  /// The same, and it is none of those.
  func own(_ name: String, besides others: NameSet) -> String {
    let isHidden = isInSight(name)
    guard isHidden || others.contains(name) else { return name }
    return Self.free(isHidden ? besideOthers(name) : name) { isInSight($0) || others.contains($0) }
  }

  private func besideOthers(_ name: String) -> String {
    let isType = name.first?.isUppercase ?? false
    return (isType ? "Own" : "own") + name.withCapital
  }

  /// The same, among the methods of a service and their parameters.
  func ownOfService(_ name: String) -> String { Self.free(name, taken.contains) }

  /// Those of names that types of the spec have too.
  func typeNames(among names: [String]) -> NameSet {
    hidingMembers.isEmpty ? hidingMembers : NameSet(names.filter(hidingMembers.contains))
  }

  private func isInSight(_ name: String) -> Bool {
    taken.contains(name) && !members.contains(name)
  }

  func isType(_ name: String) -> Bool {
    types[name] != nil || protocols.contains(name)
  }

  /// Whether something is so of the names of all types.
  func allTypes(_ areSo: (String) -> Bool) -> Bool {
    types.names.allSatisfy(areSo) && protocols.names.allSatisfy(areSo)
  }

  /// A local name: as it is, where nothing else that is in sight has it.
  func local(_ name: String, besides others: NameSet) -> String {
    guard others.contains(name) || isType(name) else { return name }
    return Self.free(besideOthers(name)) { isInSight($0) || others.contains($0) }
  }

  func type(_ type: ValueType) -> String { self.type(type, named: SwiftName.plain) }

  /// A type where a value could stand too, and be meant by the name of a type: Swift looks for
  /// types alone between `<` and `>`.
  func type(_ type: ValueType, besideValues isHidden: (String) -> Bool) -> String {
    self.type(type) { name in
      isHidden(name)
        ? "\(known("Array"))<\(SwiftName.plain(name))>.Element" : SwiftName.plain(name)
    }
  }

  /// How a step of a run ends early.
  var throwsRunEnded: Layout { "throws(\(known("RunEnded")))" }

  /// A parameter where it is declared, with its type.
  func parameter(_ name: String, _ type: ValueType) -> Layout {
    .typed(SwiftName.parameter(name), self.type(type))
  }

  /// The same in an initialiser, where Swift's own has nil for an optional that is left out.
  func initialParameter(_ name: String, _ type: ValueType) -> Layout {
    type.isOptional ? "\(parameter(name, type)) = nil" : parameter(name, type)
  }

  /// A parameter inside the view model.
  func parameterInViewModel(_ name: String, _ type: ValueType) -> Layout {
    "\(SwiftName.parameter(name)): \(typeInViewModel(type))"
  }

  /// The type as it is written inside the view model, where `Input` means its own.
  func typeInViewModel(_ type: ValueType) -> String {
    self.type(type) { nested.contains($0) ? alias(of: $0) : SwiftName.plain($0) }
  }

  private func type(_ type: ValueType, named: (String) -> String) -> String {
    func written(_ part: ValueType) -> String { self.type(part, named: named) }
    return switch type {
    case .void, .null, .emptyList, .unknown: known("Void")
    case .string: known("String")
    case .bool: known("Bool")
    case .int: known("Int")
    case .double: known("Double")
    case .decimal: known("Decimal")
    case .date: known("Date")
    case .url: known("URL")
    case .data: known("Data")
    case .uuid: known("UUID")
    case .named(let name): named(name)
    case .optional(let wrapped): written(wrapped) + "?"
    case .array(let element): "[\(written(element))]"
    case .set(let element): "\(known("Set"))<\(written(element))>"
    case .dictionary(let key, let value): "[\(written(key)): \(written(value))]"
    case .caseValues(let name, let caseName):
      named(name) + "." + valuesType(of: caseName, in: name)
    case .anyError: "any " + known("Error")
    }
  }

  /// The type of the values of a case, inside its enum.
  func valuesType(of caseName: String, in enumeration: String) -> String {
    valuesTypes["\(enumeration).\(caseName)"] ?? caseName.withCapital + "Values"
  }

  private static func valuesTypes(of declarations: TypeTable) -> NameTable<String> {
    var types = NameTable<String>()
    for declaration in declarations.all {
      guard let cases = declaration.cases, cases.contains(where: { !$0.values.isEmpty }) else {
        continue
      }
      addValuesTypes(of: cases, declaration.name, to: &types)
    }
    return types
  }

  /// None of them may hide a type that is meant, nor be hidden by a value; with a number where a
  /// case before it differs in its first letter alone.
  private static func addValuesTypes(
    of cases: [TypeDeclaration.Case], _ enumeration: String, to types: inout NameTable<String>
  ) {
    var meant = NameSet()
    for value in cases.lazy.flatMap(\.values) {
      meant.insert(value.name)
      meant.insertTypes(of: value.type)
    }
    var firsts = NameTable<String>()
    for item in cases where !item.values.isEmpty {
      let capital = item.name.withCapital
      let type = free(firsts[capital].map { $0 + "2" } ?? capital + "Values", meant.contains)
      firsts.add(capital, type)
      types.add("\(enumeration).\(item.name)", type)
    }
  }

  /// `any Service`, as it is written inside the view model.
  func serviceInViewModel(_ service: CheckedService) -> String {
    "any " + typeInViewModel(.named(service.protocolName))
  }

  /// The author's types that need another name inside the view model, each with that name.
  var aliases: [(alias: String, name: String)] {
    nested.filter(isType).map { ("\($0)Value", $0) }
  }

  private func alias(of name: String) -> String { "\(holderOfAliases).\(name)Value" }

  /// What holds the other names.
  var holderOfAliases: String { Self.free(screen + "Types", taken.contains) }

  /// The name, or the first with a number behind it that is free.
  static func free(_ name: String, _ isTaken: (String) -> Bool) -> String {
    guard isTaken(name) else { return name }
    var number = 2
    while isTaken(name + String(number)) { number += 1 }
    return name + String(number)
  }
}
