import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// How names and types are written in what is made of one screen or library. A class, as all
/// emitters hold it.
// Sendable: nothing in it changes.
final class UnitNames: GeneratedNames, @unchecked Sendable {
  private let hidingMembers: NameSet
  /// The types of the values of cases, by `Enum.case`.
  private let valuesTypes: NameTable<String>
  /// Names of Swift, Foundation or the runtime that the spec has too, or a type beside it that it
  /// does not see.
  private let clashing: NameSet

  /// `clashing`: the types beside it that have names of Swift, Foundation or the runtime.
  init(_ screen: CheckedScreen, clashing others: NameSet = []) {
    var clashing = others
    for name in KnownNames.all.names where screen.names.contains(name) { clashing.insert(name) }
    self.clashing = clashing
    hidingMembers = screen.hidingMembers
    valuesTypes = Self.valuesTypes(of: screen.types)
    super.init(screen)
  }

  /// A name of Swift, Foundation or the runtime, with its module where it clashes with another.
  func known(_ name: String) -> String {
    clashing.contains(name) ? KnownNames.module(of: name) + "." + name : name
  }

  /// The same where a member of one of the spec's types hides it only beside these.
  func known(_ name: String, besideMembers: Bool) -> String {
    besideMembers || !members.contains(name) ? known(name) : name
  }

  /// Those of names that types of the spec have too.
  func typeNames(among names: [String]) -> NameSet {
    hidingMembers.isEmpty ? hidingMembers : NameSet(names.filter(hidingMembers.contains))
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
    self.type(type) { name in
      Self.nested.contains(name) ? "\(holderOfAliases).\(name)Value" : SwiftName.plain(name)
    }
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
    for value in cases.lazy.flatMap({ $0.values }) {
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
}
