import MVVMGenDiagnostics
import MVVMGenForms

/// Lines that are deeper than one above them that has its value already.
extension FailureExplainer {
  /// `key: value` with a deeper line under it that has a key of its own.
  func deeperThanItsValue(_ key: Range<Int>, above: Int) -> Diagnostic {
    if let wrong = gluedDash(ofLineAt: above) ?? missingDash(above: above) { return wrong }
    let name = source.text(source.trimmed(key))
    guard let owner = source.key(ofLineAt: above) else { return deeperThanText(key, above: above) }
    let ownerName = source.text(owner)
    if ownerName.first?.isWhitespace ?? false {
      return Diagnostic(
        .indentation, "'\(ownerName)' starts with a space of an unusual kind",
        at: source.span(owner), hint: "use the ordinary space for indentation: type it again")
    }
    if let wrong = wordBeside(owner, above: name) ?? outdented(owner, beside: key)
      ?? valueBesideSection(owner) ?? longForm(of: owner, with: key)
      ?? missingLine(between: owner, and: key)
    {
      return wrong
    }
    // What is declared, without the line of its section.
    let lacksSection =
      source.column(of: owner.lowerBound) == 0
      && (name.startsUpper
        || Self.isTextOfSpec(ownerName) && !Self.sections.contains(name)
          && !Self.isTextOfSpec(name))
    return Diagnostic(
      .indentation, "'\(name)' is indented as if it belonged to '\(ownerName)', which has a value",
      at: source.span(source.trimmed(key)),
      related: [.init(source.span(owner), "'\(ownerName)' is here")],
      hint: lacksSection
        ? "is the line of its section missing above it, such as '\(likelySection(of: key)):'?"
        : "indent '\(name)' by \(source.column(of: owner.lowerBound)) spaces in all, to put it beside "
          + "'\(ownerName)'"
          + (Self.isKeyOfDeclared(name) || Self.sections.contains(name)
            ? "" : "; a text that holds a colon and a space goes in quotes"),
      cause: lacksSection ? nil : .indented(source.column(of: owner.lowerBound)))
  }

  /// A key that is deeper than the line above it, which has none.
  private func deeperThanText(_ key: Range<Int>, above: Int) -> Diagnostic {
    let name = source.text(source.trimmed(key))
    let text = source.unquotedText(from: source.firstContent(ofLineAt: above), inBrackets: false)
    if let wrong = commentOfOthers(text, .missingColon)
      ?? elementWithoutKey(ofLineAt: above, before: name)
      ?? firstKeyWithoutColon(ofLineAt: above, before: key) ?? methodWithoutKeys(text)
    {
      return wrong
    }
    if source.text(text).hasSuffix("{") {
      let key = source.text(source.trimmed(text.lowerBound..<text.upperBound - 1))
      return lacksColon(text, hint: .write("\(key):"))
    }
    return Diagnostic(
      .indentation, "'\(name)' can't be a key here", at: source.span(source.trimmed(key)),
      related: [.init(source.span(text), "it goes on with the text of this line")],
      hint: "a text of several lines that holds a colon and a space goes in quotes")
  }

  /// `LoadError: Error`, as Swift declares it, `shop: TicketShop`, `load: async` and `go: event`.
  private func wordBeside(_ owner: Range<Int>, above key: String) -> Diagnostic? {
    let value = source.value(of: owner)
    let word = source.text(value)
    let isWord = word.utf8.allSatisfy { $0.isInName }
    let isMeant =
      switch source.section(at: place) {
      case "models", "errors", "cells":
        Self.kindsInSwift.contains(word) || ["cases", "fields"].contains(key)
          || isWord && source.text(owner).startsUpper
      // `otherwise: failed` is a key of its method that stands too far left.
      case "services":
        isWord && Self.isKeyOfDeclared(key) && source.text(owner) != "at"
          && !Self.keysOfRequests.contains(source.text(owner))
      case "inputs": isWord && key == "takes"
      default: false
      }
    guard isMeant, !Self.isKeyOfDeclared(source.text(owner)) else { return nil }
    return Diagnostic(
      .indentation, "what '\(source.text(owner))' is stands below its name, and nothing beside it",
      at: source.span(value), hint: "remove '\(word)'", cause: .straySign)
  }

