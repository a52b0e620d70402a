import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension FirstValue {
  /// What a formatter takes and gives.
  static let ofFormatters = FirstValue.none(
    hint: "the value stands where it is shown: value | name")
}

extension ScreenChecker {
  mutating func declare(_ formatter: FormatterSpec) {
    guard declared[formatter.name.text] == formatter.name.span else { return }
    guard let (kind, input, output) = kind(of: formatter) else {
      expressions.formatters.set(
        formatter.name.text,
        to: FormatterType(input: .unknown, output: .string, span: formatter.name.span))
      return
    }
    if let locale = formatter.locale { checkLocale(locale) }
    if let zone = formatter.timeZone { checkTimeZone(zone) }
    screen.formatters.append(
      CheckedFormatter(
        name: formatter.name.text, doc: formatter.doc, input: input, output: output, kind: kind,
        locale: formatter.locale?.value, timeZone: formatter.timeZone?.value))
    let isCurrency = if case .currency = kind { true } else { false }
    let isPercent = if case .percent = kind { true } else { false }
    let isGrouped = if case .number(_, _, grouping: true) = kind { true } else { isCurrency }
    let halfOfDay: FormatterType.HalfOfDay? =
      switch kind {
      case .dateStyle(_, .some): .narrowSpace
      case .datePattern(let pattern): pattern.utf8.contains(UInt8(ascii: "a")) ? .ofPattern : nil
      default: nil
      }
    expressions.formatters.set(
      formatter.name.text,
      to: FormatterType(
        input: input, output: output, span: formatter.name.span, isCurrency: isCurrency,
        isPercent: isPercent, isGrouped: isGrouped, halfOfDay: halfOfDay,
        locale: formatter.locale?.value))
  }

  private mutating func kind(
    of formatter: FormatterSpec
  ) -> (CheckedFormatter.Kind, input: ValueType?, output: ValueType)? {
    switch formatter.kind {
    case .date(let pattern):
      checkPatternOrStyle(pattern)
      return (.datePattern(pattern.value), .date, .string)
    case .dateStyle(let style, let time):
      guard let dateStyle = CheckedFormatter.DateStyle(rawValue: style.value) else { return nil }
      let timeStyle = time.flatMap { CheckedFormatter.DateStyle(rawValue: $0.value) }
      return (.dateStyle(dateStyle, time: timeStyle), .date, .string)
    case .relative: return (.relative, .date, .string)
    case .number(let spec):
      let (least, most) = fractions(spec, otherwise: 3)
      return (
        .number(
          minFraction: least, maxFraction: most, grouping: spec.grouping?.value ?? false),
        nil, .string
      )
    case .percent(let spec):
      let (least, most) = fractions(spec, otherwise: 0)
      return (.percent(minFraction: least, maxFraction: most), nil, .string)
    case .currency(let node): return currency(node)
    case .list(let word): return (.list(isOr: word.value == "or"), .array(.string), .string)
    case .of(let node, let content): return expression(content, of: node, in: formatter)
    case .swift(let node, let from, let to):
      let input = values.type(from, firstValue: .ofFormatters)
      let output = values.type(to, firstValue: .ofFormatters)
      return (.swift(swift(node)), input, output)
    }
  }

  private mutating func expression(
    _ content: ContentSpec, of node: YAMLNode, in formatter: FormatterSpec
  ) -> (CheckedFormatter.Kind, input: ValueType?, output: ValueType) {
    let input = values.type(node, firstValue: .ofFormatters)
    var formatterScope = self.formatterScope
    formatterScope.add("value", .source, input, at: formatter.name.span)
    let before = diagnostics.count
    let value = expression(content, in: formatterScope, expected: .string)
    // `$value` was told.
    let isTold = diagnostics[before...].contains { $0.id == .textLikeName }
    if value.type != .unknown, input != .unknown, !isTold, value.names(of: .source).isEmpty {
      report(
        .ignoredValue, "the formatter does not show its value", at: formatter.name.span,
        severity: .warning,
        hint: "the value is called 'value': { of: \(input), text: \"${value} ...\" }")
    }
    // `of: Int?`, where an optional goes through a formatter of Int: nobody knows which was meant.
    let isOpen = input.isOptional && value.type == .unknown
    return (.expression(value), input, isOpen ? .unknown : .string)
  }

  private mutating func swift(_ node: YAMLNode) -> Step.SwiftCode {
    let swift = Step.SwiftCode(node)
    if isEmpty(swift: swift.code) {
      report(
        .badFormatter, "there is no Swift here", at: node.span,
        hint: "write an expression of 'value': value.description")
    }
    if swift.code.holds("$0"), !swift.code.utf8.contains(UInt8(ascii: "{")) {
      report(
        .badFormatter, "there is no '$0' here: the value is called 'value'", at: node.span,
        hint: "write '\(swift.code.exchanging("$0", for: "value"))'")
    } else if let expression = expressionMeant(by: swift.code) {
      report(.badFormatter, "this is no expression of 'value'", at: node.span, hint: expression)
    }
    checkSwift(swift)
    return swift
  }

  /// `String(value)` of `{ String($0) }` and `return String(value)`, which stand for a function.
  private func expressionMeant(by code: String) -> Hint? {
    let code = code.withoutSpacesAround
    if code.hasPrefix("return ") { return "write '\(code.dropFirst(7))'" }
    let inner = code.dropFirst().dropLast()
    guard code.hasPrefix("{"), code.hasSuffix("}"),
      !inner.utf8.contains(where: { "{}\n".utf8.contains($0) })
    else { return nil }
    let words = inner.split(separator: " ").map(String.init)
    // `{ x in String(x) }`
    if words.count > 2, words[1] == "in" {
      let body = Array(words.dropFirst(2)).joined(separator: " ")
      return words[0] == "value"
        ? .write(body) : "write '\(body)', with 'value' in place of '\(words[0])'"
    }
    return "write '\(String(inner).exchanging("$0", for: "value").withoutSpacesAround)'"
  }

  /// The codes of the signs that most keyboards have; '$' is that of many.
  private static let currencies = ["€": "EUR", "£": "GBP", "$": "USD", "¥": "JPY"]

  private mutating func currency(
    _ node: YAMLNode
  ) -> (CheckedFormatter.Kind, input: ValueType?, output: ValueType) {
    let scope = formatterScope
    let before = diagnostics.count
    let code = values.value(node, in: scope, expected: .string)
    if case .text(let pieces) = code.kind, case .literal(let text)? = pieces.first,
      pieces.count == 1, text.utf8.count != 3 || !text.utf8.allSatisfy({ $0 >= 65 && $0 <= 90 })
    {
      // That it may be a name is told with it.
      diagnostics.removeSubrange(before...)
      let hint: Hint =
        scope[text] != nil
        ? .write("=\(text)")
        : Self.currencies[text].map { .write($0) }
          ?? (text.utf8.count == 3 && text.allSatisfy { $0.isLetter }
            ? .write(text.uppercased()) : nil)
          ?? "it has three capitals: USD, EUR, JPY"
      report(.badFormatter, "'\(text)' is not the code of a currency", at: node.span, hint: hint)
    }
    return (.currency(code: code), nil, .string)
  }

  private func fractions(_ spec: FractionSpec, otherwise most: Int) -> (Int, Int) {
    if let fraction = spec.fraction { return (fraction.value, fraction.value) }
    let least = spec.minFraction?.value ?? 0
    return (least, max(least, spec.maxFraction?.value ?? max(least, most)))
  }

  private var formatterScope: Scope {
    scope.limited(
      to: [.constant, .need, .state], hint: "a formatter uses its value, constants, needs and state"
    )
  }
}
