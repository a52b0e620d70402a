import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

extension ExpressionChecker {
  /// `Book`, where the spec declares a `book`: it is told once, where the capital is missing.
  mutating func reportNoCapital(_ name: String, usedAt place: SourceSpan) -> Bool {
    guard name.startsUpper, let type = types[name.withoutCapital] else { return false }
    report(
      .unknownType, "'\(type.name)' has no capital here, and is used as '\(name)'", at: type.span,
      hint: .write(name), related: [Diagnostic.Related(place, "'\(name)' is used here")])
    poisoned.insert(name)
    poisoned.insert(type.name)
    return true
  }
}

/// What is said of a name that is no type.
extension ValueChecker {
  mutating func reportNoType(
    _ name: String, _ range: Range<Int>, at node: YAMLNode, _ allowsVoid: Bool,
    _ firstValue: FirstValue
  ) {
    let place = node.span(of: range, in: file)
    if ["true", "false"].contains(name) || Int(name) != nil {
      reportValue(name, of: Int(name) == nil ? "Bool" : "Int", at: place, firstValue)
      return
    }
    // Its declaration has a name that is none.
    if expressions.poisoned.contains(name) { return }
    if let told = wordForNothing(name, place, allowsVoid) ?? genericAlone(name, place)
      ?? typeOfOthers(name, place, allowsVoid) ?? nameOfOther(name, place, firstValue)
      ?? oddSigns(in: name, place)
    {
      diagnostics.append(told)
      return
    }
    if expressions.reportNoCapital(name, usedAt: place) { return }
    let meant = typeNear(name) ?? Self.eventHint(name) ?? Self.noTypes[name]
    report(
      .unknownType, "there is no type '\(name)'", at: place,
      hint: meant ?? protocolHint(name)
        ?? firstValueHint(name, node, firstValue)
        ?? (node.scalar?.style == .doubleQuoted && range.count == node.scalar?.text.utf8.count
          ? firstValue.hintForValue("String", name)
          : "declare it under 'models', name it in 'types' if it is declared in Swift, or use its library: 'uses'"),
      missing: .init(.name(name), isGuessed: meant != nil))
  }

  /// A type of the spec that is near to a name, or one of Swift's that is one slip away: few mean
  /// `String` by `Sorting`.
  private func typeNear(_ name: String) -> Hint? {
    let builtIns = ValueType.builtIns.names.filter { own in
      own.lowercased() == name.lowercased() || areOneSlipApart(name.lowercased(), own.lowercased())
        || own.lowercased().hasPrefix(name.lowercased())
    }
    return suggestion(for: name, among: builtIns + types.names) ?? typeWithPart(of: name)
  }

  /// `Upload` by `UploadItem`, and `ChatMessage` by `Message`: one of them has a word more.
  private func typeWithPart(of name: String) -> Hint? {
    func hasWordMore(_ long: String, than short: String) -> Bool {
      long.utf8.count > short.utf8.count && short.utf8.count >= 4
        && (long.hasSuffix(short)
          || long.hasPrefix(short)
            && long.utf8.dropFirst(short.utf8.count).first.map { $0 & 0x20 == 0 } ?? false)
    }
    guard name.startsUpper else { return nil }
    let near = types.names.filter { hasWordMore($0, than: name) || hasWordMore(name, than: $0) }
    return near.count == 1 ? .didYouMean(near[0]) : nil
  }

  private func wordForNothing(
    _ name: String, _ place: SourceSpan, _ allowsVoid: Bool
  ) -> Diagnostic? {
    switch name {
    case "Void" where !allowsVoid, "void" where !allowsVoid:
      Diagnostic(
        .badType, "'\(name)' is no type of a value", at: place,
        hint: "name what it holds: String; an event output is written { emits: Void }")
    case "nil" where allowsVoid, "null" where allowsVoid:
      Diagnostic(.unknownType, "there is no type '\(name)'", at: place, hint: .write("Void"))
    default: nil
    }
  }

  private func genericAlone(_ name: String, _ place: SourceSpan) -> Diagnostic? {
    Self.generic[name].map { example in
      Diagnostic(
        .badType, "'\(name)' alone is no type: it says nothing of what is in it", at: place,
        hint: "for example \(example)")
    }
  }

