/// Whether a text is a Swift identifier.
public func isName(_ text: String) -> Bool {
  var isFirst = true
  for scalar in text.unicodeScalars {
    let properties = scalar.properties
    if scalar == "_" {
    } else if isFirst {
      guard properties.isXIDStart else { return false }
    } else {
      guard properties.isXIDContinue else { return false }
    }
    isFirst = false
  }
  return !isFirst && text != "_"
}
