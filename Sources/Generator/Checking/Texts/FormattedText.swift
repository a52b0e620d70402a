/// A text in which amounts may be, with the signs of their currencies, and times of the day.
///
/// Formats set the sign of a currency, a `%` and thousands apart by a space at which no line ends,
/// and `AM` by a narrow one. They look like any other, so that a test that fails for it shows the
/// same text twice.
struct FormattedText {
  enum Kind {
    case plainSpace, noSpace, percent, thousands, noThousands, halfOfDay
  }

  /// What was found, and was not as formats write it.
  private(set) var wrong: Kind?
  private var scalars: [Unicode.Scalar]

  private static let noBreak: Unicode.Scalar = "\u{A0}"
  private static let narrow: Unicode.Scalar = "\u{202F}"

  /// The text as formatters write it, where those that name no locale have the given one.
  init(_ text: String, by formatters: [FormatterType], in locale: String) {
    scalars = Array(text.unicodeScalars)
    func own(_ formatter: FormatterType) -> String { formatter.locale ?? locale }
    if formatters.contains(where: { $0.isCurrency }) {
      setSignsApart(fromAll: formatters.allSatisfy { !$0.isCurrency || own($0) == "en_US_POSIX" })
    }
    if formatters.contains(where: { $0.halfOfDay == .narrowSpace }),
      !formatters.contains(where: { $0.halfOfDay == .ofPattern })
    {
      setHalvesOfDayApart()
    }
    if formatters.contains(where: { $0.isPercent && Self.setsPercentSignsApart(in: own($0)) }) {
      setPercentSignsApart()
    }
    if let grouped = formatters.first(where: {
      $0.isGrouped && Self.spaceOfThousands(in: own($0)) != nil
    }) {
      setThousandsApart(in: own(grouped))
    }
    let grouped = formatters.filter { $0.isGrouped && !$0.isCurrency }
    if !grouped.isEmpty, grouped.allSatisfy({ own($0) == "en_US_POSIX" }) { joinThousands() }
  }

  /// Puts narrow spaces in the place of others: `8:30 AM`.
  private mutating func setHalvesOfDayApart() {
    for index in scalars.indices.dropFirst(3)
    where scalars[index] == " " && isDigit(index - 1) && scalars[index - 3] == ":" {
      let half = scalars[(index + 1)...].prefix { $0 != " " && $0 != "," }.filter { $0 != "." }
      guard half.count == 2, "aApP".unicodeScalars.contains(half[0]),
        "mM".unicodeScalars.contains(half[1])
      else { continue }
      scalars[index] = Self.narrow
      wrong = .halfOfDay
    }
  }

  private static func setsPercentSignsApart(in locale: String) -> Bool {
    switch language(of: locale) {
    case "de": !locale.hasSuffix("CH") && !locale.hasSuffix("LI")
    case "fr": !locale.hasSuffix("CH")
    case "es": locale == "es" || locale.hasSuffix("ES")
    case "be", "ca", "cs", "da", "fi", "gl", "hr", "lt", "nb", "nn", "no", "ro", "ru", "sk", "sl",
      "sv":
      true
    default: false
    }
  }

  private static func language(of locale: String) -> String {
    String(locale.prefix { $0 != "_" && $0 != "-" })
  }

  /// `50 %`
  private mutating func setPercentSignsApart() {
    for index in scalars.indices.dropLast()
    where scalars[index] == " " && scalars[index + 1] == "%" && isDigit(index - 1) {
      scalars[index] = Self.noBreak
      wrong = .percent
    }
  }

  /// `12 500`, where the locale writes a space.
  private mutating func setThousandsApart(in locale: String) {
    guard let space = Self.spaceOfThousands(in: locale) else { return }
    for index in scalars.indices where scalars[index] == " " {
      let digits = (1...4).prefix { isDigit(index - $0) }.count
      guard (Self.groupsFrom(locale)...3).contains(digits), scalars[index - digits] != "0",
        (1...3).allSatisfy({ isDigit(index + $0) }), !isDigit(index + 4)
      else { continue }
      scalars[index] = space
      wrong = .thousands
    }
  }

  /// `12,500`, where the locale has no groups.
  private mutating func joinThousands() {
    let commas = scalars.indices.filter { index in
      scalars[index] == "," && isDigit(index - 1) && !isDigit(index + 4)
        && (1...3).allSatisfy { isDigit(index + $0) }
    }
    guard !commas.isEmpty else { return }
    for comma in commas.reversed() { scalars.remove(at: comma) }
    wrong = .noThousands
  }

  /// The space that a locale writes between thousands, if it is one.
  private static func spaceOfThousands(in locale: String) -> Unicode.Scalar? {
    switch language(of: locale) {
    case "fr": locale.hasSuffix("CA") ? noBreak : narrow
    case "be", "bg", "cs", "et", "fi", "hu", "lt", "lv", "nb", "nn", "no", "pl", "ru", "sk", "sv",
      "uk":
      noBreak
    case "pt" where locale.hasSuffix("PT"): noBreak
    default: nil
    }
  }

  /// How many digits stand before the first space at least: some write `1500`, and `12 500`.
  private static func groupsFrom(_ locale: String) -> Int {
    ["be", "bg", "et", "hu", "lv", "pl", "pt"].contains(language(of: locale)) ? 2 : 1
  }

  /// Puts no-break spaces in the place of others, and where there is none.
  private mutating func setSignsApart(fromAll: Bool) {
    for index in scalars.indices where scalars[index] == " " {
      // Between two amounts the space is that of the text: `€3.00 €0.00`.
      let isBehindSign = isSign(index - 1) && isDigit(index + 1) && !endsAmount(index - 1)
      let isBeforeSign = isDigit(index - 1) && isSign(index + 1) && !isDigit(index + 2)
      guard isBehindSign || isBeforeSign else { continue }
      scalars[index] = Self.noBreak
      wrong = .plainSpace
    }
    if fromAll { setAllSignsApart() }
  }

  /// Puts no-break spaces between signs and the amounts behind them, and takes the commas out.
  private mutating func setAllSignsApart() {
    var apart: [Unicode.Scalar] = []
    var isAmount = false
    for (index, scalar) in scalars.enumerated() {
      if isAmount, scalar == ",", isDigit(index + 1) { continue }
      apart.append(scalar)
      isAmount = isAmount && (isDigit(index) || scalar == ".")
      guard isSign(index), isDigit(index + 1) else { continue }
      apart.append(Self.noBreak)
      isAmount = true
      wrong = .noSpace
    }
    scalars = apart
  }

  /// The text between double quotes.
  var written: String {
    var written = "\""
    for scalar in scalars {
      switch scalar {
      case Self.noBreak: written += "\\_"
      case Self.narrow: written += "\\u202F"
      case "\"", "\\": written += "\\\(scalar)"
      case "\n": written += "\\n"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }

  private func isSign(_ index: Int) -> Bool {
    scalars.indices.contains(index) && scalars[index].properties.generalCategory == .currencySymbol
  }

  /// Whether a sign belongs to an amount that stands before it.
  private func endsAmount(_ sign: Int) -> Bool {
    isDigit(sign - 1)
      || isDigit(sign - 2) && (scalars[sign - 1] == Self.noBreak || scalars[sign - 1] == " ")
  }

  private func isDigit(_ index: Int) -> Bool {
    scalars.indices.contains(index) && ("0"..."9").contains(scalars[index])
  }
}