  private static let kindsInSwift = [
    "Error", "Codable", "Hashable", "Equatable", "struct", "enum", "class",
  ]

  /// `name: String` with `initial: Ann` below it.
  private func longForm(of owner: Range<Int>, with key: Range<Int>) -> Diagnostic? {
    let (ownerName, name) = (source.text(owner), source.text(key))
    let type = source.text(source.value(of: owner))
    // `http: https://…` with `needs:` below it.
    if ownerName == "http", source.section(at: place) == "services",
      Self.keysOfClients.contains(name)
    {
      return longForm(of: owner, with: key, "base")
    }
    guard ["initial", "default", "doc", "key", "date", "value"].contains(name),
      !Self.keysOfDeclared.contains(ownerName), source.column(of: owner.lowerBound) > 0,
      let first = type.drop(while: { "['\"".contains($0) }).first, first.isUppercase,
      !type.contains(" ") || type.first == "[",
      ["constants", "models", "needs", "inputs", "state", "outputs", "services", "cells"]
        .contains(source.section(at: place))
    else { return nil }
    return longForm(of: owner, with: key, "type")
  }

  private func longForm(of owner: Range<Int>, with key: Range<Int>, _ lost: String) -> Diagnostic {
    let name = source.text(owner)
    let value = source.value(of: owner)
    return Diagnostic(
      .indentation, "what stands below '\(name)' needs its \(lost) beside it there",
      at: source.span(source.trimmed(key)),
      related: [.init(source.span(owner), "'\(name)' is here")],
      hint: "write '\(name):' alone, and '\(lost): \(source.text(value))' in the line below it",
      cause: .keyOfValue(lost, indented: source.column(of: key.lowerBound)))
  }

  /// The line that is forgotten between a key of something declared and what it is made of.
  func missingLine(between owner: Range<Int>, and key: Range<Int>) -> Diagnostic? {
    let name = source.text(source.trimmed(key))
    guard !Self.isKeyOfDeclared(name) else { return nil }
    let missing: String
    switch (source.section(at: place), source.text(owner)) {
    case ("services", "http") where Self.keysOfClients.contains(name): return nil
    case ("services", "protocol"), ("services", "style"), ("services", "doc"):
      missing = Self.keysOfClients.contains(name) ? "http" : "methods"
    case ("services", "protocol"), ("services", "style"), ("services", "http"): missing = "methods"
    case ("models", "external"), ("cells", "from"): missing = "fields"
    case (let section?, "doc"):
      // That of a field or a method has nothing to do with it.
      guard let part = Self.partOfSection[section],
        let declared = enclosingKey(of: owner.lowerBound),
        let start = enclosingKey(of: declared.lowerBound),
        source.column(of: start.lowerBound) == 0
      else { return nil }
      let value = source.text(source.value(of: key))
      let isCase = value.hasPrefix("{") && !value.holds("type:")
      missing = section == "models" && isCase ? "cases" : part
    default: return nil
    }
    return Diagnostic(
      .indentation,
      "'\(name)' is indented as if it belonged to '\(source.text(owner))', which has a value",
      at: source.span(source.trimmed(key)),
      related: [.init(source.span(owner), "'\(source.text(owner))' is here")],
      hint: "is the line '\(missing):' missing above it?",
      cause: .missingKey(missing, indented: source.column(of: owner.lowerBound)))
  }

  /// What stands under what is declared, beside its 'doc'.
  private static let partOfSection = [
    "models": "fields", "errors": "cases", "services": "methods", "cells": "fields",
  ]

  static let partsOfDeclared: Set<String> = [
    "methods", "http", "protocol", "style", "fields", "cases", "external",
  ]

  private static func isKeyOfDeclared(_ name: String) -> Bool {
    partsOfDeclared.contains(name) || keysOfDeclared.contains(name)
  }

  /// Keys of declarations that are unlikely to be names. A test compares them with `Form`.
  static let keysOfDeclared: Set<String> = [
    "doc", "type", "initial", "default", "key", "from", "emits", "takes", "returns", "throws",
    "streams", "sync",
  ]

  /// Keys of `http`.
  static let keysOfClients = Form.names(of: [.http])

  /// Keys of a method that is a request, which no method is called by.
  static let keysOfRequests = Set(Form.httpMethodKeys.map { $0.name })
    .subtracting(["get", "post", "put", "patch", "delete", "at"])
}
