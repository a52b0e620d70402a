import MVVMGenDiagnostics
import MVVMGenReading

/// Collects what a library does not say.
struct ImportNotes {
  private var notes: [ImportNote] = []
  /// Notes so common that each is given once, with its count.
  private var common: [Common: (first: SourceSpan, all: Set<SourceSpan>)] = [:]

  /// What documents are full of.
  enum Common: String {
    case limits = "limits of values are not checked ('maxLength', 'minimum', 'pattern', …)"
    case conditions = "conditions are not checked ('not', 'if', 'patternProperties', …)"
    case defaults = "values that stand for missing ones ('default') are not filled in"
    case patches =
      "fields of what a PATCH sends have no 'default': it would set what is not to be changed"
    case directions = "what only one side may set ('readOnly', 'writeOnly') is a field like others"
    case deprecated = "what is 'deprecated' is there like anything else"
    case discriminator = "a 'discriminator' is not looked at"
    case furtherFields = "fields beside those that are named ('additionalProperties') are not read"
    case links = "'callbacks' and 'links' are left out"
    case ownServers = "servers of a path or an operation are left out: all go to the base"
    case ownSecurity = "another 'security' of an operation counts for nothing: all send the same"
    case failures = "what the server says with a failure is not read"
    case answerHeaders = "headers of answers are not read"
    case otherForms = "other forms of a body or an answer than JSON are left out"
  }

  private static let keys: [String: Common] = [
    "maxLength": .limits, "minLength": .limits, "pattern": .limits, "minimum": .limits,
    "maximum": .limits, "exclusiveMinimum": .limits, "exclusiveMaximum": .limits,
    "multipleOf": .limits, "maxItems": .limits, "minItems": .limits, "uniqueItems": .limits,
    "maxProperties": .limits, "minProperties": .limits, "not": .conditions, "if": .conditions,
    "then": .conditions, "else": .conditions, "patternProperties": .conditions,
    "propertyNames": .conditions, "contains": .conditions, "dependentRequired": .conditions,
    "dependentSchemas": .conditions, "unevaluatedProperties": .conditions,
    "readOnly": .directions, "writeOnly": .directions,
    "deprecated": .deprecated, "discriminator": .discriminator,
    "callbacks": .links, "links": .links, "servers": .ownServers,
  ]

  mutating func add(_ text: String, _ node: YAMLNode) {
    notes.append(ImportNote(span: node.span, text: text))
  }

  mutating func add(_ text: String, at span: SourceSpan) {
    notes.append(ImportNote(span: span, text: text))
  }

  mutating func add(_ what: Common, _ node: YAMLNode) { add(what, at: node.span) }

  mutating func add(_ what: Common, at span: SourceSpan) {
    common[what, default: (span, [])].all.insert(span)
  }

  /// Notes the keys of a schema or an operation that count for nothing.
  mutating func addIgnoredKeys(of node: YAMLNode) {
    for (key, value) in node.entries {
      guard let what = Self.keys[key], value.text != "false" else { continue }
      add(what, value)
    }
  }

  /// All notes, in the order of the document.
  var sorted: [ImportNote] {
    let counted = common.map { what, found in
      let others = found.all.count - 1
      let more = others == 0 ? "" : ", here and in \(others) more place\(others == 1 ? "" : "s")"
      return ImportNote(span: found.first, text: what.rawValue + more)
    }
    let sorted = (notes + counted)
      .sorted { ($0.span.offset, $0.text) < ($1.span.offset, $1.text) }
    // A part of several schemas is visited with each of them.
    var told: [ImportNote] = []
    for note in sorted where told.last?.text != note.text || told.last?.span != note.span {
      told.append(note)
    }
    return told
  }
}
