import MVVMGenChecking
import MVVMGenDiagnostics

extension [Diagnostic] {
  /// One message where a declaration got the name of another one, and its own is missing now. It is
  /// one mistake if nothing else is wrong with either name.
  func joiningDoubles(in file: SourceFile) -> [Diagnostic] {
    let doubled = indices.filter { self[$0].isOfDoubled && !self[$0].related.isEmpty }
    guard doubled.count == 1 else { return self }
    let other = String(Substring(decoding: file.bytes(at: self[doubled[0]].span), as: UTF8.self))
    let names = map { $0.lostName(besides: other) }
    let lost = indices.filter { names[$0] != nil }
    guard let first = lost.first, let name = names[first], lost.allSatisfy({ names[$0] == name }),
      name != other,
      // A value is not called as a type is.
      other.first?.isUppercase == name.first?.isUppercase
    else { return self }
    var mistake = self[doubled[0]]
    for (place, index) in lost.enumerated() {
      let text = place == 0 ? "nothing declares '\(name)', which is used" : "it is used here too"
      mistake.related.append(.init(self[index].span, text))
      mistake.related += self[index].related
    }
    mistake.hint =
      mistake.id == .hidesName
      ? "give it another name: '\(name)', if that is what was meant"
      : "all names of a spec share one scope: if one of the two was meant to be '\(name)', call it so"
    return indices.compactMap { index in
      index == doubled[0] ? mistake : lost.contains(index) ? nil : self[index]
    }
  }
}

extension Diagnostic {
  fileprivate var isOfDoubled: Bool { id == .declaredTwice || id == .hidesName }

  /// The name that nothing has, and nothing near to it but what is there twice.
  fileprivate func lostName(besides doubled: String) -> String? {
    guard severity == .error, !isOfDoubled, let missing,
      !missing.isGuessed || hint?.replacement == doubled,
      // Nothing of that name is shown, but what only others see.
      related.count == otherPlaces.count || missing.isElsewhere, case .name(let name) = missing.what
    else { return nil }
    return name
  }
}
