import MVVMGenDiagnostics

/// A list whose first element has no dash, so that YAML joins its lines to one text.
extension YAMLNode {
  /// The elements of `a` above `- b`; nil for any other text.
  public var elementsWithoutFirstDash: [String]? {
    // A text in one line is as long as what is written.
    guard let scalar, scalar.style == .plain, span.length > scalar.text.utf8.count else {
      return nil
    }
    var elements: [String] = []
    var element: [Substring] = []
    for word in scalar.text.split(separator: " ") {
      if word == "-" {
        elements.append(element.joined(separator: " "))
        element = []
      } else {
        element.append(word)
      }
    }
    elements.append(element.joined(separator: " "))
    return elements.count > 1 && !elements.contains("") ? elements : nil
  }
}
