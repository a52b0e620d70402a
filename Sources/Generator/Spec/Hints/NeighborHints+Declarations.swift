import Diagnostics
import Reading

/// What was meant by a key of a declaration that nobody knows, by the keys beside it.
extension SpecDecoder {
  /// In a spec, a service or a method.
  func unitHint(
    for key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    let text = value.scalar?.text
    switch (form, key) {
    case (.http, "params"), (.http, "parameters"):
      let isSent = value.mapping?.contains { $0.value.scalar?.text.first == "=" } ?? false
      return isSent ? .write("query") : nil
    case (.screen, _) where value.isListOfBindings:
      return pairs.has("bindings") ? "what is set off stands under 'bindings'" : .write("bindings")
    case (.screen, "http"), (.library, "http"):
      return "it belongs to a service: services: { name: { http: ... } }"
    case (.screen, "library"):
      return "a document holds one of them: put a line with --- above the second"
    case (.service, "rest"), (.service, "api"), (.service, "remote"), (.service, "network"):
      return (value.mapping?["base"] ?? value.mapping?["url"]) == nil ? nil : .write("http")
    case (.method, "remove") where text?.hasPrefix("/") ?? false: return .write("delete")
    case (.method, "params"), (.method, "parameters"), (.method, "args"):
      return pairs.has("takes") ? .write("query") : nil
    case (.method, "stream") where text == "true":
      let type = pairs.text(of: "returns") ?? "Type"
      return "write 'streams: \(type)' in place of 'returns'"
    default: return nil
    }
  }

  /// In a model or a cell.
  func typeHint(
    for key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    let text = value.scalar?.text
    switch (form, key) {
    case (.model, "default"), (.model, "initial"):
      guard pairs.has("cases") else { return nil }
      return "an enum has no first value: what is of it has one"
        + "\nthe case for other texts in JSON is written 'otherwise: \(text ?? "name")'"
    case (.cell, _) where !pairs.has("fields") && value.holdsFieldsOfCell: return .write("fields")
    case (.model, "oneOf"), (.model, "anyOf"):
      return "what is one of several is an enum: 'cases', each with its values"
    case (.model, "extends"), (.model, "inherits"), (.model, "superclass"), (.model, "allOf"):
      return "a model stands alone: write all of its fields"
    case (.model, "methods"), (.model, "functions"), (.model, "conforms"), (.model, "implements"):
      return "a model has nothing else: an extension in Swift can add it"
    case (.model, "raw"), (.model, "rawType"), (.model, "rawValue"), (.model, "enum"):
      return pairs.has("cases") ? "a case is its name in JSON: remove it" : nil
    case (.field, "dates") where ["iso8601", "milliseconds", "seconds"].contains(text ?? ""):
      return "the form of all dates of a server stands under its 'http': { dates: \(text ?? "") }"
    case (.field, "from"), (.field, "text"):
      return "a field is kept: what is computed is an output, or a field of a cell"
    case (.field, "format"), (.field, "pattern"):
      let isDate = pairs.contains {
        $0.key.isText("type") && $0.value.scalar?.text.hasPrefix("Date") ?? false
      }
      if isDate, let text, ["date", "date-time"].contains(text) {
        return text == "date"
          ? "write 'date: yyyy-MM-dd'"
          : "a Date is one with a time and a zone by itself: remove it"
      }
      return isDate
        ? .write("date") : "a field has no form: what is wrong with it is told by an expression"
    case (.cellField, "type"): return "its type is that of its expression: remove it"
    case (.cellField, "format"), (.cellField, "formatter"):
      return Self.formatterBehind(pairs, text)
    default: return nil
    }
  }

  /// In an input, a state or an output.
  func valueHint(
    for key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    let text = value.scalar?.text
    switch (form, key) {
    // No parameter has such a type.
    case (.event, "hidden") where text == "true": return .write("private")
    case (.event, _)
    where ["true", "false"].contains(text) && !form.isNear(key) && form.meantKey(by: key) == nil
      && key != "public" && formHint(for: key, value, in: form) == nil:
      return "an event has no such thing: remove it, or write 'private: true' for one that only "
        + "the screen's own steps send"
    case (.event, "emits"):
      return "what the view sends is written {}, with its values { takes: { name: Type } };"
        + " what it hears of is an output"
    case (.event, "public"): return "every event is, but for one with 'private: true'"
    case (.output, "cells"), (.output, "cell"):
      guard let text, text.first?.isUppercase ?? false else { return nil }
      let list = pairs.text(of: "from") ?? "items"
      return "make the cells in 'from': { from: \(list).map(\(text)) }"
    case (.event, "returns"):
      return "an event gives nothing back: an output shows what came of it"
    case (.output, "event") where text == "true" || text == "false":
      let type = pairs.text(of: "type") ?? "Void"
      return "an event output has its type under 'emits': write '{ emits: \(type) }'"
    case (.output, "when") where !(text ?? "").utf8.allSatisfy(\.isInName): return .write("from")
    case (.output, "when"): return "what sets it is a binding: - when: \(text ?? "name")"
    case (.output, "loading"), (.value, "loading"):
      return "write { type: Bool, initial: false }, and in the binding 'loading:' with its name"
    case (.output, "value"), (.value, "value"):
      return value.scalar.flatMap { keyOfValue($0, isTyped: pairs.has("type")) }
    case (.event, "access"), (.event, "visibility"):
      return text == "private" ? "write 'private: true'" : nil
    case (.input, "private"):
      return "what the view does not write is a state: move it to 'state'"
    case (.value, "takes"), (.value, "emits"):
      return key == "takes"
        ? "an event is an input: move it to 'inputs'"
        : "an event is an output: move it to 'outputs'"
    case (.input, "from"):
      return "the view writes it: what is computed is a state or an output"
    case (.output, "format"), (.output, "formatter"), (.output, "formatted"), (.value, "format"):
      return Self.formatterBehind(pairs, text)
    case _
    where (form == .output || form == .value) && pairs.allSatisfy { isPart($0, of: form) }:
      return """
        what has parts is of a model: 'models: { Name: { fields: { \(key): \(text ?? "Type") } } }', \
        and 'Name' here
        """
    default: return nil
    }
  }

