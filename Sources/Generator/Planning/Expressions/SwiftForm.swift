import MVVMGenChecking
import MVVMGenExpressions

/// How a built-in member or function is written in Swift, and what that takes.
struct SwiftForm {
  let shape: Shape
  let takes: Takes

  init(_ shape: Shape, _ takes: Takes = []) {
    self.shape = shape
    self.takes = takes
  }

  enum Shape {
    case property(String)
    /// A method, with the labels of what it takes.
    case method(String, [String] = [])
    /// A method that asks a function of each element.
    case asking(String, label: String = "")
    /// An initialiser of another type, which Swift names.
    case conversion(String, label: String = "")
    case function(String)
    /// An operator.
    case sign
  }

  struct Takes: OptionSet {
    let rawValue: Int

    /// It is not the standard library's.
    static let runtime = Takes(rawValue: 1)
    /// Swift has to know that what it is given can be compared, counted with or shown.
    static let conformances = Takes(rawValue: 2)
  }

  /// Whether it is written as a member of its first argument.
  var isMember: Bool {
    switch shape {
    case .property, .method, .asking: true
    case .conversion, .function, .sign: false
    }
  }
}

extension Builtin {
  /// Whether it is a method that only arrays have.
  var isOfArrays: Bool {
    switch self {
    case .appending, .inserting, .removing, .replacing, .prefix, .dropFirst: true
    default: false
    }
  }

  /// How it is written where its first argument is of that type.
  func swift(of type: ValueType) -> SwiftForm {
    switch self {
    case .stringCount, .count: SwiftForm(.property("count"))
    case .stringIsEmpty, .isEmpty: SwiftForm(.property("isEmpty"))
    case .trimmed: SwiftForm(.property("trimmed"), .runtime)
    case .lowercased: SwiftForm(.method("lowercased"))
    case .uppercased: SwiftForm(.method("uppercased"))
    case .stringContains: SwiftForm(.method("contains", ["text"]), .runtime)
    case .hasPrefix: SwiftForm(.method("hasPrefix", [""]))
    case .hasSuffix: SwiftForm(.method("hasSuffix", [""]))
    case .split: SwiftForm(.method("split", ["by"]), .runtime)
    case .replacingText: SwiftForm(.method("replacing", ["text", "with"]), .runtime)
    case .first: SwiftForm(.property("first"), type.holdsOptionals ? .runtime : [])
    case .last: SwiftForm(.property("last"), type.holdsOptionals ? .runtime : [])
    case .reversed: SwiftForm(.function("Array"))
    case .compact: SwiftForm(.asking("compactMap"))
    case .flat: SwiftForm(.asking("flatMap"))
    case .sum: SwiftForm(.method("sum"), .runtime)
    case .min: SwiftForm(.method("min"), .conformances)
    case .max: SwiftForm(.method("max"), .conformances)
    case .contains: SwiftForm(.method("contains", [""]), .conformances)
    case .index: SwiftForm(.method("firstIndex", ["of"]), .conformances)
    case .joined: SwiftForm(.method("joined", ["separator"]))
    case .prefix: SwiftForm(.method("prefix", ["clamped"]), .runtime)
    case .dropFirst: SwiftForm(.method("dropFirst", ["clamped"]), .runtime)
    case .appending: SwiftForm(.method("appending", [""]), .runtime)
    case .inserting: SwiftForm(.method("inserting", ["", "at"]), .runtime)
    case .removing: SwiftForm(.method("removing", ["at"]), .runtime)
    case .replacing: SwiftForm(.method("replacing", ["at", "with"]), .runtime)
    case .map: SwiftForm(.asking("map"))
    case .filter: SwiftForm(.asking("filter"))
    case .firstWhere:
      SwiftForm(.asking("first", label: "where"), type.holdsOptionals ? .runtime : [])
    case .indexWhere: SwiftForm(.asking("firstIndex", label: "where"))
    case .containsWhere: SwiftForm(.asking("contains", label: "where"))
    case .all: SwiftForm(.asking("allSatisfy"))
    case .sorted: SwiftForm(.asking("sorted", label: "on"), [.runtime, .conformances])
    case .sumOf: SwiftForm(.asking("sum"), .runtime)
    case .keys: SwiftForm(.property("keysInOrder"), .runtime)
    case .values: SwiftForm(.property("valuesInOrder"), .runtime)
    case .entrySetting: SwiftForm(.method("setting", ["", "to"]), .runtime)
    case .entryRemoving: SwiftForm(.method("removing", [""]), .runtime)
    case .setSorted: SwiftForm(.method("sorted"))
    case .setContains: SwiftForm(.method("contains", [""]))
    case .setInserting: SwiftForm(.method("inserting", [""]), .runtime)
    case .setRemoving: SwiftForm(.method("removing", [""]), .runtime)
    case .isNil: SwiftForm(.sign, .conformances)
    case .rounded: SwiftForm(.method("rounded", ["toPlaces"]), .runtime)
    case .minOf: SwiftForm(.function("min"), .conformances)
    case .maxOf: SwiftForm(.function("max"), .conformances)
    case .abs where type == .int: SwiftForm(.property("absolute"), .runtime)
    case .abs: SwiftForm(.function("abs"), .conformances)
    case .intFromDouble, .intFromDecimal:
      SwiftForm(.conversion("Int", label: "saturating"), .runtime)
    case .intFromString: SwiftForm(.conversion("Int"))
    case .doubleFromInt, .doubleFromString: SwiftForm(.conversion("Double"))
    case .doubleFromDecimal: SwiftForm(.conversion("Double", label: "converting"), .runtime)
    case .decimalFromInt: SwiftForm(.conversion("Decimal"))
    case .decimalFromDouble: SwiftForm(.conversion("Decimal", label: "converting"), .runtime)
    case .decimalFromString: SwiftForm(.conversion("Decimal", label: "text"), .runtime)
    case .stringFrom: SwiftForm(.conversion("String"), .conformances)
    }
  }
}
