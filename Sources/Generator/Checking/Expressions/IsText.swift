import Diagnostics

extension ValueChecker {
  /// Whether a place in the spec holds that text.
  func isText(_ text: String, at span: SourceSpan) -> Bool {
    file.bytes(at: span).elementsEqual(text.utf8)
  }
}