  /// `low: Double`
  private func isPart(_ pair: YAMLPair, of form: Form) -> Bool {
    guard let key = pair.key.scalar?.text, let first = pair.value.scalar?.text.first else {
      return false
    }
    return (first.isUppercase || first == "[") && isStrange(key, in: form)
  }

  /// `isValid and not isSaving`: names with the words between them, of which one is that of a value,
  /// or is written as no text is.
  func joinsValues(_ value: YAMLScalar) -> Bool {
    let words = value.text.split { " ()".contains($0) }
    let names = words.filter { !["and", "or", "not"].contains($0) }
    return value.style == .plain && words.contains { $0 == "and" || $0 == "or" }
      && names.allSatisfy {
        ($0.first?.isLowercase ?? false)
          && $0.utf8.allSatisfy { $0.isInName || $0 == UInt8(ascii: ".") }
      }
      && names.contains {
        $0.contains(where: \.isUppercase) || isValue(String($0.prefix(while: \.isInName)))
      }
  }

  /// What the value of a state or an output is: computed, a text, or the first one.
  private func keyOfValue(_ value: YAMLScalar, isTyped: Bool) -> Hint? {
    let text = value.text
    // `value: n + 1`
    let isComputed =
      text.hasPrefix("=") || text.hasPrefix("if ") || text.hasPrefix("not ")
      || [" + ", " - ", " * ", " / ", " ?? ", " | ", " == ", " != ", " > ", " < "]
        .contains(where: text.holds)
      || joinsValues(value)
    if isComputed { return .write("from") }
    if text.holds("${") { return .write("text") }
    let isName =
      value.style == .plain && (text.first?.isLowercase ?? false)
      && !["true", "false", "null"].contains(text)
      && text.utf8.allSatisfy { $0.isInName || $0 == UInt8(ascii: ".") }
    guard isName else { return nil }
    return !isTyped && (isValue(text) || needs.contains { $0.name.text == text })
      ? .write("from") : "write 'from' for the value of that name, 'initial' for a first value"
  }

  /// In a formatter.
  func formatterHint(
    for key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    let text = value.scalar?.text
    switch (form, key) {
    case (.dateStyle, "locale"), (.dateStyle, "timeZone"), (.number, "locale"),
      (.percent, "locale"):
      return "it belongs to the formatter: write it behind the '}' of this map"
    case (.dateStyle, "format"), (.dateStyle, "pattern"):
      return text.map { "a pattern stands alone: date: \($0)" }
    case (.formatter, "grouping") where pairs.has("number"):
      return "it belongs to the number: number: { ..., grouping: \(text ?? "true") }"
    case (.formatter, "fraction"), (.formatter, "minFraction"), (.formatter, "maxFraction"):
      return pairs.has("currency")
        ? "a currency has digits of its own: remove it"
        : pairs.has("percent")
          ? "write 'percent: { \(key): \(text ?? "0") }'"
          : "it belongs to a number: number: { \(key): \(text ?? "0") }"
    case (.formatter, "time") where !pairs.has("date") && text?.holds(":") ?? false:
      return "a pattern stands alone: date: \(text ?? "")"
    case (.formatter, "style") where text.map(Self.isFormatter) ?? false:
      return "what it shows is the key: { \(text ?? ""): \(pairs.text(of: "code") ?? "...") }"
    case (.formatter, "format"), (.formatter, "pattern"):
      return pairs.has("of") && !pairs.has("text") && !pairs.has("from")
        ? .write("text") : text.flatMap(Form.digits).map { "a number has digits: number: \($0)" }
    case (.formatter, "time"), (.formatter, "style"):
      let date = pairs.text(of: "date")
      // `{ date: d MMM, time: short }`
      if let date, key == "time", !["short", "medium", "long", "full"].contains(date) {
        return "a pattern holds the time too: date: \(date) HH:mm"
      }
      let (style, time) = key == "time" ? (date, text) : (text, nil)
      return "it belongs to the style of a date: date: { style: \(style ?? "medium")"
        + ", time: \(time ?? "short") }"
    case (.formatter, "bool"), (.formatter, "boolean"):
      return "a choice shows a Bool: { of: Bool, from: if value then \"Yes\" else \"No\" }"
    case (.formatter, "plural"), (.formatter, "plurals"), (.formatter, "count"):
      return "a choice tells one from many: { of: Int, from: if value == 1 then ... else ... }"
    case (.formatter, "type"), (.formatter, "kind"):
      // `type: currency`
      return text.map(Self.isFormatter) ?? false
        ? "what it shows is the key: { \(text ?? ""): ... }"
        : !pairs.has("of") && (pairs.has("text") || pairs.has("from")) ? .write("of") : nil
    default: return nil
    }
  }

  private static func formatterBehind(_ pairs: [YAMLPair], _ name: String?) -> Hint {
    "a formatter stands behind the value: from: \(pairs.text(of: "from") ?? "value") | \(name ?? "name")"
  }

  private static func isFormatter(_ key: String) -> Bool {
    Form.formatter.has(key)
  }
}

extension YAMLNode {
  /// `- when: start` and the like.
  fileprivate var isListOfBindings: Bool {
    sequence?.first?.mapping?.contains { $0.key.isText("when") || $0.key.isText("every") } ?? false
  }
}