  private func typeOfOthers(
    _ name: String, _ place: SourceSpan, _ allowsVoid: Bool
  ) -> Diagnostic? {
    // An identifier, a count or an amount: nobody knows which.
    if ["number", "Number", "NSNumber"].contains(name) {
      return Diagnostic(
        .unknownType, "there is no type '\(name)'", at: place,
        hint: "write 'Int' for a whole number, 'Double' for one with a fraction",
        missing: .init(.name(name), isGuessed: true))
    }
    guard
      let other = typesOfOthers[name]
        ?? didYouMean(name, among: typesOfOthers.keys.filter { areOneSlipApart(name, $0) }.sorted())
        .flatMap({ typesOfOthers[$0] }),
      other != "Void" || allowsVoid, typesOfOthers[name] != nil || typeNear(name) == nil
    else { return nil }
    return Diagnostic(
      .unknownType, "there is no type '\(name)'", at: place, hint: .write(other),
      missing: .init(.name(name), isGuessed: true))
  }

  private func nameOfOther(
    _ name: String, _ place: SourceSpan, _ firstValue: FirstValue
  ) -> Diagnostic? {
    expressions.declared[name].map { declaration in
      let isService = expressions.valueless[name] == .service
      return Diagnostic(
        .unknownType, "'\(name)' is no type", at: place,
        related: [.declaration(of: name, at: declaration)],
        hint: isService
          ? Self.noService
          : typeNear(name)?.inWords ?? Self.typeMeant(byNameOfOther: name, firstValue))
    }
  }

  /// What was meant by the name of something else.
  private static func typeMeant(byNameOfOther name: String, _ firstValue: FirstValue) -> Hint {
    firstValue == .key("initial")
      ? "a value that is computed is written { from: \(name) }"
      : "write a type: String, [Photo], or a model"
  }

  /// Signs in a name that look like a space, or like nothing.
  private func oddSigns(in name: String, _ place: SourceSpan) -> Diagnostic? {
    if name.contains(where: { $0.isWhitespace }) {
      return Diagnostic(
        .badType, "the type holds a space of an unusual kind", at: place,
        hint: "type it again: \(name.filter { !$0.isWhitespace })")
    }
    let seen = name.unicodeScalars.filter { $0.properties.generalCategory != .format }
    guard seen.count < name.unicodeScalars.count else { return nil }
    return Diagnostic(
      .badType, "the type holds a sign that can't be seen", at: place,
      hint: "type it again: \(String(String.UnicodeScalarView(seen)))")
  }

  private static let noService: Hint = "a screen is given its services: remove it"

  /// A screen's services are passed by themselves.
  private func protocolHint(_ name: String) -> Hint? {
    let service = name.hasSuffix("Service") ? String(name.dropLast(7)).withoutCapital : ""
    return expressions.valueless[service] == .service || expressions.protocols.contains(name)
      ? Self.noService : nil
  }

  /// `plan: free`
  private func firstValueHint(_ name: String, _ node: YAMLNode, _ firstValue: FirstValue) -> Hint? {
    guard case .key(let key) = firstValue, name.startsLower,
      node.scalar?.text == name
    else { return nil }
    if name == "private" { return "an event that only steps send is written { private: true }" }
    let type = types.owner(ofCase: name) ?? "String"
    return "a type has a capital; is it the first value? { type: \(type), \(key): \(name) }"
  }

  /// What is asked for with the word of others for an event.
  private static func eventHint(_ name: String) -> Hint? {
    ["event", "Event", "action", "Action", "trigger", "Trigger"].contains(name)
      ? "an event that the view sends is written {}, and one that it hears of { emits: Void }" : nil
  }

  /// What Swift has in the place of a type, and no value of a screen is.
  private static let noTypes: [String: Hint] = {
    let oneType: Hint = "a value has one type: String, a model, or an enum whose cases have values"
    let optional: Hint = "what may be missing has a '?' after its type: String?"
    return [
      "Any": oneType, "AnyObject": oneType, "AnyHashable": oneType, "object": oneType,
      "Object": oneType, "json": oneType, "JSON": oneType,
      "any": oneType, "Self": "write the name of the type",
      "nil": optional, "null": optional, "None": optional,
      "ID": "it has the type of what is in it: String, Int or UUID",
      "Identifier": "it has the type of what is in it: String, Int or UUID",
      "Duration": "a length of time is a number: Double for seconds",
      "IndexSet": "a place in a list is an Int, and several are [Int]",
      "IndexPath": "a place in a list is an Int",
      "Never": "what gives nothing is 'Void', and what can't fail has no 'throws'",
      "Error": "declare the errors under 'errors'; the text of any is a String: error.message",
    ]
  }()

  /// Types that need others.
  private static let generic: [String: String] = [
    "Set": "Set<String>, or [String] for a list, which has an order",
    "Array": "[String]", "Dictionary": "[String: Int]",
    "Optional": "String?", "array": "[String]", "list": "[String]",
    "List": "[String]", "dict": "[String: Int]", "Dict": "[String: Int]", "map": "[String: Int]",
    "Map": "[String: Int]", "HashMap": "[String: Int]",
  ]
}
