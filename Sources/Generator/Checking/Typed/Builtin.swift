/// The members and functions of the expression language. The receiver is the first argument.
public enum Builtin: String, Hashable, Sendable, CaseIterable {
  // Strings
  case stringCount, stringIsEmpty, trimmed, lowercased, uppercased
  case stringContains, hasPrefix, hasSuffix, split, replacingText
  // Arrays
  case count, isEmpty, first, last, reversed, compact, flat, sum, min, max
  case contains, index, joined, prefix, dropFirst
  case appending, inserting, removing, replacing
  case map, filter, firstWhere, indexWhere, containsWhere, all, sorted, sumOf
  // Dictionaries and sets
  case keys, values, entrySetting, entryRemoving
  case setSorted, setContains, setInserting, setRemoving
  // Optionals
  case isNil
  // Numbers
  case rounded, minOf, maxOf, abs
  case intFromDouble, intFromDecimal, intFromString, doubleFromInt, doubleFromDecimal
  case doubleFromString, decimalFromInt, decimalFromDouble, decimalFromString, stringFrom
}
