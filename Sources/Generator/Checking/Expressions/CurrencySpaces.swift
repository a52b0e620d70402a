import Diagnostics
import Reading

extension ValueChecker {
  /// Formats set the sign of a currency apart by a space at which no line ends. It looks like any
  /// other, so that a test that fails for it shows the same text twice.
  mutating func warnOfSpace(_ node: YAMLNode) {
    guard let scalar = node.scalar, !isExpression(scalar),
      formatters.values.contains(where: \.isCurrency),
      let written = writtenWithSpaces(scalar.text)
    else { return }
    var warning = Diagnostic(
      .plainSpace,
      "formats write a no-break space beside a currency's sign, and this is a plain one",
      at: node.span, severity: .warning, hint: "write \(written)")
    warning.replacement = written
    diagnostics.append(warning)
  }

  /// The text between double quotes, with no-break spaces beside the signs of currencies; nil where
  /// there are no others.
  private func writtenWithSpaces(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    var written = "\""
    var isOther = false
    for (index, scalar) in scalars.enumerated() {
      let isBeside =
        scalar == " "
        && (isSign(scalars, index - 1) && isDigit(scalars, index + 1)
          || isDigit(scalars, index - 1) && isSign(scalars, index + 1))
      isOther = isOther || isBeside
      switch scalar {
      case _ where isBeside: written += "\\_"
      case "\"", "\\": written += "\\\(scalar)"
      case "\n": written += "\\n"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return isOther ? written + "\"" : nil
  }

  private func isSign(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    scalars.indices.contains(index)
      && scalars[index].properties.generalCategory == .currencySymbol
  }

  private func isDigit(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    scalars.indices.contains(index) && ("0"..."9").contains(scalars[index])
  }
}
