import MVVMGenDiagnostics
import MVVMGenExpressions

/// What a name is of. Swift keeps some names for itself, others only of some things.
enum NameKind: Equatable {
  /// A name of the spec's own scope.
  case declaration
  /// A value input, an event or an output: a member of the view model.
  case shown
  /// A type of the spec, or a protocol.
  case type
  /// A type that is declared elsewhere.
  case opaqueType
  /// A field of a model that is generated.
  case field
  /// A field of a cell, or a value of a case.
  case part
  /// A case of an enum; without values it has a text of its own for JSON.
  case enumCase(hasRawText: Bool, isError: Bool)
  /// A parameter of a method, which its mock keeps in a struct.
  case argument
  case method
  /// A parameter of an event, or what a cell is made from.
  case parameter
  /// What a step calls its answer.
  case local
}

extension NameKind {
  var isType: Bool {
    switch self {
    case .type, .opaqueType: true
    default: false
    }
  }

  /// Whether it is always written behind a point, or as a label.
  private var isBehindPoint: Bool {
    switch self {
    case .field, .part, .enumCase, .argument: true
    default: false
    }
  }

  /// Why Swift can't do with a name, and what else to call it; nil where it can.
  func refusal(of name: String) -> (reason: String, hint: Hint)? {
    guard Self.refused.contains(name) else { return nil }
    if name == "self" || name == "Self" {
      if isBehindPoint { return nil }
      let other: Hint = isType ? "for example 'Own'" : "for example 'own'"
      return ("in Swift it is the value or type that the code belongs to", other)
    }
    var other: Hint { "for example '\(isType ? "Own" : "own")\(name.withCapital)'" }
    let isPartOfEach = name == "Type" || name == "Protocol"
    switch self {
    case .declaration, .shown, .type, .method, .field, .part, .argument, .parameter,
      .local:
      if Self.modules.contains(name) {
        return ("it is a module of Swift that is needed here", other)
      }
    case .opaqueType, .enumCase: break
    }
    switch self {
    case .shown where Self.partsOfViewModels.contains(name):
      return ("the view model has a type of that name", other)
    case .declaration where isPartOfEach, .shown where isPartOfEach:
      return ("every type of Swift has a '\(name)'", other)
    case .opaqueType where name == "Any" || name == "AnyObject" || name == "Never":
      return (
        "in Swift it is no type of a value that is shown or sent",
        "name the type itself; one of several is an enum with values"
      )
    case .opaqueType where Self.protocols.contains(name):
      return (
        "in Swift it is a protocol, and no type of a value",
        "name the type of the values; what protocols it has needs no telling"
      )
    case .opaqueType where Self.generics.contains(name):
      return ("in Swift it is nothing without the types that are in it", "write [T], [K: V] or T?")
    case .opaqueType: return NameKind.type.refusal(of: name)
    case .type where name == "error":
      return ("'catch' calls what it caught so", "for example 'Failure'")
    case .type where Self.membersOfTypes.contains(name):
      return ("every type of a spec has a member of that name in Swift", other)
    case .type where name == "URLSession":
      return ("clients of services are made with Foundation's", "for example 'UserSession'")
    case .type where name == "CodingKeys", .field where Self.codingNames.contains(name):
      return ("Swift keeps it for the names of the fields in JSON", other)
    case .enumCase(let hasRawText, _) where hasRawText && Self.membersOfPlainEnums.contains(name):
      return ("every such enum of Swift has '\(name)' itself", other)
    case .field, .part, .argument:
      if name == "hashValue" { return ("everything that can be compared has it in Swift", other) }
    default: break
    }
    return nil
  }

  /// All names that are refused anywhere: nearly all are none of them.
  private static let refused = NameSet(
    [
      "self", "Self", "Type", "Protocol", "Any", "AnyObject", "Never", "error", "URLSession",
      "CodingKeys", "hashValue",
    ] + modules.names + protocols.names + generics.names + partsOfViewModels.names
      + membersOfTypes.names + codingNames.names + membersOfPlainEnums.names)

  /// The modules that generated code calls by their names where a spec has a name of theirs.
  private static let modules: NameSet = [
    "Foundation", "MVVMRuntime", "Swift", "Testing", "_Concurrency",
  ]

  /// Those that Swift's own types are most often known by.
  private static let protocols: NameSet = [
    "Hashable", "Equatable", "Comparable", "Codable", "Decodable", "Encodable", "Sendable",
    "Identifiable", "CaseIterable", "RawRepresentable", "Sequence", "Collection",
  ]

  private static let generics: NameSet = ["Array", "Dictionary", "Optional"]

  private static let partsOfViewModels: NameSet = ["Input", "Output"]

  private static let membersOfTypes: NameSet = ["encode", "hash", "hashValue"]

  private static let codingNames: NameSet = ["CodingKeys", "RawValue"]

  private static let membersOfPlainEnums: NameSet = [
    "allCases", "AllCases", "rawValue", "RawValue", "hashValue",
  ]
}

/// Whether a name is allowed for every kind of declaration: importers ask this.
public func canBeAnyName(_ name: String) -> Bool {
  let kinds: [NameKind] = [
    .declaration, .shown, .type, .field, .part,
    .enumCase(hasRawText: true, isError: false), .argument, .method, .parameter, .local,
  ]
  return isName(name) && !expressionWords.contains(name)
    && kinds.allSatisfy { $0.refusal(of: name) == nil }
}
