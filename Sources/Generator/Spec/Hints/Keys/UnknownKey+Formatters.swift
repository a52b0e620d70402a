import MVVMGenDiagnostics
import MVVMGenForms

/// Keys of formatters.
extension UnknownKey {
  var hintInFormatter: Hint? {
    switch (form, key) {
    case (.dateStyle, "locale"), (.dateStyle, "timeZone"), (.number, "locale"),
      (.percent, "locale"):
      "it belongs to the formatter: write it behind the '}' of this map"
    case (.dateStyle, "format"), (.dateStyle, "pattern"):
      text.map { "a pattern stands alone: date: \($0)" }
    case (.number, "currency"), (.number, "percent"):
      "it is a format of its own, in place of 'number': '\(key): \(value.asWritten)'"
    case (.number, "style") where namesFormatter:
      "it is a format of its own, in place of 'number': '\(text ?? ""): ...'"
    case (.number, "pattern"), (.number, "format"):
      text.flatMap(Form.digits).map { "its digits have keys of their own: \($0)" }
    case (.formatter, "prefix"), (.number, "prefix"), (.formatter, "suffix"), (.number, "suffix"),
      (.formatter, "unit"), (.number, "unit"), (.formatter, "units"), (.number, "units"),
      (.formatter, "symbol"), (.number, "symbol"):
      """
      text beside a value is another formatter, which can use this one: \
      { of: Double, text: "${value | name} km" }
      """
    case (.formatter, "grouping"):
      pairs.has("number")
        ? "it belongs to the number: number: { ..., grouping: \(text ?? "true") }" : nil
    case (.formatter, "fraction"), (.formatter, "minFraction"), (.formatter, "maxFraction"):
      hintAtFraction
    case (.formatter, "time"), (.formatter, "style"): hintAtStyle
    case (.formatter, "format") where namesFormatter: hintAtKind
    case (.formatter, "format")
    where text.map { $0.holds("%") && Form.digits(of: $0) == nil } ?? false:
      "Swift formats so: { swift: 'String(format: \"\(text ?? "")\", value)', from: Int, to: String }"
    case (.formatter, "format"), (.formatter, "pattern"):
      pairs.has("of") && !pairs.has("text") && !pairs.has("from")
        ? .write("text") : text.flatMap(Form.digits).map { "a number has digits: number: \($0)" }
    case (.formatter, "bool"), (.formatter, "boolean"):
      "a choice shows a Bool: { of: Bool, from: if value then \"Yes\" else \"No\" }"
    case (.formatter, "plural"), (.formatter, "plurals"), (.formatter, "count"):
      "a choice tells one from many: { of: Int, from: if value == 1 then ... else ... }"
    case (.formatter, "type"), (.formatter, "kind"):
      // `type: currency`
      namesFormatter
        ? "what it shows is the key: { \(text ?? ""): ... }"
        : !pairs.has("of") && (pairs.has("text") || pairs.has("from")) ? .write("of") : nil
    default: nil
    }
  }

  private var hintAtFraction: Hint {
    pairs.has("currency")
      ? "a currency has digits of its own: remove it"
      : pairs.has("percent")
        ? "write 'percent: { \(key): \(text ?? "0") }'"
        : "it belongs to a number: number: { \(key): \(text ?? "0") }"
  }

  /// `format: percent`, beside what it is to be like.
  private var hintAtKind: Hint {
    let isNumber = text == "percent" || text == "number"
    let parts = isNumber ? "{ fraction: \(pairs.text(of: "fraction") ?? "0") }" : "..."
    return "what it shows is the key: { \(text ?? ""): \(pairs.text(of: "code") ?? parts) }"
  }

  private var hintAtStyle: Hint {
    if key == "style", namesFormatter { return hintAtKind }
    let date = pairs.text(of: "date")
    if key == "time", !pairs.has("date"), let text, text.holds(":") {
      return "a pattern stands alone: date: \(text)"
    }
    // `{ date: d MMM, time: short }`
    if let date, key == "time", !["short", "medium", "long", "full"].contains(date) {
      return "a pattern holds the time too: date: \(date) HH:mm"
    }
    let (style, time) = key == "time" ? (date, text) : (text, nil)
    return "it belongs to the style of a date: date: { style: \(style ?? "medium")"
      + ", time: \(time ?? "short") }"
  }

  private var namesFormatter: Bool { text.map(Form.formatter.has) ?? false }
}
