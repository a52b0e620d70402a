import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// Arguments that an event or a method does not take.
extension ScreenChecker {
  /// `{ 1, =item.id }`: values alone, in the order in which they are declared.
  mutating func reportNameless(_ pairs: [NamedValue], of taker: Taker) -> Bool {
    guard pairs.count > 1, pairs.count == taker.parameters.count,
      pairs.allSatisfy({ !isName($0.name.text) && $0.value.isEmptyPlain })
    else { return false }
    let written = zip(taker.parameters, pairs).map { "\($0.name): \($1.name.text)" }
    report(
      .wrongArguments, "the arguments of '\(taker.name)' have names", at: pairs[0].name.span,
      hint: .write(map: written.joined(separator: ", ")))
    return true
  }

  /// Says that an event or a method has no such parameter; which one is meant, where one is like
  /// it.
  @discardableResult
  mutating func reportStranger(
    _ label: String, in taker: Taker, at span: SourceSpan, isAllGiven: Bool = false
  ) -> String? {
    let names = taker.parameters.map { $0.name }
    // That the name of a parameter can't be one was told.
    guard names.allSatisfy(isName) else { return nil }
    // `{ =to }` has lost its name.
    let alone: Hint? =
      !label.hasPrefix("=")
      ? nil
      : names.count == 1
        ? "write '\(names[0]): \(label)'"
        : "each has its name: { \(names.map { "\($0): =..." }.joined(separator: ", ")) }"
    // `{ page=page }`
    let parts = label.split(separator: "=")
    let assigned: Hint? =
      parts.count == 2 && names.contains(String(parts[0])) && isName(String(parts[1]))
      ? "write '\(parts[0]): =\(parts[1])'" : nil
    let nearest = suggestion(for: label, among: names)
    let meant = alone ?? assigned ?? nearest
    report(
      .wrongArguments, "'\(taker.name)' takes no '\(label)'", at: span,
      hint: meant
        ?? (names.isEmpty
          ? "it takes nothing"
          : (isAllGiven ? "remove it: " : "")
            + "it takes \(names.map { "'\($0)'" }.joined(separator: ", "))"),
      missing: .init(.member(label, of: taker.name), isGuessed: meant != nil))
    return alone == nil && assigned == nil ? nearest?.replacement : nil
  }
}
