import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Keys of models, errors and cells, and of their fields.
extension UnknownKey {
  /// In a model or an error.
  var hintInModel: Hint? {
    switch key {
    case "type" where value.scalar != nil: return "it needs no type: remove it"
    case "kind" where ["enum", "struct", "class", "object"].contains(text):
      return "what has 'cases' is an enum, what has 'fields' a struct: remove it"
    default: break
    }
    guard form == .model else { return nil }
    switch key {
    case "default", "initial":
      guard pairs.has("cases") else { return nil }
      return "an enum has no first value: what is of it has one"
        + "\nthe case for other texts in JSON is written 'otherwise: \(text ?? "name")'"
    case "oneOf", "anyOf":
      return "what is one of several is an enum: 'cases', each with its values"
    case "extends", "inherits", "superclass", "allOf":
      return "a model stands alone: write all of its fields"
    case "methods", "functions", "conforms", "implements":
      return "a model has nothing else: an extension in Swift can add it"
    case "raw", "rawType", "rawValue", "enum":
      return pairs.has("cases") ? "a case is its name in JSON: remove it" : nil
    default: return nil
    }
  }

  var hintInField: Hint? {
    switch key {
    case "dates" where ["iso8601", "milliseconds", "seconds"].contains(text ?? ""):
      return "the form of all dates of a server stands under its 'http': { dates: \(text ?? "") }"
    case "from", "text":
      return "a field is kept: what is computed is an output, or a field of a cell"
    case "format", "pattern":
      guard pairs.text(of: "type")?.hasPrefix("Date") ?? false else {
        return "a field has no form: what is wrong with it is told by an expression"
      }
      return switch text {
      case "date": "write 'date: yyyy-MM-dd'"
      case "date-time": "a Date is one with a time and a zone by itself: remove it"
      default: .write("date")
      }
    default: return hasType && isStrange ? hintAtPartsOfField : nil
    }
  }

  /// `address: { street: String }`
  private var hintAtPartsOfField: Hint? {
    guard let text, !pairs.contains(where: { $0.key.scalar.map { form.has($0.text) } ?? true })
    else { return nil }
    return
      "what has parts is a model of its own, 'models: { Name: { fields: { \(key): \(text) } } }', and here stands its name"
  }

  var hintInCell: Hint? {
    if !pairs.has("fields"), value.holdsFieldsOfCell { return .write("fields") }
    if let hint = hintAtPart { return hint }
    if Self.sourcesOfOthers.contains(key), hasType, let text {
      return "what it shows stands under 'from': { \(text.withoutCapital): \(text) }"
    }
    return ["needs", "inputs", "state", "takes", "params", "parameters", "with"].contains(key)
      ? "what it is made of stands under 'from'" : nil
  }

  var hintInFieldOfCell: Hint? {
    switch key {
    case "value": .write(text?.holds("${") ?? false ? "text" : "from")
    case "type": "its type is that of its expression: remove it"
    case "format", "formatter": hintAtFormatter
    default: nil
    }
  }

  /// What others call that of which a cell is made.
  static let sourcesOfOthers = ["of", "source", "sources", "item", "model", "type"]
}

extension YAMLNode {
  /// Whether it is a map from names to maps with `from` or `text`, as the fields of a cell are.
  fileprivate var holdsFieldsOfCell: Bool {
    guard let mapping, !mapping.isEmpty else { return false }
    return mapping.allSatisfy { pair in
      pair.value.mapping?.contains { $0.key.isText("from") || $0.key.isText("text") } ?? false
    }
  }
}
