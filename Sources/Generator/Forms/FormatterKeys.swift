extension Form {
  /// The keys of formatters.
  var formatterKeys: [KeyForm] {
    let fractions: [KeyForm] = [
      KeyForm("fraction", .integer, "The number of digits after the point."),
      KeyForm("minFraction", .integer, "The least number of digits after the point."),
      KeyForm("maxFraction", .integer, "The greatest number of digits after the point."),
    ]
    return switch self {
    case .formatter:
      [
        Self.doc,
        KeyForm("date", .either([.text, .form(.dateStyle)]), "A date, by a pattern or a style."),
        KeyForm("relative", .bool, "A date as seen from now: `in 2 hours`."),
        KeyForm("number", .either([.form(.number), .null]), "A number."),
        KeyForm("percent", .either([.form(.percent), .null]), "A part of one, as percent."),
        KeyForm("currency", .value, "An amount of money, by its code: USD."),
        KeyForm("list", .choice(["and", "or"]), "A list of texts."),
        KeyForm("of", .type, "The type of `value` in `text` or `from`."),
        KeyForm("text", .template, "A text with holes, of `value`."),
        KeyForm("swift", .text, "A Swift expression of `value`."),
        KeyForm("from", .either([.expression, .type]), "An expression, or what `swift` takes."),
        KeyForm("to", .type, "What `swift` gives."),
        KeyForm("locale", .text, "A fixed locale: en_US."),
        KeyForm("timeZone", .text, "A fixed time zone: Europe/Berlin."),
      ]
    case .number: fractions + [KeyForm("grouping", .bool, "Whether thousands are grouped.")]
    case .percent: fractions
    case .dateStyle:
      [
        KeyForm(
          "style", .choice(["short", "medium", "long", "full"]), "How long the date is.",
          isRequired: true),
        KeyForm("time", .choice(["none", "short", "medium"]), "How long the time is."),
      ]
    default: []
    }
  }
}
