import Diagnostics
import Reading

/// Steps with numbers, as people count them.
extension SpecDecoder {
  /// `1. set: …`
  static func numbered(_ text: String, _ value: YAMLNode, _ forms: StepForms) -> Hint? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0].first?.isNumber ?? false, forms[String(words[1])] != nil else {
      return nil
    }
    return "steps have no numbers: write '- \(words[1]): \(value.scalar?.text ?? "...")'"
  }
}
