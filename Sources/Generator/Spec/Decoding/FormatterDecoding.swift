import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension SpecDecoder {
  private static let kinds = Form.formatter.exactlyOneOf.flatMap { $0 }

  mutating func formatter(_ name: Name, _ node: YAMLNode) -> FormatterSpec? {
    guard let fields = fields(node, .formatter) else { return nil }
    let present = Self.kinds.compactMap { fields.pair($0) }
    guard let first = present.first else {
      // A key under a wrong name is told already.
      if fields.hasUnknown { return nil }
      report(
        .missingKey, "the formatter '\(name.text)' does not say what it shows", at: name.span,
        hint: fields["text"] ?? fields["from"] == nil
          ? "give it one of \(Self.kinds.quotedList)"
          // `{ from: Int, text: … }`
          : fields["text"] != nil && fields["from"] != nil
            ? "write 'of: \(fields["from"]?.scalar?.text ?? "Type")' in place of 'from'"
            : "add the type that it shows: 'of: Type'")
      return nil
    }
    if present.count > 1 {
      report(
        .conflictingKeys, "a formatter is one of \(Self.kinds.quotedList), not two of them",
        at: present[1].key.span,
        hint: fields["of"] != nil && fields["swift"] != nil
          ? "with 'swift' the type stands in 'from', and what it gives in 'to'"
          : "keep the one that says what is meant",
        related: [Diagnostic.Related(first.key.span, "the other one is here")])
      return nil
    }
    checkExtras(fields, first)
    guard let kind = kind(first, fields, name) else { return nil }
    return FormatterSpec(
      name: name, doc: doc(fields), kind: kind, locale: text(fields["locale"], of: "a locale"),
      timeZone: text(fields["timeZone"], of: "a time zone"))
  }

  /// `text`, `from` and `to` belong to some formatters only.
  private mutating func checkExtras(_ fields: Fields, _ kind: YAMLPair) {
    let what = kind.name ?? ""
    let allowed = what == "of" ? ["text", "from"] : what == "swift" ? ["from", "to"] : []
    for key in ["text", "from", "to"] where !allowed.contains(key) {
      guard let pair = fields.pair(key) else { continue }
      report(
        .conflictingKeys, "a formatter with '\(what)' has no '\(key)'", at: pair.key.span,
        hint: "remove '\(key)'",
        related: [Diagnostic.Related(kind.key.span, "'\(what)' is here")])
    }
  }

  private mutating func kind(
    _ pair: YAMLPair, _ fields: Fields, _ name: Name
  ) -> FormatterSpec.Kind? {
    let node = pair.value
    switch pair.name {
    case "date": return date(node)
    case "relative": return isRelative(node) ? .relative : nil
    case "number", "percent":
      // `number: true` beside `fraction: 1`, of which was told where it belongs.
      if fields.hasUnknown, node.mapping == nil { return nil }
      return pair.key.isText("number")
        ? fractions(node, .number).map { .number($0) }
        : fractions(node, .percent).map { .percent($0) }
    case "currency":
      let code = node.mapping?["code"]?.scalar?.text
      return text(
        node, of: "the code of a currency",
        hint: code.map { "write 'currency: \($0)'" } ?? "for example EUR"
      ).map { _ in .currency(node) }
    case "list": return word("list", in: fields, of: "'list'").map { .list($0) }
    case "of":
      guard let content = content(fields) else {
        if fields.hasUnknown { return nil }
        report(
          .missingKey, "the formatter '\(name.text)' has neither 'text' nor 'from'",
          at: name.span, hint: "write 'text: \"${value}\"' or 'from: value'")
        return nil
      }
      return .of(node, content)
    default:
      guard text(node, of: "'swift'", mayBeEmpty: true) != nil else { return nil }
      guard let from = fields["from"], let to = fields["to"] else {
        if fields.hasUnknown { return nil }
        report(
          .missingKey, "a formatter in Swift needs 'from' and 'to'", at: pair.key.span,
          hint: fields["from"] == nil && fields["to"] == nil
            ? "write '{ swift: \"...\", from: Type, to: Type }'"
            : fields["to"] == nil
              ? "add 'to', the type of the result: to: String"
              : "add 'from', the type of 'value': from: Type")
        return nil
      }
      return .swift(node, from: from, to: to)
    }
  }

  private mutating func date(_ node: YAMLNode) -> FormatterSpec.Kind? {
    guard node.mapping != nil else {
      return text(node, of: "the pattern of a date").map { .date($0) }
    }
    guard let fields = fields(node, .dateStyle) else { return nil }
    // The date that others leave out so would still be there.
    let isTimeAlone = fields["style"]?.isText("none") ?? false
    let style = word(
      "style", in: fields, of: "the style of a date",
      hint: isTimeAlone
        ? "a time alone has a pattern: 'date: HH:mm'; one in Swift shows it as the user's settings have it: "
          + "{ swift: \"value.formatted(date: .omitted, time: .shortened)\", from: Date, to: String }"
        : nil)
    let time = word("time", in: fields, of: "the style of a time")
    return style.map { .dateStyle(style: $0, time: time) }
  }

  private mutating func isRelative(_ node: YAMLNode) -> Bool {
    let styles = ["short", "medium", "long", "full", "named", "numeric", "abbreviated"]
    if let style = node.scalar?.text, styles.contains(style) {
      report(
        .wrongWord, "'relative' has no styles, and this is '\(style)'", at: node.span,
        hint: "'relative: true' shows '2 hours ago'; a date by a style is written "
          + "'date: { style: medium }'")
      return false
    }
    guard let flag = bool(node, of: "'relative'", hint: "write 'relative: true'") else {
      return false
    }
    if !flag.value {
      report(
        .wrongWord, "relative can only be true", at: node.span,
        hint: "for a date by a pattern write 'date: yyyy-MM-dd'")
    }
    return flag.value
  }

  private mutating func fractions(_ node: YAMLNode, _ form: Form) -> FractionSpec? {
    guard !node.isNull else { return FractionSpec() }
    guard let fields = fields(node, form) else { return nil }
    let fractions = FractionSpec(
      fraction: count(fields["fraction"], of: "'fraction'"),
      minFraction: count(fields["minFraction"], of: "'minFraction'"),
      maxFraction: count(fields["maxFraction"], of: "'maxFraction'"),
      grouping: bool(fields["grouping"], of: "'grouping'"))
    if fractions.fraction != nil,
      let other = fields.pair("minFraction") ?? fields.pair("maxFraction")
    {
      report(
        .conflictingKeys, "'fraction' already says both ends", at: other.key.span,
        hint: "write either 'fraction', or 'minFraction' and 'maxFraction'")
    }
    if let least = fractions.minFraction, let most = fractions.maxFraction,
      least.value > most.value
    {
      report(
        .wrongWord, "minFraction is greater than maxFraction", at: least.span,
        hint: "swap them",
        related: [Diagnostic.Related(most.span, "maxFraction is here")])
    }
    return fractions
  }
}
